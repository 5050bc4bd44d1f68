import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import { FieldRow } from '../../../../forms/fields/field-row';
import { OptionalMarks } from '../../../../forms/fields/optional-mark';
import { TextAreaField } from '../../../../forms/fields/text-area-field';
import { TextField } from '../../../../forms/fields/text-field';
import { valueAt } from '../../../../lib/value-at';
import { MAX_ALT_LENGTH, MAX_CAPTION_LENGTH, MAX_LINE_LENGTH } from '../../../../model/payloads/limits';
import type { MediumField } from '../../../../model/rules/event-rules';
import { Icon } from '../../../../ui/icon';
import { TextButton } from '../../../../ui/text-button';
import { useRecordingRules } from '../../use-recording-rules';
import { CropButton } from './crop-button';

/** The optional texts in the order of the form. */
const FIELDS = [
  'author',
  'copyright',
  'agency',
  'title',
  'location',
  'description',
] as const satisfies readonly MediumField[];

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-top: 8px;
`;

const More = styled(TextButton)`
  display: flex;
  gap: 6px;
  align-items: center;
  justify-self: start;

  &[aria-expanded='true'] > .icon {
    transform: rotate(180deg);
  }
`;

/** Renders the texts of a picture: required ones first, the others behind a button; even where pictures are optional. */
export function PictureFields({ path }: { path: string }) {
  const { t } = useLingui();
  const id = useId();
  const { eventRecording } = useRecordingRules();
  const needed: readonly MediumField[] = FIELDS.filter((name) => eventRecording.requiredMediaFields.includes(name));
  const others = FIELDS.filter((name) => !needed.includes(name));
  const { isOpen, toggle } = useOpened(path, others);
  return (
    <OptionalMarks value>
      <Fields>
        <TextField
          path={`${path}.alt`}
          isRequired
          maxLength={MAX_ALT_LENGTH}
          hint={t`Zum Beispiel „Drei Kinder spielen Flöte auf der Bühne“. Vorleseprogramme lesen das vor.`}
        />
        <FieldRow>
          {needed.map((name) => (
            <MediumTextField key={name} path={path} name={name} isRequired />
          ))}
        </FieldRow>
        <CropButton path={path} />
        {others.length > 0 && (
          <More type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
            <Icon name="down" size={16} />
            {needed.includes('author') ? t`Weitere Angaben zum Bild` : t`Urheber und weitere Angaben zum Bild`}
          </More>
        )}
        <div id={id} hidden={!isOpen}>
          {isOpen && (
            <FieldRow>
              {others.map((name) => (
                <MediumTextField key={name} path={path} name={name} />
              ))}
            </FieldRow>
          )}
        </div>
      </Fields>
    </OptionalMarks>
  );
}

type FieldProps = { path: string; name: MediumField; isRequired?: boolean };

/** Renders one text of a picture with its hint. */
function MediumTextField({ path, name, isRequired }: FieldProps) {
  const { t } = useLingui();
  const hints: Partial<Record<MediumField, ReactNode>> = {
    author: t`Wer das Bild gemacht hat.`,
    copyright: t`Wer die Rechte am Bild hat.`,
    agency: t`Wenn das Bild von einer Bildagentur ist.`,
    description: t`Erscheint unter dem Bild, wenn Besucher es groß öffnen.`,
  };
  const props = { path: `${path}.${name}`, isRequired, hint: hints[name] };
  return name === 'description' ? (
    <TextAreaField {...props} rows={2} maxLength={MAX_CAPTION_LENGTH} />
  ) : (
    <TextField {...props} maxLength={MAX_LINE_LENGTH} />
  );
}

/** Keeps whether the fields behind the button are shown: on request, or if one of them has a value or a problem. */
function useOpened(path: string, names: readonly string[]) {
  const { form } = useFormContent();
  const paths = names.map((name) => `${path}.${name}`);
  const [isOpen, setIsOpen] = useState(() => paths.some((one) => Boolean(valueAt(form.values(), one))));
  const hasProblem = useFormPart(
    form,
    ({ state }) => paths.some((one) => state.shownProblems[one] !== undefined),
    path,
  );
  return { isOpen: isOpen || hasProblem, toggle: () => setIsOpen(!isOpen) };
}

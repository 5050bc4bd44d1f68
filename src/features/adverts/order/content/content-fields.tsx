import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePortal } from '../../../../app/portal';
import { useFormPart } from '../../../../forms/engine/form-context';
import type { FieldProblem } from '../../../../forms/engine/form-problems';
import type { Form } from '../../../../forms/engine/form-store';
import { commonMessage } from '../../../../forms/engine/problem-messages';
import { TextAreaField } from '../../../../forms/fields/text-area-field';
import { TextField } from '../../../../forms/fields/text-field';
import type { FileUploads } from '../../../../forms/upload/file-uploads';
import { formatNumber } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import type { AdvertSlot } from '../../../../model/answers/advert-catalogue';
import type { OwnAdvertEvent } from '../../../../model/answers/advert-event';
import type { AdvertCrop } from '../../../../model/answers/order-draft';
import { Notice } from '../../../../ui/notice';
import { MAX_ENTERED_TEXT_LENGTH, MAX_ENTERED_TITLE_LENGTH } from '../order-problems';
import { type ContentDraft, pictureOf } from './content-draft';
import { CropField } from './crop-field';
import { PictureChoice } from './picture-choice';
import { aspectOf, tooSmall } from './small-picture';
import { useNaturalSize } from './use-natural-size';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

type Shape = Pick<AdvertSlot, 'place' | 'size'>;

type Props = {
  event: OwnAdvertEvent | undefined;
  slot: Shape;
  files: FileUploads;
  form: Form<ContentDraft>;
  /** Date and location of the event, with which the advert begins; '' for none. */
  line: string;
  /** Below the picture. */
  children?: ReactNode;
};

/** Removes the chosen picture. */
export function dropPicture(form: Form<ContentDraft>, files: FileUploads): void {
  for (const { id } of form.values().uploads) files.remove(`uploads.${id}`);
  form.set('uploads', []);
  form.set('source', 'upload');
}

/** Returns the messages for the problems of an advert's content. */
export function useContentMessages(): (problem: FieldProblem) => string {
  const { t } = useLingui();
  const { _ } = useTranslation();
  return (problem) =>
    problem.code === 'picture_small' ? t`Dieses Bild ist für den Werbeplatz zu klein.` : commonMessage(problem, _);
}

/** Renders the fields of an advert's texts and picture. */
export function ContentFields({ event, slot, files, form, line, children }: Props) {
  const { t } = useLingui();
  const { host } = usePortal().client;
  const values = useFormPart(form, () => form.values());
  const picture = pictureOf(values, event, host);
  const naturalSize = useNaturalSize(picture?.address);
  const size = picture?.size ?? naturalSize;
  const crop = picture && values.crops[picture.id];
  return (
    <Fields>
      <TextField path="title" isRequired maxLength={MAX_ENTERED_TITLE_LENGTH} counterFrom={0} />
      {line && <p className="hint">{t`Die Anzeige beginnt mit Datum und Ort: ${line}`}</p>}
      <TextAreaField path="text" maxLength={MAX_ENTERED_TEXT_LENGTH} counterFrom={0} rows={3} />
      <PictureChoice {...{ event, files, form }} />
      {picture && size && (
        <CropField
          address={picture.address}
          {...{ size, crop }}
          aspect={aspectOf(slot)}
          onCrop={(next) => form.set('crops', { ...form.values().crops, [picture.id]: next })}
        />
      )}
      {children}
      {picture?.size && (
        <SmallPicture {...{ slot, crop }} size={picture.size} onDrop={() => dropPicture(form, files)} />
      )}
    </Fields>
  );
}

type SmallProps = {
  slot: Shape;
  crop: AdvertCrop | undefined;
  size: { width: number; height: number };
  onDrop(): void;
};

/** Renders a warning if a picture would look blurred in its slot. */
function SmallPicture({ slot, crop, size, onDrop }: SmallProps) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const small = tooSmall(size, crop, slot);
  if (!small) return null;
  const sizeText = ({ width, height }: SmallProps['size']) =>
    `${formatNumber(width, locale)} × ${formatNumber(height, locale)}`;
  const [has, least] = [sizeText(small.has), sizeText(small.min)];
  return (
    <Notice kind="warning" role="status" title={t`Dieses Bild ist für den Werbeplatz zu klein`}>
      <p>{t`Der Ausschnitt hat ${has} Pixel, er braucht mindestens ${least}. Bitte wählen Sie einen größeren Ausschnitt, ein größeres Bild oder keines.`}</p>
      <button type="button" className="button is-quiet" onClick={onDrop}>
        {t`Kein Bild verwenden`}
      </button>
    </Notice>
  );
}

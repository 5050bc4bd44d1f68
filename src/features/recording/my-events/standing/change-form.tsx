import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useRef } from 'react';
import { ApiError } from '../../../../api/api-error';
import { useTranslation } from '../../../../i18n/use-translation';
import { EVENT_STATUSES } from '../../../../model/appointment';
import { ErrorNotice } from '../../../../portal/error-notice';
import { SAVE_ERRORS } from '../../../../portal/error-words';
import { useForm } from '../../../../portal/form/use-form';
import { FormBox } from '../../../../portal/form-parts/form-box';
import { FormActions } from '../../../../portal/form-parts/form-foot';
import { usePortal } from '../../../../portal/portal';
import { RadioField } from '../../../../ui/fields/radio-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { useFormPart } from '../../../../ui/form/form-context';
import type { FieldProblem } from '../../../../ui/form/form-store';
import { genericWords } from '../../../../ui/form/problem-words';
import { DateField } from '../../../../ui/typed-fields/date-field';
import { valueWords } from '../../../../ui/typed-fields/value-words';
import type { KnownEvent } from '../../written-api';
import { reasonWords } from '../outcome-words';
import type { Undo } from '../standing-changes';
import { changeFields, describeChange, tidyChange } from './describe-change';
import { type Change, type TakenBack, withChange } from './planned-dates';
import { saveChange } from './save-change';
import { STATUS_WORDS } from './status-words';

type Props = {
  known: KnownEvent;
  /** The key of what is changed. */
  at: string;
  change: Change;
  /** For which dates the status of the whole event is taken back with it. */
  takesBack?: TakenBack | undefined;
  canHaveDay: boolean;
  /** Asks for the event as it is now. */
  onReload(): void;
  onClose(): void;
  /** @param undo the way back */
  onSaved(undo: Undo | undefined): void;
};

/** How the event or one of its dates stands from now on. */
export function ChangeForm({ known, at, change, takesBack, canHaveDay, onReload, onClose, onSaved }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { client } = usePortal();
  const description = useMemo(() => describeChange(translation.today, canHaveDay), [translation.today, canHaveDay]);
  const undo = useRef<Undo>(undefined);
  const control = useForm(description, {
    record: change,
    async save(values, { idempotencyKey }) {
      const saved = await saveChange(client, known, { key: at, change: tidyChange(values), takesBack, idempotencyKey });
      // What somebody else has changed beside it stays.
      const back = takesBack ? known.record.content : withChange(saved.record.content, at, change);
      undo.current = { known: saved, back };
      return undefined;
    },
    onSaved: () => onSaved(undo.current),
    needsSession: true,
    fieldsOf: ({ fields }) => changeFields(fields),
  });
  const { status } = useFormPart(control.form, (form) => form.values());
  const { failure } = control;
  const isStale = failure instanceof ApiError && failure.status === 412;
  return (
    <FormBox control={control} wordsOf={useChangeWords()} label={t`Absagen oder verschieben`}>
      <ErrorNotice words={SAVE_ERRORS} error={failure} onRetry={isStale ? onReload : () => void control.submit()}>
        {failure instanceof ApiError && <p>{reasonWords(failure, translation)}</p>}
      </ErrorNotice>
      <RadioField
        path="status"
        options={EVENT_STATUSES.map((value) => ({ value, label: translation._(STATUS_WORDS[value]) }))}
      />
      {status === 'postponed' && canHaveDay && (
        <DateField path="newDate" min={translation.today} hint={t`tt.mm.jjjj; ohne Angabe noch offen`} />
      )}
      {(status === 'postponed' || status === 'moved') && (
        <TextField
          path="newLocation"
          hint={
            status === 'moved'
              ? t`Name und Gemeinde; ohne Angabe noch offen`
              : t`Name und Gemeinde; ohne Angabe wie geplant`
          }
        />
      )}
      <FormActions control={control}>
        <button type="button" className="button is-quiet" onClick={onClose}>
          {t({ message: 'Abbrechen', context: 'question' })}
        </button>
        <SubmitButton>{t`Speichern`}</SubmitButton>
      </FormActions>
    </FormBox>
  );
}

function useChangeWords(): (problem: FieldProblem) => string {
  const { t } = useLingui();
  const translation = useTranslation();
  const past = t`Dieser Tag ist vorbei. Bitte wählen Sie einen späteren.`;
  const other = t`Bitte prüfen Sie diese Angabe.`;
  return useCallback(
    (problem) =>
      problem.code === 'past'
        ? past
        : (valueWords(problem, translation) ?? genericWords(problem, translation._) ?? other),
    [translation, past, other],
  );
}

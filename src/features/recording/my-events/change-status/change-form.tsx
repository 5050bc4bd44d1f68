import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useRef } from 'react';
import { ApiError } from '../../../../api/api-error';
import { SAVE_ERRORS } from '../../../../app/error-messages';
import { ErrorNotice } from '../../../../app/error-notice';
import { usePortal } from '../../../../app/portal';
import { useFormPart } from '../../../../forms/engine/form-context';
import type { FieldProblem } from '../../../../forms/engine/form-store';
import { genericMessage } from '../../../../forms/engine/problem-messages';
import { RadioField } from '../../../../forms/fields/radio-field';
import { SubmitButton } from '../../../../forms/fields/submit-button';
import { TextField } from '../../../../forms/fields/text-field';
import { DateField } from '../../../../forms/fields/typed/date-field';
import { valueMessage } from '../../../../forms/fields/typed/value-messages';
import { FormActions } from '../../../../forms/layout/form-actions';
import { FormBox } from '../../../../forms/layout/form-box';
import { useForm } from '../../../../forms/saving/use-form';
import { useTranslation } from '../../../../i18n/use-translation';
import { EVENT_STATUSES } from '../../../../model/answers/appointment';
import type { VersionedEvent } from '../../written-api';
import { failureReason } from '../outcome-words';
import type { Undo } from '../status-changes';
import { describeChange, statusChangeFields, tidyChange } from './describe-change';
import { type Change, type ResetReach, withChange, withoutEventStatus } from './planned-dates';
import { saveChange } from './save-change';
import { CHANGE_STATUS_LABELS } from './status-words';
import { VisitorsView } from './visitors-view';

type Props = {
  event: VersionedEvent;
  /** The key of the event or date to change. */
  targetKey: string;
  change: Change;
  /** The dates for which the status of the whole event is taken back at the same time. */
  resetReach?: ResetReach | undefined;
  canHaveDay: boolean;
  /** Called to load the current version of the event. */
  onReload(): void;
  onClose(): void;
  /** @param undo the data that restores the previous state */
  onSaved(undo: Undo | undefined): void;
};

/** Renders the form for the status of an event or of one of its dates. */
export function ChangeForm({ event, targetKey, change, resetReach, canHaveDay, onReload, onClose, onSaved }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { client } = usePortal();
  const description = useMemo(() => describeChange(translation.today, canHaveDay), [translation.today, canHaveDay]);
  const undo = useRef<Undo>(undefined);
  const control = useForm(description, {
    record: change,
    async save(values, { idempotencyKey }) {
      const saved = await saveChange(client, event, {
        key: targetKey,
        change: tidyChange(values),
        resetReach,
        idempotencyKey,
      });
      // Changes by others to other dates stay.
      const previousFields = resetReach ? event.record.content : withChange(saved.record.content, targetKey, change);
      undo.current = { saved, previousFields };
      return undefined;
    },
    onSaved: () => onSaved(undo.current),
    needsSession: true,
    fieldsOf: ({ fields }) => statusChangeFields(fields),
  });
  const values = useFormPart(control.form, (form) => form.values());
  const { status } = values;
  const { content } = event.record;
  const changed = useMemo(
    () =>
      withChange(
        resetReach ? withoutEventStatus(content, targetKey, resetReach) : content,
        targetKey,
        tidyChange(values),
      ),
    [content, resetReach, targetKey, values],
  );
  const { failure } = control;
  const isStale = failure instanceof ApiError && failure.status === 412;
  return (
    <FormBox control={control} messageFor={useChangeMessages()} label={t`Absagen oder verschieben`}>
      <ErrorNotice messages={SAVE_ERRORS} error={failure} onRetry={isStale ? onReload : () => void control.submit()}>
        {failure instanceof ApiError && <p>{failureReason(failure, translation)}</p>}
      </ErrorNotice>
      <RadioField
        path="status"
        options={EVENT_STATUSES.map((value) => ({ value, label: translation._(CHANGE_STATUS_LABELS[value]) }))}
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
      <VisitorsView content={changed} targetKey={targetKey} />
      <FormActions control={control}>
        <button type="button" className="button is-quiet" onClick={onClose}>
          {t({ message: 'Abbrechen', context: 'question' })}
        </button>
        <SubmitButton>{t`Speichern`}</SubmitButton>
      </FormActions>
    </FormBox>
  );
}

function useChangeMessages(): (problem: FieldProblem) => string {
  const { t } = useLingui();
  const translation = useTranslation();
  const past = t`Dieser Tag ist vorbei. Bitte wählen Sie einen späteren.`;
  const other = t`Bitte prüfen Sie diese Angabe.`;
  return useCallback(
    (problem) =>
      problem.code === 'past'
        ? past
        : (valueMessage(problem, translation) ?? genericMessage(problem, translation._) ?? other),
    [translation, past, other],
  );
}

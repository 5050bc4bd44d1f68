import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import { RadioField } from '../../../../forms/fields/radio-field';
import { FormActions } from '../../../../forms/layout/form-actions';
import { FormBox } from '../../../../forms/layout/form-box';
import { useForm } from '../../../../forms/saving/use-form';
import { useTranslation } from '../../../../i18n/use-translation';
import { type RowId, valueAt } from '../../../../lib/value-at';
import { strikeDays } from '../../../../model/series/change-series';
import type { Series } from '../../../../model/series/series';
import { Dialog } from '../../../../ui/dialog';
import { TextButton } from '../../../../ui/text-button';
import { AS_PLANNED, type Change, dayKey } from '../../my-events/change-status/planned-dates';
import { useRecordingRules } from '../../use-recording-rules';
import { DateStatus } from './date-status';
import { recordedDayLabel } from './date-words';
import { type DayDraft, dayDraft, describeDay, withDay } from './day-draft';
import { DayFields } from './day-fields';
import { LastDayField } from './last-day-field';
import type { Exceptions } from './use-exceptions';
import { useSeriesChange } from './use-series-change';

type DialogCallbacks = Pick<Exceptions, 'prefer'> & {
  /** Removes the whole series, with an undo. */
  onRemove(id: RowId): void;
  onClose(): void;
};
type Props = DialogCallbacks & {
  /** The path of the series. */
  path: string;
  /** The day of the series: 'YYYY-MM-DD'. */
  day: string;
};

/** Renders a dialog that changes or strikes one day of a series, that day and all following, or all. */
export function DayDialog({ path, day, ...callbacks }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { form } = useFormContent();
  const [series] = useState(() => valueAt(form.values(), path) as Series | undefined);
  const [initialDraft] = useState(() => series && dayDraft(series, day));
  const name = recordedDayLabel(day, translation);
  return (
    <Dialog title={t`Termin am ${name}`} onClose={callbacks.onClose}>
      {series && initialDraft && (
        <DayForm path={path} series={series} day={day} initialDraft={initialDraft} {...callbacks} />
      )}
    </Dialog>
  );
}

type FormProps = DialogCallbacks & { path: string; series: Series; day: string; initialDraft: DayDraft };

/** Returns the current status of a day of a series, which its own dialog may have changed. */
function statusOn(series: Series | undefined, day: string): Change | undefined {
  const current = series && dayDraft(series, day);
  return current && { status: current.status, newDate: current.newDate, newLocation: current.newLocation };
}

function DayForm({ path, series, day, initialDraft, prefer, onRemove, onClose }: FormProps) {
  const { t } = useLingui();
  const { today } = useTranslation();
  const { form, messageFor } = useFormContent();
  const rules = useRecordingRules();
  const description = useMemo(() => describeDay(rules, today, day), [rules, today, day]);
  const { change, changePart, changeRule } = useSeriesChange(series.id, onClose);
  const control = useForm(description, {
    record: initialDraft,
    async save(draft) {
      const withDraft = (one: Series) => withDay(one, day, { ...draft, ...statusOn(one, day) });
      if (draft.reach === 'one') change(withDraft, t`Termin geändert.`);
      else changePart(withDraft, t`Termine geändert.`);
    },
  });
  const reach = useFormPart(control.form, ({ values }) => values().reach);
  const hasMore = useFormPart(control.form, ({ values }) => values().additionalInfo !== '');
  const isOne = reach === 'one';
  const current = useFormPart(form, ({ values }) => valueAt(values(), path)) as Series | undefined;
  const status = statusOn(current, day);
  function strike() {
    if (isOne) return change((one) => strikeDays(one, day, 'one'), t`Termin gestrichen.`);
    const [remaining] = strikeDays(series, day, reach);
    if (!remaining) {
      onClose();
      return onRemove(series.id);
    }
    // The exceptions on the removed days are listed, and the author can keep them.
    prefer('drop');
    const { struck, changed } = series;
    change(() => [{ ...remaining, struck, changed }], t`Termine gestrichen.`);
  }
  return (
    <FormBox control={control} messageFor={messageFor} label={t`Termin`}>
      <RadioField
        path="reach"
        options={[
          { value: 'one', label: t`nur diesen Termin` },
          { value: 'following', label: t`diesen und alle folgenden` },
          { value: 'all', label: t`alle Termine der Serie` },
        ]}
      />
      <DayFields
        prefix=""
        day={isOne ? 'date' : undefined}
        hasMore={hasMore}
        more={isOne && <LastDayField path="endDate" />}
      />
      {isOne && status && (
        <DateStatus
          change={status}
          statusKey={typeof series.id === 'number' ? dayKey(series.id, day) : undefined}
          onReset={() => change((one) => withDay(one, day, { ...initialDraft, ...AS_PLANNED }), t`Termin geändert.`)}
        />
      )}
      {!isOne && (
        <TextButton type="button" onClick={() => changeRule((one) => withDay(one, day, control.form.values()))}>
          {reach === 'following' ? t`Ab diesem Tag anders wiederholen` : t`Wiederholung der Serie ändern`}
        </TextButton>
      )}
      <FormActions control={control}>
        <button type="button" className="button is-quiet" onClick={strike}>
          {isOne ? t`Termin streichen` : t`Termine streichen`}
        </button>
        <button type="button" className="button is-quiet" onClick={onClose}>
          {t`Abbrechen`}
        </button>
        <button type="submit" className="button">
          {t`Übernehmen`}
        </button>
      </FormActions>
    </FormBox>
  );
}

import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useField, useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import { insertRow } from '../../../../forms/engine/form-rows';
import { useRows } from '../../../../forms/engine/use-rows';
import { ErrorLine } from '../../../../forms/fields/field-frame';
import { UndoRemove } from '../../../../forms/fields/undo-remove';
import { MAX_ENTRIES } from '../../../../model/payloads/limits';
import type { SingleDate } from '../../../../model/records/event-content';
import type { DayContent } from '../../../../model/series/series';
import { useRecordingRules } from '../../use-recording-rules';
import type { EventDraft } from '../event-draft';
import { DateIcon } from './date-icon';
import { countOfSeries } from './days-of-series';
import { FreeDates, RowList } from './free-dates';
import { isBlankDate, newDate, newSeries } from './new-rows';
import { SeriesRow } from './series-row';
import { StatusPlace } from './status-place';
import { WholeEventStatus } from './whole-event-status';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
`;

type EventDates = Pick<EventDraft, 'dates' | 'series'>;

/** Renders the dates of an event, single ones and series, as the client allows them. */
export function DatesSection() {
  const { t } = useLingui();
  const { form } = useFormContent();
  const { eventAppointmentType: type } = useRecordingRules().eventRecording;
  const dates = useRows('dates');
  const series = useRows('series');
  const [closeCount, setCloseCount] = useState(0);
  const isAlone = dates.rows.length === 1 && series.rows.length === 0;

  function addDate() {
    setCloseCount(closeCount + 1);
    const blank = (form.values() as EventDates).dates.find(isBlankDate);
    // A second blank row is useless, so the focus goes to the first.
    if (blank) form.reveal(`dates.${blank.id}.date`);
    else form.reveal(`dates.${insertRow(form, 'dates', newDate(lastDateOf(form.values() as EventDates)))}.date`);
  }
  function repeat() {
    setCloseCount(closeCount + 1);
    const { dates: existing } = form.values() as EventDates;
    const blank = existing.find(isBlankDate);
    const repeated = isAlone ? existing[0] : blank;
    const template = repeated ?? existing.at(-1);
    const row = newSeries(template && { ...template, date: repeated?.date ?? '' });
    // A repeated date is no longer a single date.
    if (repeated) form.set(`dates.${repeated.id}`, undefined);
    insertRow(form, 'series', row);
    form.reveal(`series.${row.id}.${row.start === '' ? 'start' : 'every'}`);
  }
  return (
    <StatusPlace>
      <FreeDates dates={dates} isAlone={isAlone} closeCount={closeCount} />
      {series.rows.length > 0 && (
        <RowList>
          {series.rows.map(({ id, key }) => (
            <SeriesRow key={key} id={id} closeCount={closeCount} onRemove={series.remove} />
          ))}
        </RowList>
      )}
      <UndoRemove undo={series.undo} message={t`Serie entfernt.`} />
      <Foot>
        {type !== 'series' && (
          <AddButton
            path="dates"
            fullHint={dates.rows.length >= MAX_ENTRIES.days && t`Mehr Termine sind nicht möglich.`}
            icon="plus"
            onAdd={addDate}
          >
            {dates.rows.length === 0 ? t`Einzelner Termin` : t`Weiterer Termin`}
          </AddButton>
        )}
        {type !== 'free' && (
          <AddButton
            path="series"
            fullHint={series.rows.length >= MAX_ENTRIES.series && t`Mehr Serien sind nicht möglich.`}
            icon="repeat"
            onAdd={repeat}
          >
            {isAlone ? t`Wiederholen` : t`Serie hinzufügen`}
          </AddButton>
        )}
        <Count />
      </Foot>
      <WholeEventStatus />
    </StatusPlace>
  );
}

/** Returns the date whose times the next date takes over, since they are mostly equal. */
const lastDateOf = ({ dates, series }: EventDates): DayContent | undefined =>
  (dates.at(-1) ?? series.at(-1)) as SingleDate;

type AddProps = {
  path: 'dates' | 'series' /** Hint that explains why nothing can be added. */;
  fullHint: string | false;
  icon: 'plus' | 'repeat';
  onAdd(): void;
  children: string;
};

/** Renders a button that adds a row, beside the error of the whole list. */
function AddButton({ path, fullHint, icon, onAdd, children }: AddProps) {
  const { id, error, isReadOnly, ref } = useField<readonly unknown[]>(path);
  if (isReadOnly) return null;
  return (
    <>
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      <button
        ref={ref}
        type="button"
        className="button is-text"
        aria-disabled={fullHint ? true : undefined}
        aria-describedby={[error && `${id}-error`, fullHint && `${id}-full`].filter(Boolean).join(' ') || undefined}
        onClick={() => !fullHint && onAdd()}
      >
        <DateIcon name={icon} />
        {children}
      </button>
      {fullHint && (
        <span className="hint" id={`${id}-full`}>
          {fullHint}
        </span>
      )}
    </>
  );
}

/** Renders the number of all dates. */
function Count() {
  const { t } = useLingui();
  const { form } = useFormContent();
  const count = useFormPart(form, ({ values }) => countOf(values() as EventDates));
  return count > 1 ? (
    <span className="hint">{t`${plural(count, { one: 'Ergibt # Termin.', other: 'Ergibt # Termine.' })}`}</span>
  ) : null;
}

const countOf = ({ dates, series }: EventDates) =>
  dates.filter(({ date }) => date !== '').length + series.reduce((sum, one) => sum + countOfSeries(one), 0);

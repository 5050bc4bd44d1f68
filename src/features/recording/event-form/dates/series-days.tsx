import styled from '@emotion/styled';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useField, useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import { ErrorLine } from '../../../../forms/fields/field-frame';
import { lazyDialog } from '../../../../forms/layout/lazy-dialog';
import { useTranslation } from '../../../../i18n/use-translation';
import { type RowId, valueAt } from '../../../../lib/value-at';
import { changeDay, restoreDay, strikeDays } from '../../../../model/series/change-series';
import { plannedDate, type Series } from '../../../../model/series/series';
import { Icon } from '../../../../ui/icon';
import { changeRow } from './change-row';
import { recordedDayLabel } from './date-words';
import { DayLine } from './day-line';
import { DaysCalendar } from './days-calendar';
import { daysOfSeries } from './days-of-series';
import type { Exceptions } from './use-exceptions';

/** The dialog for days of a series, lazy because few authors open it. */
const DayDialog = lazyDialog(async () => (await import('./day-dialog')).DayDialog);

/** The number of lines before "show all". */
const INITIAL_DAYS = 6;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px 24px;
  align-items: start;

  @container (min-width: 640px) {
    grid-template-columns: minmax(0, 300px) minmax(0, 1fr);
  }
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

type Props = Pick<Exceptions, 'prefer'> & {
  /** The path of the series. */
  path: string;
  onRemove(id: RowId): void;
};

/** Renders the days of a series as a calendar and as a list, to strike or change single days. */
export function SeriesDays({ path, ...callbacks }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { form, announce } = useFormContent();
  const { id, error, ref } = useField<Series['changed']>(`${path}.changed`);
  const series = useFormPart(form, ({ values }) => valueAt(values(), path)) as Series | undefined;
  const isReadOnly = useFormPart(form, ({ isReadOnly: isPathReadOnly }) => isPathReadOnly(path));
  const list = useRef<HTMLUListElement>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  const [edited, setEdited] = useState<string>();
  const days = series ? daysOfSeries(series) : [];
  const rowId = series?.id;
  const actions = useMemo(() => {
    const change = (update: (one: Series) => readonly Series[], message: string) => {
      if (rowId !== undefined) changeRow(form, rowId, update);
      announce(message);
    };
    return {
      onEdit: setEdited,
      onStrike(day: string) {
        const name = recordedDayLabel(day, translation);
        change((one) => strikeDays(one, day, 'one'), translation._(msg`${name} gestrichen.`));
      },
      onRestore(day: string) {
        const name = recordedDayLabel(day, translation);
        change((one) => [takePlace(one, day)], translation._(msg`${name} findet statt.`));
      },
    };
  }, [form, rowId, announce, translation]);

  if (!series || days.length === 0) return null;
  const upcoming = days.filter(({ day }) => day >= translation.today);
  const shown = isExpanded ? days : (upcoming.length > 0 ? upcoming : days).slice(0, INITIAL_DAYS);
  const count = days.length;
  function showAll() {
    flushSync(() => setIsExpanded(true));
    // The pressed button is removed, so the focus goes to the first new line.
    list.current?.querySelectorAll<HTMLElement>('li')[shown.length]?.querySelector('button')?.focus();
  }
  return (
    <Layout>
      <DaysCalendar days={days} isReadOnly={isReadOnly} onPick={setEdited} />
      <div ref={ref} tabIndex={-1}>
        {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
        <List ref={list}>
          {shown.map((day) => (
            <DayLine key={day.day} day={day} isReadOnly={isReadOnly} {...actions} />
          ))}
        </List>
        {count > shown.length && (
          <button type="button" className="button is-quiet" onClick={showAll}>
            {t`Alle ${count} Tage zeigen`}
            <Icon name="down" size={16} />
          </button>
        )}
      </div>
      {edited !== undefined && (
        <DayDialog path={path} day={edited} {...callbacks} onClose={() => setEdited(undefined)} />
      )}
    </Layout>
  );
}

/** Restores a struck day; an excluded holiday becomes a changed day, because it takes place by explicit choice. */
function takePlace(series: Series, day: string): Series {
  const restored = restoreDay(series, day);
  const isStillOmitted = daysOfSeries(restored).some((one) => one.day === day && one.skipReason !== undefined);
  return isStillOmitted ? changeDay(restored, day, plannedDate(series, day)) : restored;
}

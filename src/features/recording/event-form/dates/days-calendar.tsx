import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation';
import type { SeriesDay } from '../../../../model/series/series';
import { MonthCalendar } from '../../../../ui/calendar/month-calendar';
import { adoptStyleText } from '../../../../ui/panel/adopt-style-text';
import css from '../../../../ui/panel/panel.css?inline';
import { timesLabel } from './date-words';
import { HOLIDAY_NAMES } from './holiday-names';

type Props = { days: readonly SeriesDay[]; isReadOnly: boolean; onPick(day: string): void };

/** Renders the days of a series in a month calendar; picking one opens its dialog. */
export function DaysCalendar({ days, isReadOnly, onPick }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [hint, setHint] = useState('');
  useLayoutEffect(() => adoptStyleText(box.current, css), []);
  const notes = useMemo(
    () =>
      new Map(
        days.map(({ day, skipReason, date }) => {
          const times = timesLabel(date, translation) || t`Termin`;
          const reason = skipReason && skipReason !== 'struck' ? translation._(HOLIDAY_NAMES[skipReason]) : '';
          return [skipReason ? day : date.date, skipReason ? [t`entfällt`, reason].filter(Boolean).join(': ') : times];
        }),
      ),
    [days, translation, t],
  );
  const seriesDayByDate = useMemo(
    () => new Map(days.map(({ day, skipReason, date }) => [skipReason ? day : date.date, day])),
    [days],
  );
  const struck = useMemo(() => new Set(days.flatMap(({ day, skipReason }) => (skipReason ? [day] : []))), [days]);
  const first = days.find(({ day, skipReason }) => day >= translation.today && !skipReason) ?? days[0];

  function pick(day: string) {
    const seriesDay = seriesDayByDate.get(day);
    setHint(seriesDay === undefined ? t`An diesem Tag findet nichts statt.` : '');
    if (seriesDay !== undefined && !isReadOnly) onPick(seriesDay);
  }
  return (
    <div ref={box}>
      <MonthCalendar
        // Remounts the calendar at the month of a new first day.
        key={days[0]?.day}
        from={first?.day}
        to={undefined}
        noteOf={(day) => notes.get(day)}
        isStruck={(day) => struck.has(day)}
        onPick={pick}
      />
      <p className="hint" role="status">
        {hint}
      </p>
    </div>
  );
}

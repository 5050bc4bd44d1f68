import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { formatDay } from '../../i18n/day-format';
import { useSpeech } from '../../i18n/use-speech';
import { Icon } from '../icon';
import { addMonths, dayForKey, weeksOf } from './month';

type Props = {
  /** The chosen stretch; without an end, one day. */
  from: string | undefined;
  to: string | undefined;
  onPick(day: string): void;
  /** What is said of a day beside its date, as in '12 Veranstaltungen'; undefined for nothing. */
  noteOf(day: string): string | undefined;
};

/** A month as a grid of days, usable with arrows, Home, End, Page Up and Page Down. */
export function MonthCalendar({ from, to, onPick, noteOf }: Props) {
  const { t } = useLingui();
  const { locale, today } = useSpeech();
  const [focused, setFocused] = useState(from ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);

  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  const weeks = weeksOf(focused);
  const title = formatDay(focused, locale, 'monthAndYear');
  const turn = (months: number) => setFocused(addMonths(focused, months));
  return (
    <div className="calendar">
      <div className="calendar-head">
        <button type="button" className="icon-button" aria-label={t`Voriger Monat`} onClick={() => turn(-1)}>
          <Icon name="previous" />
        </button>
        <b id="month" aria-live="polite">
          {title}
        </b>
        <button type="button" className="icon-button" aria-label={t`Nächster Monat`} onClick={() => turn(1)}>
          <Icon name="next" />
        </button>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table that is used (ARIA practices).
        role="grid"
        aria-labelledby="month"
        onKeyDown={(event) => {
          const day = dayForKey(event.key, event.shiftKey, focused);
          if (!day) return;
          event.preventDefault();
          hasMoved.current = true;
          setFocused(day);
        }}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={formatDay(day, locale, 'longWeekday')}>
                {formatDay(day, locale, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  day={day}
                  isOutside={day.slice(0, 7) !== focused.slice(0, 7)}
                  isFocused={day === focused}
                  isToday={day === today}
                  isPast={day < today}
                  isChosen={from !== undefined && day >= from && day <= (to ?? from)}
                  isEnd={day === from || day === to}
                  label={[formatDay(day, locale, 'long'), noteOf(day)].filter(Boolean).join(', ')}
                  hasNote={noteOf(day) !== undefined}
                  onPick={() => {
                    setFocused(day);
                    onPick(day);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = {
  day: string;
  label: string;
  isOutside: boolean;
  isFocused: boolean;
  isToday: boolean;
  isPast: boolean;
  isChosen: boolean;
  isEnd: boolean;
  hasNote: boolean;
  onPick(): void;
};

function Day({ day, label, isOutside, isFocused, isToday, isPast, isChosen, isEnd, hasNote, onPick }: DayProps) {
  if (isOutside) return <td />;
  const words = ['day', isToday && 'is-today', isPast && 'is-past', isEnd && 'is-end', hasNote && 'has-note'].filter(
    Boolean,
  );
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/noNoninteractiveElementToInteractiveRole: the button in the cell takes the focus.
    <td role="gridcell" aria-selected={isChosen} className={isChosen ? 'is-chosen' : ''}>
      <button
        type="button"
        className={words.join(' ')}
        data-day={day}
        tabIndex={isFocused ? 0 : -1}
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        onClick={onPick}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}

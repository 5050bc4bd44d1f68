import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { formatDay } from '../../i18n/formats';
import { useTranslation } from '../../i18n/use-translation';
import { Icon } from '../icon';
import { showInPanel } from '../panel/show-in-panel';
import { addMonths, dayForKey, weeksOf } from './month';

type Props = {
  /** The first selected day; without `to` it is the only one. */
  from: string | undefined;
  to: string | undefined;
  onPick(day: string): void;
  /** Returns the note of a day, as in '12 Veranstaltungen'; undefined for none. */
  noteOf?(day: string): string | undefined;
  /** Checks whether the note means that nothing takes place on that day. */
  isStruck?(day: string): boolean;
  /** The first day that can be selected; `max` is the last one. */
  min?: string | undefined;
  max?: string | undefined;
  /** True if the panel around it focuses it on opening. */
  takesFocus?: boolean;
};

/** Renders a month as a grid of days, usable with arrows, Home, End, Page Up and Page Down. */
export function MonthCalendar({
  from,
  to,
  onPick,
  noteOf,
  isStruck,
  // The first and last day that 'YYYY-MM-DD' can represent.
  min = '0001-01-01',
  max = '9999-12-31',
  takesFocus = false,
}: Props) {
  const { locale, today } = useTranslation();
  const clampDay = (day: string) => (day < min ? min : day > max ? max : day);
  const [focused, setFocused] = useState(() => clampDay(from ?? today));
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);

  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  // A low panel shows only a part of the month, and must show the week with the focused day.
  useEffect(() => {
    const week = grid.current?.querySelector('[tabindex="0"]')?.closest('tr');
    if (week) showInPanel(week);
  }, []);

  const weeks = weeksOf(focused);
  const moveMonths = (months: number) => setFocused(clampDay(addMonths(focused, months)));
  return (
    <div className="calendar">
      <Head titleId={titleId} title={formatDay(focused, locale, 'monthAndYear')} onMove={moveMonths} />
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is interactive.
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={(event) => {
          const day = dayForKey(event.key, event.shiftKey, focused);
          if (!day) return;
          event.preventDefault();
          hasMoved.current = true;
          setFocused(clampDay(day));
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
                  isOff={day !== clampDay(day)}
                  takesFocus={takesFocus && day === focused}
                  label={[formatDay(day, locale, 'long'), noteOf?.(day)].filter(Boolean).join(', ')}
                  hasNote={noteOf?.(day) !== undefined}
                  isStruck={isStruck?.(day) ?? false}
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

/** @param onMove called with the number of months to move */
function Head({ titleId, title, onMove }: { titleId: string; title: string; onMove(months: number): void }) {
  const { t } = useLingui();
  const button = (label: string, icon: 'previous' | 'next', months: number) => (
    <button type="button" className="calendar-turn" aria-label={label} onClick={() => onMove(months)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="calendar-head">
      {button(t`Voriger Monat`, 'previous', -1)}
      <b id={titleId} aria-live="polite">
        {title}
      </b>
      {button(t`Nächster Monat`, 'next', 1)}
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
  isOff: boolean;
  takesFocus: boolean;
  hasNote: boolean;
  isStruck: boolean;
  onPick(): void;
};

function Day({ day, label, takesFocus, onPick, ...flags }: DayProps) {
  if (flags.isOutside) return <td />;
  const classNames = [
    'calendar-day',
    flags.isToday && 'is-today',
    (flags.isPast || flags.isOff) && 'is-past',
    flags.isEnd && 'is-end',
    flags.isStruck ? 'is-struck' : flags.hasNote && 'has-note',
  ].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/noNoninteractiveElementToInteractiveRole: the button in the cell takes the focus.
    <td role="gridcell" aria-selected={flags.isChosen} className={flags.isChosen ? 'is-chosen' : ''}>
      <button
        type="button"
        className={classNames.join(' ')}
        data-day={day}
        data-autofocus={takesFocus || undefined}
        disabled={flags.isOff}
        tabIndex={flags.isFocused ? 0 : -1}
        aria-label={label}
        aria-current={flags.isToday ? 'date' : undefined}
        onClick={onPick}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}

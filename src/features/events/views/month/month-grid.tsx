import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { ListLinks } from '../../../../cards/list-links';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import { addDays } from '../../../../lib/days';
import { type CalendarDate, takesPlaceOn } from '../../../../model/answers/calendar-date';
import { dayForKey } from '../../../../ui/calendar/month';
import type { CalendarRange } from './date-range';
import { layOutWeek } from './lay-out-week';
import { MONTH_LINES, WeekRow } from './week-row';

type Props = {
  range: CalendarRange;
  isWeek: boolean;
  /** Undefined while loading. */
  dates: readonly CalendarDate[] | undefined;
  /** Long-running dates: they have no bar, but a day counts them. */
  longDates: readonly CalendarDate[] | undefined;
  isBusy: boolean;
  links: ListLinks;
  titleId: string;
  /** The day that the keyboard has focused. */
  focusedDay: string | undefined;
  onFocus(day: string): void;
  /** Called when the keyboard moves to a day outside the grid. */
  onLeave(day: string): void;
  onOpen(day: string): void;
};

/** The maximum number of lines of a week. */
const MAX_WEEK_LINES = 12;
const NO_DATES: readonly CalendarDate[] = [];

/** Returns the ancestor that matches; the target of these events is always an element. */
const closestOf = ({ target }: SyntheticEvent, selector: string) => (target as Element).closest<HTMLElement>(selector);

/** Returns the target day of a key; undefined for other keys. */
function dayAfter({ key, shiftKey }: KeyboardEvent, day: string, isWeek: boolean): string | undefined {
  const steps = { PageUp: -7, PageDown: 7 }[key];
  return isWeek && steps && !shiftKey ? addDays(day, steps) : dayForKey(key, shiftKey && !isWeek, day);
}

/** Returns the table's delegated listeners for its cells. */
const cellListeners = ({ onFocus, onOpen }: Pick<Props, 'onFocus' | 'onOpen'>) => ({
  onFocus(event: FocusEvent) {
    const cell = closestOf(event, '[data-day]');
    if (cell === event.target && cell?.dataset.day) onFocus(cell.dataset.day);
  },
  onClick(event: MouseEvent) {
    const day = closestOf(event, '[data-day]')?.dataset.day;
    if (!day || closestOf(event, 'a')) return;
    onFocus(day);
    onOpen(day);
  },
});

/** Returns the weeks with their content. */
function rowsOf(
  { weeks, first, last }: CalendarRange,
  dates: readonly CalendarDate[] | undefined,
  longDates: readonly CalendarDate[],
  isWeek: boolean,
) {
  const countLong = (day = '') => longDates.filter((date) => takesPlaceOn(date, day)).length;
  return weeks.map((week) => {
    const days = week.filter((day) => day >= first && day <= last);
    const layout = dates && layOutWeek(days, dates, isWeek ? MAX_WEEK_LINES : MONTH_LINES);
    return { week, days, layout, counts: layout?.counts.map((count, index) => count + countLong(days[index])) };
  });
}

/** Renders a month or week as a grid of days (ARIA practices, grid), with arrows, Home, End, Page Up and Page Down. */
export function MonthGrid(props: Props) {
  const {
    range,
    isWeek,
    dates,
    longDates = NO_DATES,
    isBusy,
    links,
    titleId,
    focusedDay,
    onFocus,
    onLeave,
    onOpen,
  } = props;
  const { locale, today } = useTranslation();
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  const isInRange = (day: string) => day >= range.first && day <= range.last;
  const current = focusedDay && isInRange(focusedDay) ? focusedDay : isInRange(today) ? today : range.first;

  useEffect(() => {
    if (!hasMoved.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`);
    hasMoved.current = false;
    cell?.focus();
  }, [current]);

  function handleKey(event: KeyboardEvent) {
    if (closestOf(event, 'a, button')) return;
    // The focus stays in place when history navigation shows another month.
    const startDay = closestOf(event, '[data-day]')?.dataset.day ?? current;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(startDay);
      return;
    }
    const day = dayAfter(event, startDay, isWeek);
    if (!day || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    hasMoved.current = true;
    onFocus(day);
    if (!isInRange(day)) onLeave(day);
  }

  const rows = useMemo(() => rowsOf(range, dates, longDates, isWeek), [range, dates, longDates, isWeek]);
  const sharedProps = { isWeek, links };
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is interactive.
      role="grid"
      className="month-grid"
      aria-labelledby={titleId}
      aria-busy={isBusy}
      onKeyDown={handleKey}
      {...cellListeners(props)}
    >
      <thead>
        <tr>
          {range.weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={formatDay(day, locale, 'longWeekday')}>
              {formatDay(day, locale, 'weekday')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its index.
          <WeekRow key={index} {...row} {...sharedProps} current={row.days.find((day) => day === current)} />
        ))}
      </tbody>
    </table>
  );
}

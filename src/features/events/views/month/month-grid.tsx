import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { formatDay } from '../../../../i18n/day-format';
import { useSpeech } from '../../../../i18n/use-speech';
import { addDays } from '../../../../lib/days';
import { dayForKey } from '../../../../ui/calendar/month';
import type { ListLinks } from '../../list/list-view';
import { type CalendarDate, isOn } from './calendar-date';
import { DateLink } from './date-link';
import { layOutWeek, type WeekLayout } from './lay-out-week';
import type { Stretch } from './stretch';

type Props = {
  stretch: Stretch;
  isWeek: boolean;
  /** Undefined while they are on their way. */
  dates: readonly CalendarDate[] | undefined;
  isBusy: boolean;
  links: ListLinks;
  titleId: string;
  /** The day that the keys have led to. */
  focused: string | undefined;
  onFocus(day: string): void;
  /** The keys lead to a day that is not shown. */
  onLeave(day: string): void;
  onOpen(day: string): void;
};

/** Lines below a day of the month; the last one is left to the number of the others. */
const MONTH_LINES = 4;
/** A week shows what there is, as far as a page holds it. */
const WEEK_LINES = 30;
/** In what cells something that is on its way is hinted at, and in how many lines. */
const BONES = [2, 0, 1, 0, 3, 1, 0];

/** Month or week as a grid of days (ARIA practices, grid): arrows, Home, End, Page Up and Page Down lead through it. */
export function MonthGrid(props: Props) {
  const { stretch, isWeek, dates, isBusy, titleId, focused, onFocus, onLeave, onOpen } = props;
  const { locale, today } = useSpeech();
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  const isShown = (day: string) => day >= stretch.first && day <= stretch.last;
  const current = focused && isShown(focused) ? focused : isShown(today) ? today : stretch.first;

  useEffect(() => {
    if (!hasMoved.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`);
    hasMoved.current = false;
    cell?.focus();
  }, [current]);

  function press(event: KeyboardEvent) {
    if (event.target instanceof Element && event.target.closest('a, button')) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(current);
      return;
    }
    const steps = { PageUp: -7, PageDown: 7 }[event.key];
    const day =
      isWeek && steps && !event.shiftKey
        ? addDays(current, steps)
        : dayForKey(event.key, event.shiftKey && !isWeek, current);
    if (!day || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    hasMoved.current = true;
    onFocus(day);
    if (!isShown(day)) onLeave(day);
  }

  const layouts = useMemo(
    () =>
      stretch.weeks.map((week) => {
        const days = week.filter((day) => day >= stretch.first && day <= stretch.last);
        return { week, days, ...layOutWeek(days, dates ?? [], isWeek ? WEEK_LINES : MONTH_LINES) };
      }),
    [stretch, dates, isWeek],
  );
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table that is used (ARIA practices).
      role="grid"
      className="month-grid"
      aria-labelledby={titleId}
      aria-busy={isBusy}
      onKeyDown={press}
    >
      <thead>
        <tr>
          {stretch.weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={formatDay(day, locale, 'longWeekday')}>
              {formatDay(day, locale, 'weekday')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {layouts.map(({ week, days, ...layout }) => (
          <tr key={week[0]} style={{ '--lines': linesOf(layout, isWeek) } as CSSProperties}>
            {week.map((day) =>
              days.includes(day) ? (
                <Day key={day} {...props} {...{ day, layout, place: days.indexOf(day), isCurrent: day === current }} />
              ) : (
                <td key={day} className="month-gap" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many lines a row has: in a month always the same, so that nothing moves when the dates come. */
const linesOf = ({ bars, hidden }: WeekLayout, isWeek: boolean) =>
  isWeek ? Math.max(6, ...bars.map(({ line }) => line + 1 + Number(hidden.some(Boolean)))) : MONTH_LINES;

type DayProps = Props & {
  day: string;
  layout: WeekLayout;
  /** Which day of its week it is, from 0. */
  place: number;
  isCurrent: boolean;
};

function Day({ day, dates, layout, place, isCurrent, isWeek, links, onFocus, onOpen }: DayProps) {
  const { t } = useLingui();
  const { locale, today } = useSpeech();
  const count = dates?.filter((date) => isOn(date, day)).length ?? 0;
  const hidden = layout.hidden[place] ?? 0;
  const words = !dates
    ? ''
    : count === 0
      ? t`keine Veranstaltungen`
      : t`${plural(count, { one: '# Veranstaltung', other: '# Veranstaltungen' })}`;
  const classes = ['month-day', day === today && 'is-today', day < today && 'is-past'];
  function open() {
    onFocus(day);
    onOpen(day);
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys.
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the grid.
      role="gridcell"
      className={classes.filter(Boolean).join(' ')}
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      onFocus={({ target, currentTarget }) => target === currentTarget && onFocus(day)}
      onClick={({ target }) => target instanceof Element && !target.closest('a') && open()}
    >
      <span className="visually-hidden">{[formatDay(day, locale, 'long'), words].filter(Boolean).join(', ')}</span>
      <span className="month-number" aria-hidden>
        {formatDay(day, locale, isWeek ? 'dayAndMonth' : 'date')}
      </span>
      {!dates && <Bones count={BONES[(place + Number(day.slice(8))) % BONES.length] ?? 0} />}
      {layout.bars
        .filter(({ first }) => first === place)
        .map((bar) => (
          <DateLink key={`${bar.date.id} ${bar.date.date} ${bar.line}`} {...{ bar, links }} date={bar.date} />
        ))}
      {hidden > 0 && (
        <button type="button" className="month-more" tabIndex={-1}>
          {t`${plural(hidden, { one: '# weitere', other: '# weitere' })}`}
        </button>
      )}
    </td>
  );
}

/** Stand where dates will stand. */
const Bones = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity.
    <span key={line} className="month-bone is-loading" style={{ '--line-at': line } as CSSProperties} />
  ));

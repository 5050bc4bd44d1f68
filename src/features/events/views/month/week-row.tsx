import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo } from 'react';
import type { ListLinks } from '../../../../cards/list-links';
import { formatDay } from '../../../../i18n/formats';
import type { Translation } from '../../../../i18n/translation';
import { useTranslation } from '../../../../i18n/use-translation';
import { dateLink } from './date-link';
import type { WeekLayout } from './lay-out-week';

type Props = {
  /** All days of the week, from Monday on. */
  week: readonly string[];
  /** The visible days of the week. */
  days: readonly string[];
  /** Undefined while the dates load. */
  layout: WeekLayout | undefined;
  /** The number of dates of each visible day, including those without a bar. */
  counts: readonly number[] | undefined;
  isWeek: boolean;
  links: ListLinks;
  /** The day that the keyboard has focused, if it is in this week. */
  current: string | undefined;
};

/** The number of skeleton lines per cell while loading. */
const SKELETON_COUNTS = [2, 0, 1, 0, 3, 1, 0];
/** The lines below a day of the month, above the number of further dates. */
export const MONTH_LINES = 2;

/**
 * Renders a week of the grid, memoised: a month with 500 dates takes a slow phone several frames. For the same reason
 * the table has delegated listeners, and the cells stay when the month changes.
 */
export const WeekRow = memo(function WeekRow({ week, days, layout, counts, isWeek, current, ...sharedProps }: Props) {
  const translation = useTranslation();
  return (
    <tr style={{ '--lines': lineCountOf(layout, isWeek) } as CSSProperties}>
      {week.map((day, index) => {
        const dayIndex = days.indexOf(day);
        const dayProps = { day, index: dayIndex, count: counts?.[dayIndex], isCurrent: day === current };
        return dayIndex < 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its index.
          <td key={index} className="month-empty" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its index.
          <Day key={index} {...dayProps} {...{ ...sharedProps, layout, isWeek, translation }} />
        );
      })}
    </tr>
  );
});

/** Returns the number of lines of a row: constant in a month, so that nothing moves when the dates arrive. */
const lineCountOf = (layout: WeekLayout | undefined, isWeek: boolean) =>
  isWeek ? Math.max(4, ...(layout?.bars.map(({ line }) => line + 1) ?? [])) : MONTH_LINES;

type DayProps = Pick<Props, 'layout' | 'isWeek' | 'links'> & {
  day: string;
  /** The index of the day among the visible ones of its week. */
  index: number;
  count: number | undefined;
  isCurrent: boolean;
  translation: Translation;
};

function Day({ day, layout, isWeek, index, count, isCurrent, links, translation }: DayProps) {
  const { t } = useLingui();
  const { locale, today } = translation;
  const hidden = layout?.hidden[index] ?? 0;
  const labels = [
    formatDay(day, locale, 'long'),
    count === 0 && t`keine Veranstaltungen`,
    count && t`${plural(count, { one: '# Veranstaltung', other: '# Veranstaltungen' })}`,
  ];
  const classes = ['month-day', day === today && 'is-today', day < today && 'is-past'];
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the grid.
      role="gridcell"
      className={classes.filter(Boolean).join(' ')}
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
    >
      <button type="button" className="month-number" tabIndex={-1} aria-label={labels.filter(Boolean).join(', ')}>
        {Number(day.slice(8))}
      </button>
      {day.endsWith('-01') && <span className="month-name">{formatDay(day, locale, 'month')}</span>}
      {!layout && (
        <SkeletonBars count={SKELETON_COUNTS[(index + Number(day.slice(8))) % SKELETON_COUNTS.length] ?? 0} />
      )}
      {layout?.bars.filter(({ first }) => first === index).map((bar) => dateLink(bar, { isWeek, links, translation }))}
      {hidden > 0 && (
        <button type="button" className="month-more" tabIndex={-1}>
          {t`${plural(hidden, { one: '# weitere', other: '# weitere' })}`}
        </button>
      )}
    </td>
  );
}

/** Renders skeleton bars. */
const SkeletonBars = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton bars have no identity.
    <span key={index} className="month-skeleton is-loading" style={{ '--line-at': index } as CSSProperties} />
  ));

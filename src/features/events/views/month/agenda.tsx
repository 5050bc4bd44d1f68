import { useLingui } from '@lingui/react/macro';
import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../../app/portal';
import { formatRelativeDay } from '../../../../cards/format-appointment';
import type { ListLinks } from '../../../../cards/list-links';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import { type CalendarDate, daysFrom } from '../../../../model/answers/calendar-date';
import { headingLevelOf } from '../../../../ui/heading-tag';
import { DateList } from './date-list';
import type { CalendarRange } from './date-range';
import { type AgendaGroup, groupByDay } from './group-by-day';

type Props = {
  range: CalendarRange;
  /** Undefined while loading. */
  dates: readonly CalendarDate[] | undefined;
  isBusy: boolean;
  hasFailed: boolean;
  links: ListLinks;
  /** Shows the whole month of today. */
  onWhole(): void;
};

const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

/**
 * Renders a month or week as a list by days, for narrow elements. Past days of the current month are behind a button.
 */
export function Agenda({ range, dates, isBusy, hasFailed, links, onWhole }: Props) {
  const { first, last, isRolling, weeks } = range;
  const { t } = useLingui();
  const { today } = useTranslation();
  const [showsPast, setShowsPast] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The button that expanded the earlier days is gone.
  useEffect(() => {
    if (showsPast) list.current?.focus();
  }, [showsPast]);
  if (dates ? dates.length === 0 : hasFailed) return null;
  if (!dates)
    return (
      <div className="agenda" aria-busy>
        {SKELETON_KEYS.map((key) => (
          <span key={key} className="agenda-skeleton is-loading" />
        ))}
      </div>
    );
  const isRunning = first < today && today <= last;
  const start = isRunning && !showsPast ? today : first;
  const groups = groupByDay(daysFrom(start, last), dates);
  const isRollingMonth = isRolling && weeks.length > 1;
  const hasEarlier = start > (isRollingMonth ? range.start : first) && dates.some(({ date }) => date < start);
  function showEarlier() {
    setShowsPast(true);
    if (isRollingMonth) onWhole();
  }
  return (
    <div ref={list} className="agenda" aria-busy={isBusy} tabIndex={-1}>
      <DayStrip
        days={daysFrom(start, last)}
        isFilled={(day) => groups.some((group) => group.first === day && group.dates.length > 0)}
        onChoose={(day) => {
          const heading = list.current?.querySelector<HTMLElement>(`[data-agenda-day="${day}"]`);
          heading?.scrollIntoView({ block: 'start' });
          heading?.focus({ preventScroll: true });
        }}
      />
      {hasEarlier && (
        <button type="button" className="button is-quiet" onClick={showEarlier}>
          {t`Frühere Tage zeigen`}
        </button>
      )}
      {groups.map((group) => (
        <AgendaDays key={group.first} {...group} links={links} />
      ))}
    </div>
  );
}

type StripProps = {
  days: readonly string[];
  /** Checks whether a day has dates. */
  isFilled(day: string): boolean;
  onChoose(day: string): void;
};

/** Renders the days in one line, each the way to its dates below. A swipe moves the line and not the month. */
function DayStrip({ days, isFilled, onChoose }: StripProps) {
  const { t } = useLingui();
  const { locale, today } = useTranslation();
  const keep = (event: TouchEvent) => event.stopPropagation();
  return (
    <nav className="agenda-strip" aria-label={t`Zum Tag springen`} onTouchStart={keep} onTouchEnd={keep}>
      {days.map((day) => (
        <button
          key={day}
          type="button"
          aria-current={day === today ? 'date' : undefined}
          disabled={!isFilled(day)}
          onClick={() => onChoose(day)}
        >
          <span>{formatDay(day, locale, 'weekday')}</span> <b>{Number(day.slice(8))}</b>
          <span className="visually-hidden"> {formatDay(day, locale, 'month')}</span>
        </button>
      ))}
    </nav>
  );
}

function AgendaDays({ first, last, dates, links }: AgendaGroup & { links: ListLinks }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { headingLevel } = usePortal();
  const Heading = `h${headingLevelOf(headingLevel + 2)}` as const;
  const long = (day: string) => formatDay(day, translation.locale, 'longWithoutYear');
  if (dates.length === 0) {
    const days =
      last > first
        ? `${formatRelativeDay(first, translation)} – ${formatRelativeDay(last, translation)}`
        : formatRelativeDay(first, translation);
    return <p className="agenda-empty">{t`${days}: keine Veranstaltungen`}</p>;
  }
  return (
    <section className="agenda-day">
      <Heading tabIndex={-1} data-agenda-day={first}>
        {first === translation.today ? `${formatRelativeDay(first, translation)}, ` : ''}
        {long(first)}
      </Heading>
      <DateList dates={dates} links={links} />
    </section>
  );
}

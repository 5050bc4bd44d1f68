import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePortal } from '../../../../app/portal';
import { scrolledBy, showAtTop } from '../../../../app/scroll';
import { type EventsInput, hasFilterBar } from '../../../../cards/list-input';
import { listLinks, type ShowFilter } from '../../../../cards/list-links';
import { useTranslation } from '../../../../i18n/use-translation';
import { datesWithin, isLong } from '../../../../model/answers/calendar-date';
import { changeFilter, type EventFilter } from '../../../../model/event-filter';
import { headingLevelOf } from '../../../../ui/heading-tag';
import { Icon } from '../../../../ui/icon';
import { adoptStyleText } from '../../../../ui/panel/adopt-style-text';
import { Failure } from '../../list/failure';
import { Agenda } from './agenda';
import { rangeTitle } from './date-labels';
import { type CalendarRange, daysInFilter, rangeAfter, rangeInAddress, rangeOf, rangeOfFilter } from './date-range';
import { MonthDayPanel } from './day-panel';
import { LongRunning } from './long-running';
import css from './month.css?inline';
import { MonthGrid } from './month-grid';
import { useBarColor } from './use-bar-color';
import { useHasGridSpace } from './use-has-grid-space';
import { useMonths } from './use-months';
import { useOptimisticMonth } from './use-optimistic-month';
import { useSwipe } from './use-swipe';

type Props = { filter: EventFilter; show: ShowFilter; isWeek: boolean };

/** Renders the dates of a month or week: a grid, or a list by days in a narrow element. */
export function MonthView({ filter: addressFilter, show: showInAddress, isWeek }: Props) {
  const [filter, show] = useOptimisticMonth(addressFilter, showInAddress);
  const { router, input } = usePortal<EventsInput>();
  const { locale, today } = useTranslation();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => adoptStyleText(box.current, css), []);
  const hasGridSpace = useHasGridSpace(box);
  const isTinted = useBarColor(box);
  const range = useRange(filter, isWeek);
  const months = useMonths(range.months, filter);
  const links = useMemo(() => listLinks(router.hrefOf, locale, input.detailUrl), [router, locale, input.detailUrl]);
  const [focusedDay, setFocusedDay] = useState<string>();
  const [openDay, setOpenDay] = useState<string>();

  /** @param isStep true if it adds a history entry */
  function goTo(target: string | undefined, isStep = true) {
    if (!target) return;
    setOpenDay(undefined);
    show({ ...filter, month: rangeInAddress(target, isWeek) }, { replace: !isStep });
  }
  const goBy = (steps: number) => goTo(rangeAfter(range, isWeek, steps));
  const onWhole = () => goTo(rangeOf(today, isWeek).start);
  const swipe = useSwipe((steps) => {
    goBy(steps);
    // The visitor may have scrolled far down a long list; another month begins at its top.
    const element = box.current;
    if (element && element.getBoundingClientRect().top + window.scrollY < scrolledBy()) showAtTop(element);
  });
  const [dates, longDates] = useMemo(
    () => [months.dates?.filter((date) => !isLong(date)), months.dates?.filter(isLong)],
    [months.dates],
  );
  const shared = { range, dates, links, isBusy: months.isBusy };
  return (
    <section
      ref={box}
      className={['month', isWeek && 'is-week', !isTinted && 'is-plain'].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      {...swipe}
    >
      <Head
        {...{ range, isWeek, titleId, onWhole, onStep: goBy }}
        onToday={() => {
          setFocusedDay(today);
          setOpenDay(undefined);
          const next = changeFilter(filter, { month: undefined });
          // A filter of other days begins with them.
          const isNow = rangeOfFilter(next, today, isWeek).isRolling;
          show(isNow ? next : { ...filter, month: rangeInAddress(rangeOf(today, isWeek).start, isWeek) });
        }}
      />
      <Failure results={{ ...months, page: undefined, refresh: months.retry }} links={links} />
      <Notes {...{ range, filter, months }} />
      {longDates && <LongRunning {...{ range, links }} dates={longDates} />}
      {!hasGridSpace ? (
        <Agenda {...{ ...shared, onWhole }} key={range.start} hasFailed={months.error !== undefined} />
      ) : (
        <MonthGrid
          {...{ ...shared, longDates, isWeek, titleId, onOpen: setOpenDay }}
          focusedDay={focusedDay && range.weeks.flat().includes(focusedDay) ? focusedDay : undefined}
          onFocus={setFocusedDay}
          onLeave={(target) => goTo(isWeek ? rangeOf(target, true).start : target, false)}
        />
      )}
      {openDay && (
        <MonthDayPanel
          {...{ day: openDay, links }}
          dates={months.dates}
          opener={() => box.current?.querySelector<HTMLElement>(`[data-day="${openDay}"]`) ?? null}
          onClose={() => setOpenDay(undefined)}
        />
      )}
    </section>
  );
}

/** Returns the range of a filter. */
function useRange(filter: EventFilter, isWeek: boolean): CalendarRange {
  const { today } = useTranslation();
  return useMemo(() => rangeOfFilter(filter, today, isWeek), [filter, today, isWeek]);
}

/** Renders the number of dates of the month or week. */
export function DatesCount({ filter, isWeek }: Pick<Props, 'filter' | 'isWeek'>) {
  const { t } = useLingui();
  const range = useRange(filter, isWeek);
  const { dates, hasMore, isBusy } = useMonths(range.months, filter);
  if (!dates || isBusy) return null;
  const count = datesWithin(dates, range).length;
  if (count === 0) return t`Keine Termine`;
  if (hasMore) return t`Mehr als ${plural(count, { one: '# Termin', other: '# Termine' })}`;
  return t`${plural(count, { one: '# Termin', other: '# Termine' })}`;
}

type HeadProps = {
  range: CalendarRange;
  isWeek: boolean;
  titleId: string;
  onStep(steps: number): void;
  /** Shows the whole month or week of today. */
  onWhole(): void;
  onToday(): void;
};

/** Renders the title of the month or week and its navigation. */
function Head({ range, isWeek, titleId, onStep, onWhole, onToday }: HeadProps) {
  const { t } = useLingui();
  const { locale, today } = useTranslation();
  const { headingLevel, input } = usePortal<EventsInput>();
  const Heading = `h${headingLevelOf(hasFilterBar(input) ? headingLevel + 1 : headingLevel)}` as const;
  const { first, last, isRolling = false } = range;
  const isNow = isRolling || (first <= today && today <= last);
  return (
    <div className="month-bar">
      <button
        type="button"
        className="button is-quiet month-nav"
        aria-label={isWeek ? t`Vorige Woche` : t`Voriger Monat`}
        onClick={() => onStep(-1)}
      >
        <Icon name="previous" />
      </button>
      <Heading id={titleId} className="month-title" aria-live="polite">
        {rangeTitle(range, isWeek, locale)}
      </Heading>
      <button
        type="button"
        className="button is-quiet month-nav"
        aria-label={isWeek ? t`Nächste Woche` : t`Nächster Monat`}
        onClick={() => onStep(1)}
      >
        <Icon name="next" />
      </button>
      {isNow ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend in sight.
        <div className="switch month-switch" role="group" aria-label={t`Zeitraum`}>
          <button type="button" aria-pressed={isRolling} onClick={() => isRolling || onToday()}>
            {isWeek ? t`Nächste 7 Tage` : t`Nächste 4 Wochen`}
          </button>
          <button type="button" aria-pressed={!isRolling} onClick={() => isRolling && onWhole()}>
            {isWeek ? t`Ganze Woche` : t`Ganzer Monat`}
          </button>
        </div>
      ) : (
        !isRolling && (
          <button type="button" className="button is-quiet month-today" onClick={onToday}>
            {t`Heute`}
          </button>
        )
      )}
    </div>
  );
}

type NotesProps = { range: CalendarRange; filter: EventFilter; months: ReturnType<typeof useMonths> };

/** Renders notes about the month: it is empty, the filter excludes all of its days, or data is missing. */
function Notes({ range, filter, months: { dates, isBusy, hasMore, unreadableCount } }: NotesProps) {
  const { t } = useLingui();
  const { locale, today } = useTranslation();
  const { router } = usePortal();
  const isOutside = range.months.every((month) => !daysInFilter(month, filter, today));
  const isEmpty = !isBusy && dates && datesWithin(dates, range).length === 0;
  const count = unreadableCount;
  if (isOutside) {
    const { href, route } = listLinks(router.hrefOf, locale, undefined).toFilter(
      changeFilter(filter, { when: undefined, from: undefined, to: undefined }),
    );
    return (
      <p className="month-note" role="status">
        {t`Ihr Zeitraum liegt nicht in diesen Tagen.`}{' '}
        <a className="text-link" href={href} data-route={route}>
          {t`Zeitraum aufheben`}
        </a>
      </p>
    );
  }
  return (
    <>
      {isEmpty && (
        <p className="month-note" role="status">
          {t`In dieser Zeit gibt es keine passenden Veranstaltungen.`}
        </p>
      )}
      {hasMore && (
        <p className="month-note">{t`Das sind sehr viele Termine. Wir zeigen nicht alle. Bitte grenzen Sie die Suche ein.`}</p>
      )}
      {count > 0 && (
        <p className="month-note">
          {t`${plural(count, { one: '# Termin konnte nicht angezeigt werden.', other: '# Termine konnten nicht angezeigt werden.' })}`}
        </p>
      )}
    </>
  );
}

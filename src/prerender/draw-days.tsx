import { msg, plural } from '@lingui/core/macro';
import { hasFilterBar } from '../cards/list-input';
import { dateStatusLabel, dateTimeLabel, rangeTitle } from '../features/events/views/month/date-labels';
import { dateLocationLabel } from '../features/events/views/month/date-location';
import { rangeAfter, rangeInAddress, rangeOf, rangeOfFilter } from '../features/events/views/month/date-range';
import { groupByDay } from '../features/events/views/month/group-by-day';
import { mergeDates, monthQuery } from '../features/events/views/month/month-query';
import { sortDates } from '../features/events/views/month/sort-dates';
import { viewOf } from '../features/events/views/view-names';
import { formatDay } from '../i18n/formats';
import type { Translation } from '../i18n/translation';
import { type CalendarDate, datesWithin, daysFrom, isLong } from '../model/answers/calendar-date';
import type { EventFilter } from '../model/event-filter';
import { textIn } from '../model/text-in';
import { headingLevelOf } from '../ui/heading-tag';
import { type LightItem, LightList } from './light-views';
import { eventPageOf, listLinksOf } from './links-of';
import type { ElementContext, PageTranslation } from './page-context';
import { answerOf, sourceOf } from './source-of';

/**
 * Draws the month or week of a filter as a list by days, as in an element that is too narrow for a grid.
 *
 * @returns undefined for other views, and if its dates cannot be loaded
 */
export async function drawDays(context: ElementContext, filter: EventFilter, { translation }: PageTranslation) {
  const view = viewOf(filter);
  if (!view || view === 'map') return undefined;
  const isWeek = view === 'week';
  const range = rangeOfFilter(filter, translation.today, isWeek);
  const { queryCache } = sourceOf(context);
  const queries = range.months.flatMap(
    (month) => monthQuery(month, filter, { today: translation.today, favourites: [] }) ?? [],
  );
  const months = await answerOf(Promise.all(queries.map((query) => queryCache.load(query))));
  if (!months) return undefined;
  const dates = datesWithin(mergeDates(months), range);
  const level = (typeof context.input.headingLevel === 'number' ? context.input.headingLevel : 2) + 1;
  return (
    <>
      <Title {...range} {...{ isWeek, translation }} level={hasFilterBar(context.input) ? level : level - 1} />
      {context.pathBase !== undefined && <RangeLinks {...{ context, filter, isWeek, translation, range }} />}
      <Days {...{ context, dates, translation, range }} level={level + 1} />
    </>
  );
}

type CommonProps = { context: ElementContext; translation: Translation; range: ReturnType<typeof rangeOf> };

type TitleProps = Pick<CommonProps['range'], 'first' | 'last'> & {
  isWeek: boolean;
  translation: Translation;
  level: number;
};

function Title({ first, last, isWeek, translation: { locale }, level }: TitleProps) {
  const Heading = `h${headingLevelOf(level)}` as const;
  return <Heading>{rangeTitle({ first, last }, isWeek, locale)}</Heading>;
}

/** Renders links to the previous and the next range, and to the whole one. */
function RangeLinks({
  context,
  filter,
  isWeek,
  translation,
  range,
}: CommonProps & { filter: EventFilter; isWeek: boolean }) {
  const { _, locale } = translation;
  const labels = isWeek
    ? [msg`Vorige Woche`, msg`Ganze Woche`, msg`Nächste Woche`]
    : [msg`Voriger Monat`, msg`Ganzer Monat`, msg`Nächster Monat`];
  const { toFilter } = listLinksOf(context, locale);
  return (
    <ul>
      {labels.map((label, index) => {
        const target = rangeAfter({ ...range, start: rangeOf(range.start, isWeek).start }, isWeek, index - 1);
        const isShown = index === 1 && !range.isRolling;
        return (
          target &&
          !isShown && (
            <li key={target}>
              <a href={toFilter({ ...filter, month: rangeInAddress(target, isWeek) }).href}>{_(label)}</a>
            </li>
          )
        );
      })}
    </ul>
  );
}

function Days({
  context,
  dates,
  translation,
  range,
  level,
}: CommonProps & { dates: readonly CalendarDate[]; level: number }) {
  const { _, locale, today } = translation;
  const Heading = `h${headingLevelOf(level)}` as const;
  const { first, last } = range;
  const days = daysFrom(first < today && today <= last ? today : first, last);
  const sections = groupByDay(
    days,
    dates.filter((date) => !isLong(date)),
  ).filter((section) => section.dates.length > 0);
  const long = sortDates(dates.filter(isLong));
  if (sections.length === 0 && long.length === 0)
    return <p>{_(msg`In dieser Zeit gibt es keine passenden Veranstaltungen.`)}</p>;
  return (
    <>
      {sections.map((section) => (
        <>
          <Heading>{formatDay(section.first, locale, 'longWithoutYear')}</Heading>
          <LightList items={section.dates.map((date) => itemOf(context, date, translation))} />
        </>
      ))}
      {long.length > 0 && (
        <>
          <Heading>
            {_(
              msg`${plural(long.length, { one: '# Dauerausstellung oder lange Veranstaltung', other: '# Dauerausstellungen und lange Veranstaltungen' })}`,
            )}
          </Heading>
          <LightList items={long.map((date) => itemOf(context, date, translation, true))} />
        </>
      )}
    </>
  );
}

function itemOf(context: ElementContext, date: CalendarDate, translation: Translation, hasDays?: boolean): LightItem {
  const { children: title, lang } = textIn(translation.locale, date.title, date.title_en);
  const href =
    eventPageOf(context, date.id, translation.locale) ?? listLinksOf(context, translation.locale).toEvent(date.id).href;
  return {
    href,
    title,
    lang,
    summary: [
      dateTimeLabel(date, translation, hasDays),
      dateLocationLabel(date, translation),
      dateStatusLabel(date, translation),
    ]
      .filter(Boolean)
      .join(', '),
  };
}

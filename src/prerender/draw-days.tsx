import { msg, plural } from '@lingui/core/macro';
import { hasFilterBar } from '../cards/list-input';
import { agendaOf } from '../features/events/views/month/agenda-of';
import { rangeAfter, rangeInAddress, rangeOf, startDay } from '../features/events/views/month/date-range';
import { whereOf } from '../features/events/views/month/date-where';
import { newsOf, whenOf } from '../features/events/views/month/date-words';
import { inOrder } from '../features/events/views/month/in-order';
import { merged, monthQuery } from '../features/events/views/month/month-question';
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
export async function drawDays(around: ElementContext, filter: EventFilter, { translation }: PageTranslation) {
  const view = viewOf(filter);
  if (!view || view === 'map') return undefined;
  const isWeek = view === 'week';
  const stretch = rangeOf(startDay(filter, translation.today), isWeek);
  const { queryCache } = sourceOf(around);
  const questions = stretch.months.flatMap(
    (month) => monthQuery(month, filter, { today: translation.today, favourites: [] }) ?? [],
  );
  const answered = await answerOf(Promise.all(questions.map((question) => queryCache.load(question))));
  if (!answered) return undefined;
  const dates = datesWithin(merged(answered), stretch);
  const level = (typeof around.input.headingLevel === 'number' ? around.input.headingLevel : 2) + 1;
  return (
    <>
      <Title {...stretch} {...{ isWeek, translation }} level={hasFilterBar(around.input) ? level : level - 1} />
      {around.pathBase !== undefined && <Turns {...{ around, filter, isWeek, translation, stretch }} />}
      <Days {...{ around, dates, translation, stretch }} level={level + 1} />
    </>
  );
}

type Shown = { around: ElementContext; translation: Translation; stretch: ReturnType<typeof rangeOf> };

type TitleProps = Pick<Shown['stretch'], 'first' | 'last'> & {
  isWeek: boolean;
  translation: Translation;
  level: number;
};

function Title({ first, last, isWeek, translation: { locale }, level }: TitleProps) {
  const Heading = `h${headingLevelOf(level)}` as const;
  const week = `${formatDay(first, locale, 'dayAndMonth')} – ${formatDay(last, locale, 'dayMonthAndYear')}`;
  return <Heading>{isWeek ? week : formatDay(first, locale, 'monthAndYear')}</Heading>;
}

/** Renders links to the previous and the next range. */
function Turns({ around, filter, isWeek, translation, stretch }: Shown & { filter: EventFilter; isWeek: boolean }) {
  const { _, locale } = translation;
  const words = isWeek ? [msg`Vorige Woche`, msg`Nächste Woche`] : [msg`Voriger Monat`, msg`Nächster Monat`];
  const { toFilter } = listLinksOf(around, locale);
  return (
    <ul>
      {words.map((word, index) => {
        const to = rangeAfter(stretch, isWeek, index === 0 ? -1 : 1);
        return (
          to && (
            <li key={to}>
              <a href={toFilter({ ...filter, month: rangeInAddress(to, isWeek) }).href}>{_(word)}</a>
            </li>
          )
        );
      })}
    </ul>
  );
}

function Days({
  around,
  dates,
  translation,
  stretch,
  level,
}: Shown & { dates: readonly CalendarDate[]; level: number }) {
  const { _, locale, today } = translation;
  const Heading = `h${headingLevelOf(level)}` as const;
  const { first, last } = stretch;
  const days = daysFrom(first < today && today <= last ? today : first, last);
  const parts = agendaOf(
    days,
    dates.filter((date) => !isLong(date)),
  ).filter((part) => part.dates.length > 0);
  const long = inOrder(dates.filter(isLong));
  if (parts.length === 0 && long.length === 0)
    return <p>{_(msg`In dieser Zeit gibt es keine passenden Veranstaltungen.`)}</p>;
  return (
    <>
      {parts.map((part) => (
        <>
          <Heading>{formatDay(part.first, locale, 'longWithoutYear')}</Heading>
          <LightList items={part.dates.map((date) => itemOf(around, date, translation))} />
        </>
      ))}
      {long.length > 0 && (
        <>
          <Heading>
            {_(
              msg`${plural(long.length, { one: '# Dauerausstellung oder lange Veranstaltung', other: '# Dauerausstellungen und lange Veranstaltungen' })}`,
            )}
          </Heading>
          <LightList items={long.map((date) => itemOf(around, date, translation, true))} />
        </>
      )}
    </>
  );
}

function itemOf(around: ElementContext, date: CalendarDate, translation: Translation, hasDays?: boolean): LightItem {
  const { children: title, lang } = textIn(translation.locale, date.title, date.title_en);
  const href =
    eventPageOf(around, date.id, translation.locale) ?? listLinksOf(around, translation.locale).toEvent(date.id).href;
  return {
    href,
    title,
    lang,
    words: [whenOf(date, translation, hasDays), whereOf(date, translation), newsOf(date, translation)]
      .filter(Boolean)
      .join(', '),
  };
}

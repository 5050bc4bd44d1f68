import { berlinTime } from '../../../../src/lib/berlin-time';
import { comesTwice, type Point, spanOf } from '../../../../src/model/date-span';
import { standingOf } from '../../../../src/model/standing';
import { lastDayOf } from '../feed-entry';
import { type FeedDate, type FeedEvent, textsOf } from '../feed-event';
import { type FeedSource, pageOf } from '../feed-source';
import { dayWords, feedWords, placeWords, priceWords, shortened } from '../feed-words';
import { ZONE } from './berlin-zone';
import { addressValue, textValue } from './content-lines';
import { calendarDates, type DateSeries } from './series-of';

const LONGEST_DESCRIPTION = 2_000;

/** The parts of a VEVENT that all dates of an event share. */
type Shared = {
  source: FeedSource;
  event: FeedEvent;
  title: string;
  about: readonly string[];
  lines: readonly string[];
};

/** The dates of an event as VEVENTs, line by line. @param since single dates that were over before this day are left out */
export function calendarEvents(source: FeedSource, event: FeedEvent, since: string): string[] {
  const { series, single } = calendarDates(event.dates);
  const shared = sharedOf(source, event);
  return [
    ...series.flatMap((one) => seriesLines(shared, one)),
    ...single
      .filter((date) => lastDayOf(date) >= since)
      .flatMap((date) => dateLines(shared, date, [`UID:${uidOf(source, date.id)}`])),
  ];
}

/** One date alone, by the name that it has outside of a series. */
export const calendarDate = (source: FeedSource, event: FeedEvent, date: FeedDate): string[] =>
  dateLines(sharedOf(source, event), date, [`UID:${uidOf(source, date.id)}`]);

const uidOf = ({ client }: FeedSource, id: string) => textValue(`${id}@${client}.event-portal`);
const compact = (instant: string) => instant.replace(/[-:]/g, '');

function sharedOf(source: FeedSource, event: FeedEvent): Shared {
  const { locale } = source;
  const { title, short, long } = textsOf(event, locale, source.shown);
  const words = feedWords[locale];
  const { promoter, rubrics, version, created, updated } = event;
  const rubric = rubrics.map(({ name, name_en }) => textValue((locale === 'en' && name_en) || name)).join(',');
  const price = priceWords(event, locale);
  const page = pageOf(source, event.id);
  const lines = [
    `SEQUENCE:${Math.max(0, version - 1)}`,
    `DTSTAMP:${compact(updated)}`,
    `CREATED:${compact(created)}`,
    `LAST-MODIFIED:${compact(updated)}`,
    ...(rubric ? [`CATEGORIES:${rubric}`] : []),
    `URL:${addressValue(page)}`,
  ];
  const about = [
    short,
    shortened(long, LONGEST_DESCRIPTION),
    promoter ? words.promoter(promoter.name) : '',
    price,
    page,
  ];
  return { source, event, title, about, lines };
}

function pointValue({ day, time }: Point): string {
  if (time === undefined) return `;VALUE=DATE:${compact(day)}`;
  // In autumn an hour comes twice, and programs differ in which one is meant.
  if (comesTwice(day, time)) return `:${compact(`${new Date(berlinTime(day, time)).toISOString().slice(0, 19)}Z`)}`;
  return `;TZID=${ZONE}:${compact(day)}T${compact(time)}00`;
}

function seriesLines(shared: Shared, { slot, usual, rule, differing }: DateSeries): string[] {
  const uid = `UID:${uidOf(shared.source, `${shared.event.id}-${slot}`)}`;
  const pointOf = (day: string) => pointValue(spanOf({ ...usual, date: day, endDate: day }).start);
  return [
    ...dateLines(shared, usual, [
      uid,
      `RRULE:${rule.rule};COUNT=${rule.count}`,
      ...rule.left.map((day) => `EXDATE${pointOf(day)}`),
    ]),
    ...differing.flatMap((date) => dateLines(shared, date, [uid, `RECURRENCE-ID${pointOf(date.date)}`])),
  ];
}

function dateLines(shared: Shared, date: FeedDate, own: readonly string[]): string[] {
  const { source, title, about, event } = shared;
  const { now, takesPlace, isRescheduled, isElsewhere } = standingOf(date);
  const words = feedWords[source.locale];
  const { start, end } = spanOf(now);
  const place = isElsewhere ? (now.newLocation ?? words.openPlace) : event.place && placeWords(event.place);
  const news = takesPlace ? '' : date.status === 'cancelled' ? words.cancelled : words.postponed;
  const notes = [
    news || (date.status === 'soldOut' ? words.soldOut : date.status === 'moved' ? words.moved : ''),
    isRescheduled ? words.insteadOf(dayWords(date.date, source.locale)) : '',
    date.additionalInfo ?? '',
  ];
  const text = [...notes, ...about].filter(Boolean).join('\n\n');
  return [
    'BEGIN:VEVENT',
    ...own,
    ...shared.lines,
    `DTSTART${pointValue(start)}`,
    ...(end ? [`DTEND${pointValue(end)}`] : []),
    `SUMMARY:${textValue((news ? `${news}: ${title}` : title).replace(/\s+/g, ' '))}`,
    `DESCRIPTION:${textValue(text)}`,
    ...(place ? [`LOCATION:${textValue(place)}`] : []),
    ...(isElsewhere ? [] : positionLines(event)),
    `STATUS:${takesPlace ? 'CONFIRMED' : 'CANCELLED'}`,
    `TRANSP:${start.time === undefined ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

const positionLines = ({ place }: FeedEvent) =>
  place?.lat === undefined || place.lon === undefined ? [] : [`GEO:${place.lat};${place.lon}`];

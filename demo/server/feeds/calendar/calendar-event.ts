import { berlinTime } from '../../../../src/lib/berlin-time';
import { occursTwice, type SpanPoint, spanOf } from '../../../../src/model/date-span';
import { effectiveDateOf } from '../../../../src/model/effective-date';
import { lastDayOfEntry } from '../feed-entry';
import { type FeedDate, type FeedEvent, textsOf } from '../feed-event';
import { type FeedSource, feedPageOf } from '../feed-source';
import { uidOf } from '../feed-uid';
import { dayWords, feedPlaceLabel, feedWords, priceWords, shortened } from '../feed-words';
import { ZONE } from './berlin-zone';
import { addressValue, folded, textValue } from './content-lines';

const MAX_DESCRIPTION_LENGTH = 2_000;

/** The parts of a VEVENT that all dates of an event share, escaped and folded once. */
type Shared = {
  source: FeedSource;
  event: FeedEvent;
  title: string;
  /** The description without the texts of a single date. */
  about: string;
  description: string;
  summary: string;
  place: readonly string[];
  lines: readonly string[];
};

/**
 * Returns the dates of an event as VEVENTs, each with its own UID. A common recurrence rule would give them one UID,
 * which changes with every new date, and which a file of a single date could not have.
 *
 * @param since dates that were over before this day are left out
 */
export function calendarEvents(source: FeedSource, event: FeedEvent, since: string): string[] {
  const shared = sharedOf(source, event);
  return event.dates.filter((date) => lastDayOfEntry(date) >= since).flatMap((date) => dateLines(shared, date));
}

/** Returns the VEVENT of one date. */
export const calendarDate = (source: FeedSource, event: FeedEvent, date: FeedDate): string[] =>
  dateLines(sharedOf(source, event), date);

const compact = (instant: string) => instant.replace(/[-:]/g, '');

function sharedOf(source: FeedSource, event: FeedEvent): Shared {
  const { locale } = source;
  const { title, short, long } = textsOf(event, locale, source.shown);
  const words = feedWords[locale];
  const { promoter, rubrics, version, created, updated } = event;
  const rubric = rubrics.map(({ name, name_en }) => textValue((locale === 'en' && name_en) || name)).join(',');
  const price = priceWords(event, locale);
  const page = feedPageOf(source, event.id);
  const lines = [
    `SEQUENCE:${Math.max(0, version - 1)}`,
    `DTSTAMP:${compact(updated)}`,
    `CREATED:${compact(created)}`,
    `LAST-MODIFIED:${compact(updated)}`,
    ...(rubric ? [`CATEGORIES:${rubric}`] : []),
    `URL:${addressValue(page)}`,
  ];
  const texts = [
    short,
    shortened(long, MAX_DESCRIPTION_LENGTH),
    promoter ? words.promoter(promoter.name) : '',
    price,
    page,
  ];
  const about = textValue(paragraphs(texts));
  return {
    ...{ source, event, title, about },
    description: folded(`DESCRIPTION:${about}`),
    summary: summaryOf(title),
    place: event.place
      ? [folded(`LOCATION:${textValue(feedPlaceLabel(event.place))}`), ...positionLines(event.place)]
      : [],
    lines: lines.map(folded),
  };
}

const paragraphs = (texts: readonly string[]) => texts.filter(Boolean).join('\n\n');
const summaryOf = (title: string) => folded(`SUMMARY:${textValue(title.replace(/\s+/g, ' '))}`);

function pointValue({ day, time }: SpanPoint): string {
  if (time === undefined) return `;VALUE=DATE:${compact(day)}`;
  // In autumn an hour occurs twice, and programs differ in which one is meant.
  if (occursTwice(day, time)) return `:${compact(`${new Date(berlinTime(day, time)).toISOString().slice(0, 19)}Z`)}`;
  return `;TZID=${ZONE}:${compact(day)}T${compact(time)}00`;
}

function dateLines(shared: Shared, date: FeedDate): string[] {
  const { source, title } = shared;
  const { now, takesPlace, isRescheduled, isElsewhere } = effectiveDateOf(date);
  const words = feedWords[source.locale];
  const { start, end } = spanOf(now);
  const news = takesPlace ? '' : date.status === 'cancelled' ? words.cancelled : words.postponed;
  const notes = paragraphs([
    news || (date.status === 'soldOut' ? words.soldOut : date.status === 'moved' ? words.moved : ''),
    isRescheduled ? words.insteadOf(dayWords(date.date, source.locale)) : '',
    date.additionalInfo ?? '',
  ]);
  return [
    'BEGIN:VEVENT',
    folded(`UID:${textValue(uidOf(source, date.id))}`),
    ...shared.lines,
    `DTSTART${pointValue(start)}`,
    ...(end ? [`DTEND${pointValue(end)}`] : []),
    news ? summaryOf(`${news}: ${title}`) : shared.summary,
    notes ? withNotes(notes, shared) : shared.description,
    ...(isElsewhere ? [folded(`LOCATION:${textValue(now.newLocation ?? words.openPlace)}`)] : shared.place),
    `STATUS:${takesPlace ? 'CONFIRMED' : 'CANCELLED'}`,
    `TRANSP:${start.time === undefined ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

const withNotes = (notes: string, { about }: Shared) =>
  folded(`DESCRIPTION:${textValue(notes)}${about && `\\n\\n${about}`}`);

const positionLines = ({ lat, lon }: NonNullable<FeedEvent['place']>) =>
  lat === undefined || lon === undefined ? [] : [`GEO:${lat};${lon}`];

import { berlinTime } from '../../../../src/lib/berlin-time';
import { occursTwice, type SpanPoint, spanOf } from '../../../../src/model/date-span';
import { effectiveDateOf } from '../../../../src/model/effective-date';
import { lastDayOfEntry } from '../feed-entry';
import { type FeedDate, type FeedEvent, textsOf } from '../feed-event';
import { type FeedSource, feedPageOf } from '../feed-source';
import { uidOf } from '../feed-uid';
import { feedPlaceLabel, feedTexts, formatDay, formatPrice, shortenHtml } from '../feed-words';
import { ZONE } from './berlin-zone';
import { addressValue, folded, textValue } from './content-lines';

const MAX_DESCRIPTION_LENGTH = 2_000;

/** The parts of a VEVENT that all dates of an event share, escaped and folded once. */
type EventLines = {
  source: FeedSource;
  event: FeedEvent;
  title: string;
  /** The description without the texts of a single date. */
  body: string;
  description: string;
  summary: string;
  locationLines: readonly string[];
  metadata: readonly string[];
};

/**
 * Returns the dates of an event as VEVENTs, each with its own UID. A common recurrence rule would give them one UID,
 * which changes with every new date, and which a file of a single date could not have.
 *
 * @param since dates that were over before this day are left out
 */
export function calendarEvents(source: FeedSource, event: FeedEvent, since: string): string[] {
  const eventLines = eventLinesOf(source, event);
  return event.dates.filter((date) => lastDayOfEntry(date) >= since).flatMap((date) => dateLines(eventLines, date));
}

/** Returns the VEVENT of one date. */
export const calendarDate = (source: FeedSource, event: FeedEvent, date: FeedDate): string[] =>
  dateLines(eventLinesOf(source, event), date);

const compact = (instant: string) => instant.replace(/[-:]/g, '');

function eventLinesOf(source: FeedSource, event: FeedEvent): EventLines {
  const { locale } = source;
  const { title, short, long } = textsOf(event, locale, source.visibleFields);
  const texts = feedTexts[locale];
  const { promoter, rubrics, version, created, updated } = event;
  const rubric = rubrics.map(({ name, name_en }) => textValue((locale === 'en' && name_en) || name)).join(',');
  const price = formatPrice(event, locale);
  const page = feedPageOf(source, event.id);
  const metadata = [
    `SEQUENCE:${Math.max(0, version - 1)}`,
    `DTSTAMP:${compact(updated)}`,
    `CREATED:${compact(created)}`,
    `LAST-MODIFIED:${compact(updated)}`,
    ...(rubric ? [`CATEGORIES:${rubric}`] : []),
    `URL:${addressValue(page)}`,
  ];
  const bodyParts = [
    short,
    shortenHtml(long, MAX_DESCRIPTION_LENGTH),
    promoter ? texts.promoter(promoter.name) : '',
    price,
    page,
  ];
  const body = textValue(paragraphs(bodyParts));
  return {
    ...{ source, event, title, body },
    description: folded(`DESCRIPTION:${body}`),
    summary: summaryOf(title),
    locationLines: event.place
      ? [folded(`LOCATION:${textValue(feedPlaceLabel(event.place))}`), ...positionLines(event.place)]
      : [],
    metadata: metadata.map(folded),
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

function dateLines(eventLines: EventLines, date: FeedDate): string[] {
  const { source, title } = eventLines;
  const { now, takesPlace, isRescheduled, isElsewhere } = effectiveDateOf(date);
  const texts = feedTexts[source.locale];
  const { start, end } = spanOf(now);
  const statusNote = takesPlace ? '' : date.status === 'cancelled' ? texts.cancelled : texts.postponed;
  const notes = paragraphs([
    statusNote || (date.status === 'soldOut' ? texts.soldOut : date.status === 'moved' ? texts.moved : ''),
    isRescheduled ? texts.insteadOf(formatDay(date.date, source.locale)) : '',
    date.additionalInfo ?? '',
  ]);
  return [
    'BEGIN:VEVENT',
    folded(`UID:${textValue(uidOf(source, date.id))}`),
    ...eventLines.metadata,
    `DTSTART${pointValue(start)}`,
    ...(end ? [`DTEND${pointValue(end)}`] : []),
    statusNote ? summaryOf(`${statusNote}: ${title}`) : eventLines.summary,
    notes ? withNotes(notes, eventLines) : eventLines.description,
    ...(isElsewhere ? [folded(`LOCATION:${textValue(now.newLocation ?? texts.openPlace)}`)] : eventLines.locationLines),
    `STATUS:${takesPlace ? 'CONFIRMED' : 'CANCELLED'}`,
    `TRANSP:${start.time === undefined ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

const withNotes = (notes: string, { body }: EventLines) =>
  folded(`DESCRIPTION:${textValue(notes)}${body && `\\n\\n${body}`}`);

const positionLines = ({ lat, lon }: NonNullable<FeedEvent['place']>) =>
  lat === undefined || lon === undefined ? [] : [`GEO:${lat};${lon}`];

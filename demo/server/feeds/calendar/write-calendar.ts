import { addDays } from '../../../../src/lib/days';
import type { FeedDate, FeedEvent } from '../feed-event';
import type { FeedPart } from '../feed-part';
import type { FeedSource } from '../feed-source';
import { feedWords } from '../feed-words';
import { BERLIN_ZONE, ZONE } from './berlin-zone';
import { calendarDate, calendarEvents } from './calendar-event';
import { folded, textValue } from './content-lines';

/** Single dates that were are told for so long: a calendar that subscribes is not to lose what somebody just saw. */
const DAYS_AFTERWARDS = 31;
/** How often calendars that subscribe may ask again. */
const AGAIN = 'PT1H';

/** A calendar of the dates of events (RFC 5545, RFC 7986). @param from first day that was asked for; without it all dates are told */
export function writeCalendar({
  source,
  events,
  from,
}: Pick<FeedPart, 'source' | 'events'> & { from?: string }): string {
  const since = from === undefined ? '' : addDays(from, -DAYS_AFTERWARDS);
  return calendarOf(
    source,
    events.flatMap((event) => calendarEvents(source, event, since)),
  );
}

/** A calendar of one date of an event. */
export const writeDate = (source: FeedSource, event: FeedEvent, date: FeedDate): string =>
  calendarOf(source, calendarDate(source, event, date));

/** @param lines of its dates, folded */
function calendarOf({ name, locale }: FeedSource, lines: readonly string[]): string {
  const words = feedWords[locale];
  const title = textValue(words.title(name));
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//event-portal//events//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    `X-WR-CALDESC:${textValue(words.about(name))}`,
    `X-WR-TIMEZONE:${ZONE}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${AGAIN}`,
    `X-PUBLISHED-TTL:${AGAIN}`,
    ...BERLIN_ZONE,
  ];
  return [...head.map(folded), ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

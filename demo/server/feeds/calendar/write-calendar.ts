import { addDays } from '../../../../src/lib/days';
import type { FeedDate, FeedEvent } from '../feed-event';
import type { FeedHead, FeedWriter } from '../feed-part';
import type { FeedSource } from '../feed-source';
import { feedWords } from '../feed-words';
import { BERLIN_ZONE, ZONE } from './berlin-zone';
import { calendarDate, calendarEvents } from './calendar-event';
import { folded, textValue } from './content-lines';

/** The days for which past dates stay: a subscribed calendar must not lose a recent event. */
const DAYS_AFTERWARDS = 31;
/** The refresh interval for subscribed calendars. */
const AGAIN = 'PT1H';

/**
 * Creates a writer of a calendar of event dates (RFC 5545, RFC 7986).
 *
 * @param from first requested day; without it all dates are written
 */
export function calendarWriter({ source, from }: Pick<FeedHead, 'source'> & { from?: string }): FeedWriter {
  const since = from === undefined ? '' : addDays(from, -DAYS_AFTERWARDS);
  const pieces: Buffer[] = [];
  let lines = headOf(source);
  const rest = () => {
    pieces.push(bytesOf(lines));
    lines = [];
  };
  return {
    add: (event) => {
      for (const line of calendarEvents(source, event, since)) lines.push(line);
    },
    rest,
    end: () => {
      lines.push(END);
      rest();
      return Buffer.concat(pieces);
    },
  };
}

/** Writes a calendar of one date of an event. */
export const writeDate = (source: FeedSource, event: FeedEvent, date: FeedDate): Buffer =>
  bytesOf([...headOf(source), ...calendarDate(source, event, date), END]);

/** @param lines folded */
const bytesOf = (lines: readonly string[]) => Buffer.from(lines.map((line) => `${line}\r\n`).join(''));

const END = 'END:VCALENDAR';

/** Returns the folded lines above the dates. */
function headOf({ name, locale }: FeedSource): string[] {
  const words = feedWords[locale];
  const title = textValue(words.title(name));
  const lines = [
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
  return lines.map(folded);
}

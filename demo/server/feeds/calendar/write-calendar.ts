import { addDays } from '../../../../src/lib/days';
import type { FeedDate, FeedEvent } from '../feed-event';
import type { FeedHead, FeedWriter } from '../feed-part';
import type { FeedSource } from '../feed-source';
import { feedTexts } from '../feed-words';
import { BERLIN_ZONE, ZONE } from './berlin-zone';
import { calendarDate, calendarEvents } from './calendar-event';
import { folded, textValue } from './content-lines';

/** The days for which past dates stay: a subscribed calendar must not lose a recent event. */
const PAST_DAYS = 31;
/** The refresh interval for subscribed calendars. */
const REFRESH_INTERVAL = 'PT1H';

/**
 * Creates a writer of a calendar of event dates (RFC 5545, RFC 7986).
 *
 * @param from first requested day; without it all dates are written
 */
export function calendarWriter({ source, from }: Pick<FeedHead, 'source'> & { from?: string }): FeedWriter {
  const since = from === undefined ? '' : addDays(from, -PAST_DAYS);
  const chunks: Buffer[] = [];
  let lines = headOf(source);
  const flush = () => {
    chunks.push(bytesOf(lines));
    lines = [];
  };
  return {
    add: (event) => {
      for (const line of calendarEvents(source, event, since)) lines.push(line);
    },
    endPiece: flush,
    end: () => {
      lines.push(END);
      flush();
      return Buffer.concat(chunks);
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
  const texts = feedTexts[locale];
  const title = textValue(texts.title(name));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//event-portal//events//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    `X-WR-CALDESC:${textValue(texts.about(name))}`,
    `X-WR-TIMEZONE:${ZONE}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`,
    `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`,
    ...BERLIN_ZONE,
  ];
  return lines.map(folded);
}

import { addDays } from '../../../../src/lib/days';
import type { FeedDate, FeedEvent } from '../feed-event';
import type { FeedHead, FeedWriter } from '../feed-part';
import type { FeedSource } from '../feed-source';
import { feedWords } from '../feed-words';
import { BERLIN_ZONE, ZONE } from './berlin-zone';
import { calendarDate, calendarEvents } from './calendar-event';
import { folded, textValue } from './content-lines';

/** Dates that were are told for so long: a calendar that subscribes is not to lose what somebody just saw. */
const DAYS_AFTERWARDS = 31;
/** How often calendars that subscribe may ask again. */
const AGAIN = 'PT1H';

/** Writes a calendar of the dates of events (RFC 5545, RFC 7986). @param from first day that was asked for; without it all dates are told */
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

/** A calendar of one date of an event. */
export const writeDate = (source: FeedSource, event: FeedEvent, date: FeedDate): Buffer =>
  bytesOf([...headOf(source), ...calendarDate(source, event, date), END]);

/** @param lines folded */
const bytesOf = (lines: readonly string[]) => Buffer.from(lines.map((line) => `${line}\r\n`).join(''));

const END = 'END:VCALENDAR';

/** The lines above the dates, folded. */
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

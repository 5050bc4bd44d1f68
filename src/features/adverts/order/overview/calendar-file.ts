import { addDays } from '../../../../lib/days';
import type { OrderedAdvert } from '../../../../model/answers/ordered-advert';

const compactDate = (day: string) => day.replaceAll('-', '');
/** Escapes the special characters of iCalendar (RFC 5545, 3.3.11). */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Returns the days of an order as a calendar file, each a whole day. @param nowMs ms since 1970 */
export function calendarFile(
  { id, dates }: Pick<OrderedAdvert, 'id' | 'dates'>,
  summary: string,
  nowMs: number,
): string {
  const stamp = `${new Date(nowMs).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const days = dates.flatMap((date) => [
    'BEGIN:VEVENT',
    `UID:${id}-${date}@advert`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compactDate(date)}`,
    `DTEND;VALUE=DATE:${compactDate(addDays(date, 1))}`,
    `SUMMARY:${escapeText(summary)}`,
    'TRANSP:TRANSPARENT',
    // An order is under review until an operator approves it.
    'STATUS:TENTATIVE',
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//event-portal//adverts//DE', ...days, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

import { berlinTime } from '../../../lib/berlin-time';
import { type AppointmentSpan, type SpanPoint, spanOf } from '../../../model/date-span';

/** The data that a web calendar gets about a date. */
export type WebDate = { title: string; location: string; text: string; date: AppointmentSpan };

/** The large web calendars, by their names, which are the same in both languages. */
export const WEB_CALENDARS: readonly { name: string; href: (date: WebDate) => string }[] = [
  { name: 'Google Calendar', href: googleHref },
  { name: 'Outlook.com', href: (date) => outlookHref('outlook.live.com', date) },
  { name: 'Microsoft 365', href: (date) => outlookHref('outlook.office.com', date) },
  { name: 'Yahoo', href: yahooHref },
];

/** The assumed length of an appointment without an end, since web calendars require one. */
const HOURS_WITHOUT_END = 3;
const HOUR_MS = 3_600_000;
/** The maximum length of a text. Some calendars refuse longer addresses. */
const MAX_TEXT_LENGTH = 800;

const compact = (text: string) => text.replace(/[-:]/g, '');
const msOf = ({ day, time = '00:00' }: SpanPoint) => Date.parse(berlinTime(day, time));
const formatUtc = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** Returns first and last moment; for whole days the first day and the day after the last. */
function timeSpanOf({ date }: WebDate): { isFullDay: boolean; start: string; end: string } {
  const { start, end } = spanOf(date);
  if (start.time === undefined) return { isFullDay: true, start: start.day, end: end?.day ?? start.day };
  const endMs = end ? msOf(end) : msOf(start) + HOURS_WITHOUT_END * HOUR_MS;
  return { isFullDay: false, start: formatUtc(msOf(start)), end: formatUtc(endMs) };
}

const urlOf = (base: string, query: Record<string, string>) =>
  `${base}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))}`;
const truncate = (text: string) => [...text].slice(0, MAX_TEXT_LENGTH).join('');

function googleHref(date: WebDate): string {
  const { start, end } = timeSpanOf(date);
  return urlOf('https://calendar.google.com/calendar/render', {
    ...{ action: 'TEMPLATE', text: date.title, dates: `${compact(start)}/${compact(end)}`, ctz: 'Europe/Berlin' },
    ...{ details: truncate(date.text), location: date.location },
  });
}

function outlookHref(server: string, date: WebDate): string {
  const { isFullDay, start, end } = timeSpanOf(date);
  return urlOf(`https://${server}/calendar/0/deeplink/compose`, {
    ...{ path: '/calendar/action/compose', rru: 'addevent', subject: date.title, startdt: start, enddt: end },
    ...{ allday: isFullDay ? 'true' : '', body: truncate(date.text), location: date.location },
  });
}

function yahooHref(date: WebDate): string {
  const { isFullDay, start, end } = timeSpanOf(date);
  return urlOf('https://calendar.yahoo.com/', {
    ...{ v: '60', title: date.title, st: compact(start) },
    ...(isFullDay ? { dur: 'allday' } : { et: compact(end) }),
    ...{ desc: truncate(date.text), in_loc: date.location },
  });
}

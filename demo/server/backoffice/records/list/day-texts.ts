import { berlinDay } from '../../../platform/berlin-day';

const formats = {
  short: new Intl.DateTimeFormat('de-DE', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
  withYear: new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
} as const;

/** Formats a day 'YYYY-MM-DD': 'Mo, 30. Nov.', of another year with it. */
export const dayText = (day: string, today: string): string =>
  formats[day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'withYear']
    .format(new Date(`${day}T00:00Z`))
    .replace('.,', ',');

/** Formats the day of an instant in Berlin. */
export const instantDay = (instant: Date, today: string): string => dayText(berlinDay(instant), today);

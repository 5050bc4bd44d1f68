import type { Locale } from '../../../../src/i18n/locale';
import { addDays, daysBetween, isDay, noonOf, weekdayOf } from '../../../../src/lib/days';

/** A range of days, 'YYYY-MM-DD', both included. */
export type Period = { from: string; to: string };

const DAYS_IN_WEEK = 7;
/** The maximum number of days, a quarter of a year: nobody prints a longer text. */
const MAX_DAYS = 92;

const formatsOf = (locale: string) => {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const dateFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', ...options, timeZone: 'UTC' });
    return (day: string) => dateFormat.format(noonOf(day));
  };
  return { day: format({}), month: format({ month: 'long' }), year: format({ month: 'long', year: 'numeric' }) };
};
const formats = {
  de: { ...formatsOf('de-DE'), to: 'bis', dot: '.' },
  en: { ...formatsOf('en-GB'), to: 'to', dot: '' },
} as const;

/** Formats some days: '3. bis 9. Mai', '28. April bis 4. Mai', '28. Dezember 2026 bis 3. Januar 2027', '3. Mai'. */
export function formatPeriod({ from, to }: Period, locale: Locale): string {
  const { day, month, year, to: until, dot } = formats[locale];
  if (from === to) return month(from);
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${year(from)} ${until} ${year(to)}`;
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${month(from)} ${until} ${month(to)}`;
  return `${day(from)}${dot} ${until} ${month(to)}`;
}

/** Returns the week of a day from Monday to Sunday, or some weeks later. */
export function weekOf(day: string, weeksLater = 0): Period {
  const from = addDays(day, 1 - weekdayOf(day) + weeksLater * DAYS_IN_WEEK);
  return { from, to: addDays(from, DAYS_IN_WEEK - 1) };
}

/** Returns the number of a week in its year by ISO 8601. */
export function weekNumber(day: string): number {
  const thursday = addDays(day, 4 - weekdayOf(day));
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / DAYS_IN_WEEK) + 1;
}

/** Parses the editor's range of days; by default the week after today's. */
export function readPeriod(from: string, to: string, today: string): Period | { problem: string } {
  if (from === '' && to === '') return weekOf(today, 1);
  if (!isDay(from) || !isDay(to)) return { problem: 'Bitte geben Sie den ersten und den letzten Tag an.' };
  if (to < from) return { problem: 'Der letzte Tag liegt vor dem ersten.' };
  if (daysBetween(from, to) >= MAX_DAYS) return { problem: `Bitte wählen Sie höchstens ${MAX_DAYS} Tage.` };
  return { from, to };
}

import { formatDay } from '../../i18n/formats';
import type { Locale } from '../../i18n/locale';
import { todayInBerlin } from '../../lib/days';

const clock = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });

/**
 * Formats an instant as day and time in Berlin: { day: 'Samstag, 21. November 2026', time: '14:03' }; undefined if it
 * is invalid.
 */
export function berlinInstant(iso: string, locale: Locale): { day: string; time: string } | undefined {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return undefined;
  return { day: formatDay(todayInBerlin(instant), locale, 'long'), time: clock.format(instant) };
}

import { msg } from '@lingui/core/macro';
import { formatDay } from '../../i18n/day-format';
import type { Locale } from '../../i18n/locale';
import type { Say } from '../../i18n/speech';

const TWO = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** '14:03', by the clock of the visitor's own device, which shows the same. */
export const clockOf = (at: string, locale: Locale): string =>
  new Date(at).toLocaleTimeString(locale === 'de' ? 'de-DE' : 'en-GB', TWO);

const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** 'heute, 14:03 Uhr', 'gestern, 9:12 Uhr', 'Sa, 21. Nov., 14:03 Uhr'. */
export function momentWords(at: string, { say, locale }: { say: Say; locale: Locale }, now = new Date()): string {
  const clock = clockOf(at, locale);
  const day = dayOf(new Date(at));
  const yesterday = dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  if (day === dayOf(now)) return say(msg`heute, ${clock} Uhr`);
  if (day === yesterday) return say(msg`gestern, ${clock} Uhr`);
  const date = formatDay(day, locale, 'short');
  return say(msg`${date}, ${clock} Uhr`);
}

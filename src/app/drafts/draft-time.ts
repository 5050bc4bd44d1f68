import { msg } from '@lingui/core/macro';
import { formatDay } from '../../i18n/formats';
import type { Locale } from '../../i18n/locale';
import type { Translate } from '../../i18n/translation';
import { addDays, todayInBerlin } from '../../lib/days';

const CLOCK_FORMAT = { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/** Formatters by locale: creating one is slow, and the form formats the time after every few keys. */
const clockFormatters: Partial<Record<Locale, Intl.DateTimeFormat>> = {};

/** Formats a time on the clock of Berlin, like all times of the portal: '14:03'. */
export function formatClock(timestamp: string, locale: Locale): string {
  clockFormatters[locale] ??= new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', CLOCK_FORMAT);
  return clockFormatters[locale].format(new Date(timestamp));
}

/** Formats a moment: 'heute, 14:03 Uhr', 'gestern, 9:12 Uhr', 'Sa, 21. Nov., 14:03 Uhr'. */
export function formatMoment(
  timestamp: string,
  { _, locale }: { _: Translate; locale: Locale },
  now = new Date(),
): string {
  const clock = formatClock(timestamp, locale);
  const day = todayInBerlin(Date.parse(timestamp));
  const today = todayInBerlin(now.getTime());
  if (day === today) return _(msg`heute, ${clock} Uhr`);
  if (day === addDays(today, -1)) return _(msg`gestern, ${clock} Uhr`);
  const date = formatDay(day, locale, 'short');
  return _(msg`${date}, ${clock} Uhr`);
}

const SECONDS_PER = { second: 1, minute: 60, hour: 3600 } as const;

/** Formats how long ago a moment was: 'vor 9 Sekunden', 'vor 2 Minuten'. A moment ahead of the clock counts as now. */
export function formatAgo(timestamp: string, locale: Locale, now: number): string {
  const seconds = Math.max(1, Math.floor((now - Date.parse(timestamp)) / 1000));
  const unit = seconds < SECONDS_PER.minute ? 'second' : seconds < SECONDS_PER.hour ? 'minute' : 'hour';
  agoFormatters[locale] ??= new Intl.RelativeTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB');
  return agoFormatters[locale].format(-Math.floor(seconds / SECONDS_PER[unit]), unit);
}

const agoFormatters: Partial<Record<Locale, Intl.RelativeTimeFormat>> = {};

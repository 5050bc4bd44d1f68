import { msg } from '@lingui/core/macro';
import { formatDay } from '../../../../i18n/day-format';
import type { Speech } from '../../../../i18n/speech';
import { isDay } from '../../../../lib/days';
import type { DayContent, EventDate } from '../../../../model/series/series';

/** 'Sa, 21. Nov. 2026', or what was typed where that is no day. */
export const dayWords = (day: string, { locale }: Speech): string =>
  isDay(day) ? formatDay(day, locale, 'shortWithYear') : day;

/** '19:30 – 22:00 Uhr', '15:00 und 20:00 Uhr', 'ganztägig'; '' where nothing is filled in. */
export function timesWords({ fullDay, times }: DayContent, { say, locale }: Speech): string {
  if (fullDay) return say(msg`ganztägig`);
  const spans = times.flatMap(({ from, until }) => (from ? [until ? `${from}\u00a0–\u2060\u00a0${until}` : from] : []));
  if (spans.length === 0) return '';
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(spans);
  return say(msg`${list} Uhr`);
}

/** 'Sa, 21. Nov. 2026 – So, 22. Nov. 2026, 19:30 Uhr', as a list of dates says it. */
export function dateWords(date: EventDate, speech: Speech): string {
  const first = dayWords(date.date, speech);
  const days = isDay(date.endDate) && date.endDate > date.date ? `${first} – ${dayWords(date.endDate, speech)}` : first;
  return [days, timesWords(date, speech)].filter(Boolean).join(', ');
}

import { msg } from '@lingui/core/macro';
import { formatDay } from '../../../../i18n/formats';
import type { Translation } from '../../../../i18n/translation';
import { isDay } from '../../../../lib/days';
import type { DayContent, EventDate } from '../../../../model/series/series';

/** Formats a day, 'Sa, 21. Nov. 2026', or returns typed text that is not a day. */
export const recordedDayLabel = (day: string, { locale }: Translation): string =>
  isDay(day) ? formatDay(day, locale, 'shortWithYear') : day;

/** Formats times: '19:30 – 22:00 Uhr', '15:00 und 20:00 Uhr', 'ganztägig'; '' without any. */
export function timesLabel({ fullDay, times }: DayContent, { _, locale }: Translation): string {
  if (fullDay) return _(msg`ganztägig`);
  const spans = times.flatMap(({ from, until }) => (from ? [until ? `${from}\u00a0–\u2060\u00a0${until}` : from] : []));
  if (spans.length === 0) return '';
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(spans);
  return _(msg`${list} Uhr`);
}

/** Formats a date for a list of dates: 'Sa, 21. Nov. 2026 – So, 22. Nov. 2026, 19:30 Uhr'. */
export function dateLabel(date: EventDate, translation: Translation): string {
  const first = recordedDayLabel(date.date, translation);
  const days =
    isDay(date.endDate) && date.endDate > date.date
      ? `${first} – ${recordedDayLabel(date.endDate, translation)}`
      : first;
  return [days, timesLabel(date, translation)].filter(Boolean).join(', ');
}

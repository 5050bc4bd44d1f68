import { msg, plural } from '@lingui/core/macro';
import { formatDay } from '../../../../i18n/formats';
import type { Translation } from '../../../../i18n/translation';
import { addDays, isDay } from '../../../../lib/days';
import { LAST, type SeriesRule } from '../../../../model/series/series-rule';
import { STATE_NAMES } from './state-names';

const A_MONDAY = '2024-01-01';

/** Returns the name of a weekday: 'Montag' for 1. */
export const weekdayName = (weekday: number, { locale }: Pick<Translation, 'locale'>): string =>
  formatDay(addDays(A_MONDAY, weekday - 1), locale, 'longWeekday');

const NTH = [msg`ersten`, msg`zweiten`, msg`dritten`, msg`vierten`, msg`fünften`] as const;

/** Returns the ordinal of a weekday in a month: 'ersten' for 1, 'letzten' for LAST, as in 'am ersten Freitag'. */
export function ordinalLabel(nth: number, { _ }: Translation): string {
  const word = NTH[nth - 1];
  return nth === LAST || !word ? _(msg`letzten`) : _(word);
}

/** Describes the repetition: 'jeden Tag', 'alle 2 Wochen am Freitag'; with interval 1 if it is not a number. */
function repetitionText(rule: SeriesRule, translation: Translation): string {
  const { _, locale } = translation;
  const { every, weekdays, monthDay, nth } = rule;
  const interval = typeof rule.interval === 'number' ? rule.interval : 1;
  if (every === 'day') return _(msg`${plural(interval, { one: 'jeden Tag', other: 'alle # Tage' })}`);
  if (every === 'week') {
    const weeks = _(msg`${plural(interval, { one: 'jede Woche', other: 'alle # Wochen' })}`);
    const names = [...weekdays].sort((one, other) => one - other).map((weekday) => weekdayName(weekday, translation));
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
    return names.length === 0 ? weeks : _(msg`${weeks} am ${list}`);
  }
  const months = _(msg`${plural(interval, { one: 'jeden Monat', other: 'alle # Monate' })}`);
  if (every === 'monthWeekday') {
    const weekday = weekdayName(rule.weekday, translation);
    const which = ordinalLabel(nth, translation);
    return _(msg`${months} am ${which} ${weekday}`);
  }
  return monthDay === LAST ? _(msg`${months} am letzten Tag`) : _(msg`${months} am ${monthDay}.`);
}

/**
 * Describes a rule in plain words: 'Alle 2 Wochen am Freitag bis 18. Dezember 2026, 9 Termine, ohne Feiertage in
 * Baden-Württemberg'.
 *
 * @param count the number of dates that take place
 */
export function ruleText(rule: SeriesRule, count: number, translation: Translation): string {
  const { _, locale } = translation;
  const repetition = repetitionText(rule, translation);
  const last = isDay(rule.end) ? formatDay(rule.end, locale, 'dayMonthAndYear') : '';
  const land = rule.holidays && _(STATE_NAMES[rule.holidays]);
  const phrases = [
    last ? _(msg`${repetition} bis ${last}`) : repetition,
    count > 0 && _(msg`${plural(count, { one: '# Termin', other: '# Termine' })}`),
    land && _(msg`ohne Feiertage in ${land}`),
  ];
  const sentence = phrases.filter(Boolean).join(', ');
  return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
}

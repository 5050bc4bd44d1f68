import { msg, plural } from '@lingui/core/macro';
import { formatDay } from '../../../../i18n/day-format';
import type { Speech } from '../../../../i18n/speech';
import { addDays, isDay } from '../../../../lib/days';
import { LAST, type SeriesRule } from '../../../../model/series/series-rule';
import { STATE_NAMES } from './state-names';

const A_MONDAY = '2024-01-01';

/** 'Montag' for 1. */
export const weekdayName = (weekday: number, { locale }: Pick<Speech, 'locale'>): string =>
  formatDay(addDays(A_MONDAY, weekday - 1), locale, 'longWeekday');

const NTH = [msg`ersten`, msg`zweiten`, msg`dritten`, msg`vierten`, msg`fünften`] as const;

/** 'ersten' for 1, 'letzten' for LAST, as in 'am ersten Freitag'. */
export function nthWords(nth: number, { say }: Speech): string {
  const word = NTH[nth - 1];
  return nth === LAST || !word ? say(msg`letzten`) : say(word);
}

/** 'jeden Tag', 'alle 2 Wochen am Freitag'; without the number where none could be read. */
function repetitionWords(rule: SeriesRule, speech: Speech): string {
  const { say, locale } = speech;
  const { every, weekdays, monthDay, nth } = rule;
  const interval = typeof rule.interval === 'number' ? rule.interval : 1;
  if (every === 'day') return say(msg`${plural(interval, { one: 'jeden Tag', other: 'alle # Tage' })}`);
  if (every === 'week') {
    const weeks = say(msg`${plural(interval, { one: 'jede Woche', other: 'alle # Wochen' })}`);
    const names = [...weekdays].sort((one, other) => one - other).map((weekday) => weekdayName(weekday, speech));
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
    return names.length === 0 ? weeks : say(msg`${weeks} am ${list}`);
  }
  const months = say(msg`${plural(interval, { one: 'jeden Monat', other: 'alle # Monate' })}`);
  if (every === 'monthWeekday') {
    const weekday = weekdayName(rule.weekday, speech);
    const which = nthWords(nth, speech);
    return say(msg`${months} am ${which} ${weekday}`);
  }
  return monthDay === LAST ? say(msg`${months} am letzten Tag`) : say(msg`${months} am ${monthDay}.`);
}

/**
 * A rule in plain words: 'Alle 2 Wochen am Freitag bis 18. Dezember 2026, 9 Termine, ohne Feiertage in
 * Baden-Württemberg'.
 *
 * @param count how many of its days take place
 */
export function ruleWords(rule: SeriesRule, count: number, speech: Speech): string {
  const { say, locale } = speech;
  const repetition = repetitionWords(rule, speech);
  const last = isDay(rule.end) ? formatDay(rule.end, locale, 'dayMonthAndYear') : '';
  const land = rule.holidays && say(STATE_NAMES[rule.holidays]);
  const words = [
    last ? say(msg`${repetition} bis ${last}`) : repetition,
    count > 0 && say(msg`${plural(count, { one: '# Termin', other: '# Termine' })}`),
    land && say(msg`ohne Feiertage in ${land}`),
  ];
  const sentence = words.filter(Boolean).join(', ');
  return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
}

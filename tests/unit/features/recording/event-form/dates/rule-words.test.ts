import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { dateLabel } from '../../../../../../src/features/recording/event-form/dates/date-words';
import { rulePartsOfDay } from '../../../../../../src/features/recording/event-form/dates/follow-start';
import { ruleText } from '../../../../../../src/features/recording/event-form/dates/rule-words';
import { messages } from '../../../../../../src/i18n/en.po?recording';
import { translateIn } from '../../../../../../src/i18n/translate';
import type { Translation } from '../../../../../../src/i18n/translation';
import { plannedDate } from '../../../../../../src/model/series/series';
import { LAST, type SeriesRule } from '../../../../../../src/model/series/series-rule';
import { itForAll } from '../../../../../support/it-for-all';
import { aRule, aSeries } from '../../../../../support/series-builder';
import { inZone } from '../../../../../support/zones';

const german = setupI18n({ locale: 'de', messages: { de: {} } });
const today = '2026-11-22';
const inGerman: Translation = { _: (message) => german._(message), locale: 'de', today };
const inEnglish: Translation = { _: translateIn(messages, 'en'), locale: 'en', today };

const TABLE: [Partial<SeriesRule>, number, string, string][] = [
  [
    { every: 'day', end: '2026-12-18' },
    27,
    'Jeden Tag bis 18. Dez. 2026, 27 Termine',
    'Every day until 18 Dec 2026, 27 dates',
  ],
  [{ every: 'day', interval: 3 }, 1, 'Alle 3 Tage, 1 Termin', 'Every 3 days, 1 date'],
  [
    { every: 'week', interval: 2, weekdays: [5], end: '2026-12-18', holidays: 'BW' },
    9,
    'Alle 2 Wochen am Freitag bis 18. Dez. 2026, 9 Termine, ohne Feiertage in Baden-Württemberg',
    'Every 2 weeks on Friday until 18 Dec 2026, 9 dates, without public holidays in Baden-Württemberg',
  ],
  [
    { every: 'week', weekdays: [5, 1] },
    10,
    'Jede Woche am Montag und Freitag, 10 Termine',
    'Every week on Monday and Friday, 10 dates',
  ],
  [{ every: 'week', weekdays: [], interval: 'zwei' }, 0, 'Jede Woche', 'Every week'],
  [{ every: 'monthDay', monthDay: 15 }, 2, 'Jeden Monat am 15., 2 Termine', 'Every month on day 15, 2 dates'],
  [
    { every: 'monthDay', monthDay: LAST, interval: 2 },
    2,
    'Alle 2 Monate am letzten Tag, 2 Termine',
    'Every 2 months on the last day, 2 dates',
  ],
  [
    { every: 'monthWeekday', nth: 2, weekday: 5 },
    2,
    'Jeden Monat am zweiten Freitag, 2 Termine',
    'Every month on the second Friday, 2 dates',
  ],
  [
    { every: 'monthWeekday', nth: LAST, weekday: 7 },
    2,
    'Jeden Monat am letzten Sonntag, 2 Termine',
    'Every month on the last Sunday, 2 dates',
  ],
];

describe.each(['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'])(
  'for a visitor in %s',
  (zone) => {
    itForAll(TABLE)('a rule is described in plain words', (rule, count, words, english) => {
      const _ = (translation: Translation) => inZone(zone, () => ruleText(aRule(rule), count, translation));
      expect([_(inGerman), _(inEnglish)]).toEqual([words, english]);
    });

    it('a date keeps its day and its times, also when the clocks change', () => {
      const series = aSeries();
      const _ = (day: string) =>
        inZone(zone, () => dateLabel(plannedDate(series, day), inGerman).replace(/[\u00a0\u2060]+/g, ' '));
      expect(_('2027-03-28')).toBe('So, 28. März 2027, 19:30 – 22:00 Uhr');
      expect(_('2026-10-25')).toBe('So, 25. Okt. 2026, 19:30 – 22:00 Uhr');
    });

    it('a first day gives the parts of a rule', () => {
      const partsIn = (day: string) => inZone(zone, () => rulePartsOfDay(day));
      expect(partsIn('2027-03-28')).toEqual({ weekdays: [7], monthDay: 28, nth: 4, weekday: 7 });
      expect(partsIn('2027-03-29')).toEqual({ weekdays: [1], monthDay: 29, nth: 5, weekday: 1 });
      expect(partsIn('29.3.')).toEqual({ weekdays: [], monthDay: 1, nth: 1, weekday: 1 });
    });
  },
);

it('describes several times, a full day, several days, and unreadable values', () => {
  const planned = plannedDate(aSeries(), '2027-03-28');
  const times = [
    { id: 1, from: '15:00', until: '' },
    { id: 2, from: '20:00', until: '' },
  ];
  const _ = (changes: object) => dateLabel({ ...planned, ...changes }, inGerman);
  expect(_({ times })).toBe('So, 28. März 2027, 15:00 und 20:00 Uhr');
  expect(_({ fullDay: true })).toBe('So, 28. März 2027, ganztägig');
  expect(_({ times: [], endDate: '2027-03-30' })).toBe('So, 28. März 2027 – Di, 30. März 2027');
  expect(_({ times: [], date: '31.2.' })).toBe('31.2.');
});

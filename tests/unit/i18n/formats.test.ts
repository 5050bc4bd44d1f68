import { describe, expect, it } from 'vitest';
import { formatDay, formatDistance, formatMoney, formatNumber } from '../../../src/i18n/formats';
import { itForAll } from '../../support/it-for-all';
import { inZone } from '../../support/zones';

describe.each(['Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'Pacific/Kiritimati', 'UTC'])(
  'in %s',
  (zone) => {
    it('the zone is that of the visitor', () => {
      inZone(zone, () => expect(new Date('2026-11-21T00:00:00').getTimezoneOffset()).toBe(OFFSETS[zone]));
    });

    itForAll([
      ['2026-11-21', 'de', 'short', 'Sa, 21. Nov.'],
      ['2026-11-21', 'de', 'long', 'Samstag, 21. November 2026'],
      ['2026-11-21', 'de', 'numeric', '21.11.2026'],
      ['2026-11-21', 'de', 'weekday', 'Sa'],
      ['2026-11-21', 'de', 'date', '21'],
      ['2026-11-21', 'de', 'month', 'Nov'],
      ['2026-11-21', 'en', 'numeric', '21/11/2026'],
      ['2026-11-21', 'en', 'long', 'Saturday, 21 November 2026'],
      ['2026-01-01', 'de', 'shortWithYear', 'Do, 1. Jan. 2026'],
      ['2026-03-29', 'de', 'long', 'Sonntag, 29. März 2026'],
      ['2026-10-25', 'en', 'weekday', 'Sun'],
    ] as const)('%s in %s, %s, is %s', (day, locale, style, expected) => {
      inZone(zone, () => expect(formatDay(day, locale, style)).toBe(expected));
    });
  },
);

/** Minutes that midnight lies behind UTC on the day of the test. */
const OFFSETS: Record<string, number> = {
  'Europe/Berlin': -60,
  'America/New_York': 300,
  'Pacific/Auckland': -780,
  'Pacific/Kiritimati': -840,
  UTC: 0,
};

itForAll([
  [1204, 'de', '1.204'],
  [1204, 'en', '1,204'],
] as const)('%d in %s is %s', (value, locale, expected) => {
  expect(formatNumber(value, locale)).toBe(expected);
});

itForAll([
  [4, '0 m'],
  [847, '850 m'],
  [3120, '3,1 km'],
  [12_400, '12 km'],
])('%d metres are %s', (metres, expected) => {
  expect(formatDistance(metres, 'de')).toBe(expected);
});

itForAll([
  [1250, 'de', '12,50 €'],
  [800, 'de', '8 €'],
  [800, 'en', '€8'],
] as const)('%d cents in %s are %s', (cents, locale, expected) => {
  expect(formatMoney(cents, 'EUR', locale).replace(/\u00a0/g, ' ')).toBe(expected);
});

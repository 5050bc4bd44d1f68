import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../../src/lib/days';
import { easterSunday, holidayOn, publicHolidays } from '../../../../src/model/series/public-holidays';
import { STATES, type State } from '../../../../src/model/series/states';
import { itForAll } from '../../../support/it-for-all';

// As the Physikalisch-Technische Bundesanstalt lists them; 2285 and 2038 are the earliest and the latest possible day.
itForAll(
  '2024-03-31 2025-04-20 2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21 2035-03-25 2038-04-25 2049-04-18 2076-04-19 2285-03-22'.split(
    ' ',
  ),
)('Easter Sunday is on %s', (day) => {
  expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
});

it('Easter is always a Sunday between 22 March and 25 April', () => {
  for (let year = 1900; year < 2300; year++) {
    const day = easterSunday(year);
    expect(weekdayOf(day)).toBe(7);
    expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
  }
});

const EVERYWHERE = '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'.split(' ');
/** Holidays of each Land in 2026 beside the nine that all have; after '+' those of some towns only. */
const OF_2026: Record<State, string> = {
  BW: '01-06 06-04 11-01',
  BY: '01-06 06-04 11-01 + 08-08 08-15',
  BE: '03-08',
  BB: '04-05 05-24 10-31',
  HB: '10-31',
  HH: '10-31',
  HE: '06-04',
  MV: '03-08 10-31',
  NI: '10-31',
  NW: '06-04 11-01',
  RP: '06-04 11-01',
  SL: '06-04 08-15 11-01',
  SN: '10-31 11-18 + 06-04',
  ST: '01-06 10-31',
  SH: '10-31',
  TH: '09-20 10-31 + 06-04',
};

describe.each(STATES)('%s', (state) => {
  it('has its holidays of 2026', () => {
    const [whole = '', regional = ''] = OF_2026[state].split(' + ');
    const daysOf = (isRegional: boolean) =>
      publicHolidays(state, 2026)
        .filter((holiday) => holiday.isRegional === isRegional)
        .map(({ day }) => day.slice(5));
    expect(daysOf(false)).toEqual([...EVERYWHERE, ...whole.split(' ')].sort());
    expect(daysOf(true)).toEqual(regional.split(' ').filter(Boolean));
  });
});

itForAll([
  [2023, '2023-11-22'],
  [2024, '2024-11-20'],
  [2025, '2025-11-19'],
  [2028, '2028-11-22'],
  [2029, '2029-11-21'],
])('repentance day of %i is a Wednesday before 23 November', (_, day) => {
  expect(weekdayOf(day)).toBe(3);
  expect(holidayOn(day, 'SN', false)).toBe('repentance');
});

it('distinguishes a holiday of some towns from one of the whole Land', () => {
  expect(holidayOn('2027-08-15', 'BY', false)).toBeUndefined();
  expect(holidayOn('2027-08-15', 'BY', true)).toBe('assumption');
  expect(holidayOn('2027-08-15', 'SL', false)).toBe('assumption');
  expect(holidayOn('2027-08-16', 'SL', true)).toBeUndefined();
});

it('contains a holiday of a single year', () => {
  expect(holidayOn('2028-06-17', 'BE', false)).toBe('uprising1953');
  expect(holidayOn('2029-06-17', 'BE', false)).toBeUndefined();
});

it('does not know the holidays that only calendars have', () => {
  // The day of the uprising, carnival, Halloween, Christmas Eve and New Year's Eve are working days everywhere.
  for (const day of ['2027-06-17', '2027-02-08', '2027-02-11', '2027-12-24', '2027-12-31'])
    expect(STATES.filter((state) => holidayOn(day, state, true))).toEqual([]);
  expect(STATES.filter((state) => holidayOn('2027-10-31', state, true))).toHaveLength(9);
  expect(STATES.filter((state) => holidayOn('2027-11-01', state, true))).toHaveLength(5);
  expect(STATES.filter((state) => holidayOn('2027-03-08', state, true))).toEqual(['BE', 'MV']);
  expect(STATES.filter((state) => holidayOn('2027-08-08', state, true))).toEqual(['BY']);
  expect(holidayOn('2027-08-08', 'BY', false)).toBeUndefined();
});

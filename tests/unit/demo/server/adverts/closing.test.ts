import { expect, it } from 'vitest';
import { type Closing, closingMs } from '../../../../../demo/server/adverts/closing';

const closing = (workdays: number, time = '12:00', holidaysOf: Closing['holidaysOf'] = 'BW'): Closing => ({
  ...{ workdays, time, holidaysOf },
});

it.each<[string, Closing, string, string]>([
  ['two workdays before', closing(2), '2027-06-11', '2027-06-09T10:00:00Z'],
  ['over a weekend', closing(2), '2027-06-14', '2027-06-10T10:00:00Z'],
  ['a Sunday paper that closes on its own day closes on Friday', closing(0), '2027-06-13', '2027-06-11T10:00:00Z'],
  ['before Corpus Christi in Baden-Württemberg', closing(1), '2027-05-28', '2027-05-26T10:00:00Z'],
  ['the same day in Saxony, where most towns work', closing(1, '12:00', 'SN'), '2027-05-28', '2027-05-27T10:00:00Z'],
  ['before Easter', closing(1), '2027-03-30', '2027-03-25T11:00:00Z'],
  ['before the turn of the year', closing(2), '2027-01-04', '2026-12-30T11:00:00Z'],
  ['late on the same day', closing(0, '23:30'), '2027-06-10', '2027-06-10T21:30:00Z'],
  ['right after the clocks went back', closing(1), '2026-10-27', '2026-10-26T11:00:00Z'],
  ['right before the clocks went back', closing(2), '2026-10-27', '2026-10-23T10:00:00Z'],
])('a slot closes %s', (_, rule, day, expected) => {
  expect(new Date(closingMs(rule, day)).toISOString()).toBe(expected.replace('Z', '.000Z'));
});

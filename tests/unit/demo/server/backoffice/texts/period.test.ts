import { describe, expect, it } from 'vitest';
import { formatPeriod, readPeriod, weekNumber, weekOf } from '../../../../../../demo/server/backoffice/texts/period';
import { itForAll } from '../../../../../support/it-for-all';

describe('the days of a text', () => {
  itForAll([
    ['2027-05-03', '2027-05-09', '3. bis 9. Mai', '3 to 9 May'],
    ['2027-04-28', '2027-05-04', '28. April bis 4. Mai', '28 April to 4 May'],
    ['2026-12-28', '2027-01-03', '28. Dezember 2026 bis 3. Januar 2027', '28 December 2026 to 3 January 2027'],
    ['2027-05-03', '2027-05-03', '3. Mai', '3 May'],
  ])('from %s to %s are formatted', (from, to, german, english) => {
    expect([formatPeriod({ from, to }, 'de'), formatPeriod({ from, to }, 'en')]).toEqual([german, english]);
  });

  itForAll([
    ['2026-05-10', 0, '2026-05-04', '2026-05-10'],
    ['2026-05-11', 0, '2026-05-11', '2026-05-17'],
    ['2026-05-10', 1, '2026-05-11', '2026-05-17'],
    ['2027-01-01', -1, '2026-12-21', '2026-12-27'],
  ])('of the week of %s, %s later, are %s to %s', (day, later, from, to) => {
    expect(weekOf(day, later)).toEqual({ from, to });
  });

  itForAll([
    ['2026-01-01', 1],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
  ])('%s lies in week %s', (day, week) => expect(weekNumber(day)).toBe(week));

  it('are the next week by default, and refused with a message if invalid', () => {
    expect(readPeriod('', '', '2026-05-10')).toEqual({ from: '2026-05-11', to: '2026-05-17' });
    for (const [from, to, words] of [
      ['2026-05-03', '', 'den ersten und den letzten Tag'],
      ['2026-02-30', '2026-03-01', 'den ersten und den letzten Tag'],
      ['2026-05-09', '2026-05-03', 'liegt vor dem ersten'],
      ['2026-01-01', '2026-12-31', 'höchstens 92 Tage'],
    ] as const)
      expect(readPeriod(from, to, '2026-05-10')).toEqual({ problem: expect.stringContaining(words) });
  });
});

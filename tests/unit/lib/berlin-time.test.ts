import { describe, expect } from 'vitest';
import { berlinTime } from '../../../src/lib/berlin-time';
import { itForAll } from '../../support/it-for-all';

describe('A time in Berlin', () => {
  itForAll([
    ['2026-01-15', '08:00', '2026-01-15T08:00:00+01:00'],
    ['2026-06-15', '08:00', '2026-06-15T08:00:00+02:00'],
    ['2026-03-29', '02:30', '2026-03-29T02:30:00+01:00'],
    ['2026-10-25', '01:59', '2026-10-25T01:59:00+02:00'],
    ['2026-10-25', '02:30', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25', '03:00', '2026-10-25T03:00:00+01:00'],
    ['2026-12-31', '24:00', '2027-01-01T00:00:00+01:00'],
  ])('on %s at %s is %s', (day, time, expected) => {
    expect(berlinTime(day, time)).toBe(expected);
  });
});

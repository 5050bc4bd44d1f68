import type { Series } from '../../src/model/series/series';
import type { SeriesRule } from '../../src/model/series/series-rule';

/** Returns a rule: every day from 1 March 2027 on, ten times. */
export const aRule = (changes: Partial<SeriesRule> = {}): SeriesRule => ({
  start: '2027-03-01',
  every: 'day',
  interval: 1,
  weekdays: [],
  monthDay: 1,
  nth: 1,
  weekday: 1,
  end: '',
  count: changes.end ? undefined : 10,
  holidays: '',
  withRegionalHolidays: false,
  ...changes,
});

/** Returns a series in the evening. */
export const aSeries = (changes: Partial<Series> = {}): Series => ({
  ...aRule(changes),
  id: 1,
  fullDay: false,
  times: [{ id: 2, from: '19:30', until: '22:00' }],
  additionalInfo: '',
  struck: [],
  changed: [],
  ...changes,
});

import { addDays } from '../../../src/lib/days';
import { type RuleCases, recording } from './rule-case';
import type { Records } from './whole-event';

const series = (changes: (today: string) => object) => (_: Records, today: string) => ({
  dates: [],
  series: [
    {
      ...{ start: addDays(today, 1), end: addDays(today, 30), every: 'day', interval: 7 },
      times: [{ from: '19:30' }],
      ...changes(today),
    },
  ],
});

/** Rules of series. */
export const SERIES_RULES: RuleCases = {
  'a free date where only series may be': {
    settings: recording({ eventAppointmentType: 'series' }),
    problems: ['dates not_allowed'],
  },
  'no series where only series may be': {
    settings: recording({ eventAppointmentType: 'series' }),
    event: () => ({ dates: [] }),
    problems: ['series required'],
  },
  'a series': { event: series(() => ({})), problems: [] },
  'a series where only free dates may be': {
    settings: recording({ eventAppointmentType: 'free' }),
    event: series(() => ({})),
    problems: ['series not_allowed'],
  },
  'a series without its first day': { event: series(() => ({ start: '' })), problems: ['series.0.start required'] },
  'a series that has begun': {
    event: series((today) => ({ start: addDays(today, -1) })),
    problems: ['series.0.start past'],
  },
  'a series without an end': { event: series(() => ({ end: '' })), problems: ['series.0.end required'] },
  'a series that ends by number': { event: series(() => ({ end: '', count: 3 })), problems: [] },
  'a series that ends when it begins': {
    event: series((today) => ({ end: addDays(today, 1) })),
    problems: ['series.0.end end_before_start'],
  },
  'a series of more than ten years': {
    event: series((today) => ({ end: addDays(today, 4000) })),
    problems: ['series.0.end too_late'],
  },
  'a series of more days than there may be': {
    event: series((today) => ({ end: addDays(today, 700), interval: 1 })),
    problems: ['series.0.end too_many'],
  },
  'a series of no weekday': {
    event: series(() => ({ every: 'week', weekdays: [] })),
    problems: ['series.0.weekdays required'],
  },
  'a series that falls on no day': {
    event: series((today) => ({
      every: 'week',
      interval: 9,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      end: addDays(today, 2),
      struck: [addDays(today, 1), addDays(today, 2)],
    })),
    problems: ['series.0.start no_dates'],
  },
  'a series without a time': { event: series(() => ({ times: [] })), problems: ['series.0.times no_time'] },
  'a day of a series that was changed for the worse': {
    event: series((today) => ({ changed: [{ day: addDays(today, 8), date: addDays(today, -2), times: [] }] })),
    problems: ['series.0.changed.0.date past', 'series.0.changed.0.times no_time'],
  },
  'a changed day on which the series does not fall any more': {
    event: series((today) => ({ changed: [{ day: addDays(today, 9), date: '', times: [] }] })),
    problems: [],
  },
};

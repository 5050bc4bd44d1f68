import { addDays } from '../../../src/lib/days';
import { field, type RuleCases } from './rule-case';
import type { Records } from './whole-event';

const date = (changes: object) => (_: Records, today: string) => ({
  dates: [{ date: addDays(today, 7), times: [{ from: '19:30', until: '' }], ...changes }],
});

/** Rules of single dates. */
export const DATE_RULES: RuleCases = {
  'no date': { event: () => ({ dates: [] }), problems: ['dates required'] },
  'a date without its day': { event: date({ date: '' }), problems: ['dates.0.date required'] },
  'a date in the past': {
    event: (_, today) => ({ dates: [{ date: addDays(today, -1), fullDay: true }] }),
    problems: ['dates.0.date past'],
  },
  'a date today': { event: (_, today) => ({ dates: [{ date: today, fullDay: true }] }), problems: [] },
  'several days that have begun': {
    event: (_, today) => ({ dates: [{ date: addDays(today, -1), endDate: today, fullDay: true }] }),
    problems: [],
  },
  'several days that end before they begin': {
    event: (_, today) => ({ dates: [{ date: addDays(today, 9), endDate: addDays(today, 8), fullDay: true }] }),
    problems: ['dates.0.endDate end_before_start'],
  },
  'several days without end': {
    event: (_, today) => ({ dates: [{ date: today, endDate: '2999-12-31', fullDay: true }] }),
    problems: ['dates.0.endDate too_late'],
  },
  'neither a time nor a full day': { event: date({ times: [] }), problems: ['dates.0.times no_time'] },
  'a full day without a time': { event: date({ times: [], fullDay: true }), problems: [] },
  'a time without its beginning': {
    event: date({ times: [{ from: '', until: '20:00' }] }),
    problems: ['dates.0.times.0.from required'],
  },
  'an end at the beginning': {
    event: date({ times: [{ from: '20:00', until: '20:00' }] }),
    problems: ['dates.0.times.0.until until_before_from'],
  },
  'an end in the night after': { event: date({ times: [{ from: '21:00', until: '04:30' }] }), problems: [] },
  'an end at midnight after a long day': { event: date({ times: [{ from: '08:00', until: '00:00' }] }), problems: [] },
  'a whole day from midnight to midnight': {
    event: date({ times: [{ from: '00:00', until: '00:00' }] }),
    problems: ['dates.0.times.0.until whole_day'],
  },
  'an end that is no night later': {
    event: date({ times: [{ from: '20:00', until: '10:00' }] }),
    problems: ['dates.0.times.0.until until_before_from'],
  },
  'two times that begin at once': {
    event: date({ times: [{ from: '20:00' }, { from: '20:00' }] }),
    problems: ['dates.0.times.1.from repeated'],
  },
  'two times': { event: date({ times: [{ from: '15:00' }, { from: '20:00' }] }), problems: [] },
  'additional information that is too long': {
    settings: field('appointments', { additionalInfo: { maxLength: 3 } }),
    event: date({ additionalInfo: 'vier' }),
    problems: ['dates.0.additionalInfo too_long'],
  },
  'hidden additional information that is too long': {
    settings: field('appointments', { additionalInfo: { maxLength: 3, visible: false } }),
    event: date({ additionalInfo: 'vier' }),
    problems: [],
  },
  'a date that is postponed into the past': {
    event: (_, today) => date({ status: 'postponed', newDate: addDays(today, -1) })(_, today),
    problems: ['dates.0.newDate past'],
  },
  'all dates postponed into the past': {
    event: (_, today) => ({ status: 'postponed', newDate: addDays(today, -1) }),
    problems: ['newDate past'],
  },
  'all dates postponed to a later day': {
    event: (_, today) => ({ status: 'postponed', newDate: addDays(today, 30) }),
    problems: [],
  },
  'more appointments than anybody can look through': {
    event: (_, today) => ({
      dates: Array.from({ length: 335 }, (__, distance) => ({
        date: addDays(today, distance),
        times: [{ from: '10:00' }, { from: '12:00' }, { from: '14:00' }],
      })),
    }),
    problems: ['dates too_many'],
  },
};

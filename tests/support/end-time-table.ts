import type { AppointmentTimes } from '../../src/model/end-time';

/** The ends of appointments, for client and server alike: a description, days and times, the instant in UTC. */
export const END_TIME_TABLE: [
  what: string,
  times: Omit<AppointmentTimes, 'fullDay'> & { fullDay?: boolean },
  over: string,
][] = [
  ['ends in the afternoon', { date: '2026-05-10', from: '14:00', until: '17:00' }, '2026-05-10T15:00'],
  ['ends in winter', { date: '2026-11-21', from: '14:00', until: '17:00' }, '2026-11-21T16:00'],
  ['has an end alone', { date: '2026-05-10', until: '17:00' }, '2026-05-10T15:00'],
  ['has a start alone', { date: '2026-05-10', from: '14:00' }, '2026-05-10T15:00'],
  ['has a start alone, late', { date: '2026-05-10', from: '22:30' }, '2026-05-10T23:30'],
  ['has one time for both', { date: '2026-05-10', from: '14:00', until: '14:00' }, '2026-05-10T15:00'],
  ['has no time', { date: '2026-05-10' }, '2026-05-10T22:00'],
  ['goes on all day', { date: '2026-05-10', from: '08:00', until: '12:00', fullDay: true }, '2026-05-10T22:00'],
  ['ends at midnight', { date: '2026-05-10', from: '20:00', until: '24:00' }, '2026-05-10T22:00'],
  ['ends at 00:00', { date: '2026-05-10', from: '20:00', until: '00:00' }, '2026-05-10T22:00'],
  ['goes on past midnight', { date: '2026-05-10', from: '22:00', until: '03:00' }, '2026-05-11T01:00'],
  ['goes on into the next year', { date: '2026-12-31', from: '20:00', until: '02:00' }, '2027-01-01T01:00'],
  [
    'is an exhibition',
    { date: '2026-05-01', endDate: '2026-05-10', from: '11:00', until: '18:00' },
    '2026-05-10T16:00',
  ],
  ['runs for days', { date: '2026-05-08', endDate: '2026-05-10', from: '19:00' }, '2026-05-10T22:00'],
  [
    'ends on the third day, earlier than it began',
    { date: '2026-05-08', endDate: '2026-05-10', from: '19:00', until: '02:00' },
    '2026-05-10T00:00',
  ],
  // The clock goes forward from 02:00 to 03:00.
  ['ends before the clock goes forward', { date: '2026-03-28', from: '22:00', until: '01:59' }, '2026-03-29T00:59'],
  ['ends in the hour that is left out', { date: '2026-03-28', from: '22:00', until: '02:30' }, '2026-03-29T01:30'],
  ['starts before the clock goes forward', { date: '2026-03-29', from: '01:00' }, '2026-03-29T03:00'],
  ['takes the short day', { date: '2026-03-29' }, '2026-03-29T22:00'],
  // The clock goes back from 03:00 to 02:00.
  ['ends in the hour that comes twice', { date: '2026-10-24', from: '22:00', until: '02:30' }, '2026-10-25T00:30'],
  ['ends after the clock went back', { date: '2026-10-24', from: '22:00', until: '03:00' }, '2026-10-25T02:00'],
  ['starts before the clock goes back', { date: '2026-10-25', from: '01:00' }, '2026-10-25T02:00'],
  ['takes the long day', { date: '2026-10-25' }, '2026-10-25T23:00'],
];

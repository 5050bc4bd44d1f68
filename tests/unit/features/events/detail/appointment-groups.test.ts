import { describe, expect, it } from 'vitest';
import {
  groupAppointments,
  isOverForToday,
  sellsTickets,
  statusNoteOf,
} from '../../../../../src/features/events/detail/appointment-groups';
import { berlinTime } from '../../../../../src/lib/berlin-time';
import type { EventDetail } from '../../../../../src/model/answers/event-detail';
import { itForAll } from '../../../../support/it-for-all';
import { anEvent, anEventOn } from './event-fixture';

const TODAY = '2026-11-21';

const at = (clock: string) => Date.parse(berlinTime(TODAY, clock));
const groupsOf = ({ appointments }: EventDetail, clock = '09:00') => groupAppointments(appointments, at(clock));
const days = (event: EventDetail) => {
  const { upcoming, past } = groupsOf(event);
  return { upcoming: upcoming.map(({ date }) => date), past: past.map(({ date }) => date) };
};
const noteOf = (event: EventDetail) => statusNoteOf(event, groupsOf(event));

describe('The appointments of an event', () => {
  it('come soonest first, and those that are over latest first', () => {
    const event = anEventOn(
      { date: '2026-12-05' },
      { date: '2026-11-01' },
      { date: TODAY, from: '20:00' },
      { date: TODAY, from: '11:00' },
      { date: '2026-11-20' },
    );
    expect(days(event)).toEqual({
      upcoming: [TODAY, TODAY, '2026-12-05'],
      past: ['2026-11-20', '2026-11-01'],
    });
    expect(groupsOf(event).upcoming[0]?.from).toBe('11:00');
  });

  it("are past by the server's data, whatever the clock shows", () => {
    const event = anEventOn({ date: TODAY, from: '20:00', over: true }, { date: TODAY, from: '21:00' });
    const { upcoming, past } = groupsOf(event);
    expect([upcoming, past].map((dates) => dates.map(({ from }) => from))).toEqual([['21:00'], ['20:00']]);
  });

  it('still come while they run', () => {
    expect(days(anEventOn({ date: '2026-11-01', endDate: TODAY })).upcoming).toEqual(['2026-11-01']);
    expect(days(anEventOn({ date: '2026-11-01', endDate: '2026-11-20' })).past).toEqual(['2026-11-01']);
  });

  it('take the place of their new day when they are postponed', () => {
    const event = anEventOn(
      { date: '2026-11-01', status: 'postponed', newDate: '2026-12-24' },
      { date: '2026-12-01' },
      { date: '2026-11-02', status: 'postponed' },
    );
    expect(days(event)).toEqual({ upcoming: ['2026-12-01', '2026-11-01'], past: ['2026-11-02'] });
  });

  it('may be none', () => {
    expect(days(anEventOn())).toEqual({ upcoming: [], past: [] });
  });
});

describe('The notice of changes above an event', () => {
  it('is none when all goes as planned', () => {
    expect(noteOf(anEventOn({}))).toBeUndefined();
  });

  it('is about the event when all that still comes agrees', () => {
    const event = anEventOn(
      { date: '2026-11-01' },
      { status: 'cancelled' },
      { date: '2026-12-01', status: 'cancelled' },
    );
    expect(noteOf(event)).toMatchObject({ status: 'cancelled' });
    expect(noteOf(event)).not.toHaveProperty('onlyDate');
  });

  it('is about the next date only if others take place as planned', () => {
    const event = anEventOn({ status: 'moved', newLocation: 'Turnhalle' }, { date: '2026-12-01' });
    expect(noteOf(event)).toMatchObject({ status: 'moved', newLocation: 'Turnhalle', onlyDate: TODAY });
  });

  it('omits changes of later dates', () => {
    expect(noteOf(anEventOn({}, { date: '2026-12-01', status: 'cancelled' }))).toBeUndefined();
  });

  it('is about the date that would have been the next', () => {
    const putOff = { date: '2026-11-22', status: 'postponed', newDate: '2026-12-05' };
    expect(noteOf(anEventOn({ date: '2026-12-01' }, putOff))).toMatchObject({ onlyDate: '2026-11-22' });
  });

  it('distinguishes different new days', () => {
    const event = anEventOn(
      { status: 'postponed', newDate: '2026-12-05' },
      { date: '2026-11-22', status: 'postponed', newDate: '2026-12-06' },
    );
    expect(noteOf(event)).toMatchObject({ newDate: '2026-12-05', onlyDate: TODAY });
  });

  it('is that of the event without appointments', () => {
    expect(noteOf(anEvent({ appointments: [], status: 'soldOut' }))).toEqual({ status: 'soldOut' });
    expect(noteOf(anEvent({ appointments: [] }))).toBeUndefined();
  });
});

itForAll([
  ['a date as planned', [{}], true],
  ['only what is over', [{ date: '2026-11-01' }], false],
  ['only what is sold out or cancelled', [{ status: 'soldOut' }, { status: 'cancelled' }], false],
  ['an open new day', [{ status: 'postponed' }], false],
  ['a date sold out, a later one not', [{ status: 'soldOut' }, { date: '2026-12-01' }], true],
] as const)('tickets for %s', (_, dates, sells) => {
  expect(sellsTickets(groupsOf(anEventOn(...dates)))).toBe(sells);
});

describe('as the day goes on', () => {
  const event = anEventOn(
    { date: TODAY, from: '10:00', until: '11:00' },
    { date: TODAY, from: '20:00', until: '02:00' },
    { date: '2026-11-28', from: '10:00', until: '11:00' },
  );

  itForAll([
    ['09:00', 3, false],
    ['11:00', 2, false],
    ['24:00', 2, false],
  ])('%i dates are to come at %s', (clock, count, isOver) => {
    const groups = groupsOf(event, clock);
    expect(groups.upcoming).toHaveLength(count);
    expect(isOverForToday(groups, TODAY)).toBe(isOver);
  });

  it('a date of today is over when nothing more comes today', () => {
    const series = anEventOn({ date: TODAY, from: '10:00', until: '11:00' }, { date: '2026-11-28' });
    expect(isOverForToday(groupsOf(series, '10:59'), TODAY)).toBe(false);
    expect(isOverForToday(groupsOf(series, '11:00'), TODAY)).toBe(true);
  });

  it('tickets disappear after the last date', () => {
    const last = anEventOn({ date: TODAY, from: '10:00', until: '11:00' });
    expect(sellsTickets(groupsOf(last, '10:59'))).toBe(true);
    expect(sellsTickets(groupsOf(last, '11:00'))).toBe(false);
  });
});

import { addDays } from '../../../../src/lib/days';
import { type EventFilter, type Span, startOf } from '../event-filter';
import type { Moment } from '../moment';
import { add, type BitSet, emptySet } from './bit-set';
import { type Appointment, type ClientIndex, type IndexedEvent, touching } from './client-index';

/* The same conditions as in ../spans.ts, on appointments in memory. */

const DAY_MS = 86_400_000;
const EVENING = 17 * 60;

/** The day's number from 1970 on. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** The day of a number, 'YYYY-MM-DD'. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 'HH:mm' as minutes, -1 for ''. */
export const minutesOf = (time: string): number =>
  time === '' ? -1 : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** 'HH:mm', or '' for -1. */
export const timeText = (minutes: number): string =>
  minutes < 0 ? '' : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Whether an appointment counts. */
export type Counts = (appointment: Appointment) => boolean;

/** Which appointments count in a filter's span, whatever day it ends. */
export function countedIn(filter: Pick<EventFilter, 'span' | 'from' | 'since' | 'moment'>): Counts {
  const { span, from } = filter;
  if (span !== 'days') return inSpan(span, startOf(filter));
  const first = dayNumber(from);
  return ({ lastDay }) => lastDay >= first;
}

function inSpan(span: Exclude<Span, 'days'>, moment: Moment): Counts {
  const nowMs = moment.now.getTime();
  const today = dayNumber(moment.today);
  if (span === 'coming') return ({ overMs }) => overMs > nowMs;
  if (span === 'over') return ({ lastDay, overMs }) => lastDay === today && overMs <= nowMs;
  if (span === 'evening') return ({ day, time, overMs }) => day === today && time >= EVENING && overMs > nowMs;
  const isOnToday = isOn(moment);
  return (appointment) => appointment.overMs > nowMs && isOnToday(appointment);
}

function isLate({ now, today }: Moment): Counts {
  const yesterday = dayNumber(addDays(today, -1));
  return ({ lastDay, overMs }) => lastDay === yesterday && overMs > now.getTime();
}

function isOn(moment: Moment): Counts {
  const today = dayNumber(moment.today);
  const clock = minutesOf(moment.clock);
  const late = isLate(moment);
  const isOpen = ({ time, until }: Appointment) => until <= time || (clock >= time && clock <= until);
  return (one) =>
    (one.day === today && one.time <= clock && (one.lastDay === one.day || isOpen(one))) ||
    (one.day < today && one.lastDay >= today && isOpen(one)) ||
    late(one);
}

/** The one of an event's appointments that stands for it in a list: the first that counts. */
export const shownOf = (event: IndexedEvent | undefined, counts: Counts): Appointment | undefined =>
  event?.appointments.find(counts);

/** What can count today, or of the night before. */
const around = (index: ClientIndex, { today }: Moment) => touching(index, dayNumber(today) - 1, dayNumber(today));

/** The slots of appointments that count today, or of the night before. */
function setOf(index: ClientIndex, moment: Moment, counts: Counts): BitSet {
  const set = emptySet(index.events.length);
  for (const appointment of around(index, moment)) if (counts(appointment)) add(set, appointment.slot);
  return set;
}

/** The slots of what counts in a part of today. */
export const slotsInSpan = (index: ClientIndex, span: Exclude<Span, 'days' | 'coming'>, moment: Moment): BitSet =>
  setOf(index, moment, inSpan(span, moment));

/** The slots of what is on at a moment or later that day, and of what goes on from the night before. */
export const slotsFrom = (index: ClientIndex, moment: Moment): BitSet => setOf(index, moment, inSpan('coming', moment));

/** When the next appointment of today, or of the night before, is over; infinite without one. */
export function nextEnd(index: ClientIndex, moment: Moment): number {
  const last = dayNumber(moment.today);
  let next = Number.POSITIVE_INFINITY;
  for (const { lastDay, overMs } of around(index, moment)) {
    if (lastDay <= last && overMs > moment.now.getTime()) next = Math.min(next, overMs);
  }
  return next;
}

/** What is over today, with nothing more to come today; and what goes on from the night before. */
export function overAndLate(index: ClientIndex, moment: Moment): { over: BitSet; late: BitSet } {
  const today = dayNumber(moment.today);
  const isOver = inSpan('over', moment);
  const isComing = inSpan('coming', moment);
  const comesToday: Counts = (one) => one.day <= today && one.lastDay >= today && isComing(one);
  return {
    over: setOf(index, moment, (one) => isOver(one) && !index.events[one.slot]?.appointments.some(comesToday)),
    late: setOf(index, moment, isLate(moment)),
  };
}

import { compareTexts } from '../compare-texts';
import type { EventFilter } from '../event-filter';
import type { Key } from '../page-key';
import { has, slotsIn } from './bit-set';
import { type Appointment, type ClientIndex, touching } from './client-index';
import type { MemoryHits } from './hits';
import { firstBehind, firstPlace } from './sorted';
import { countedIn, dayNumber, dayText, shownOf, timeText } from './spans';

/**
 * All that can stand for an event, in the order of date: what has begun by the first day counts as of that day and is
 * sorted anew; what begins later stands in the index as it is, from the place `later` on, among others.
 */
export type DateOrder = { begun: readonly Appointment[]; later: number };

/** What to take out of it: so many of the hits, after some that are left out. */
export type DatePart = {
  /** Where to begin; everything before is not behind. */
  isBehind?: ((appointment: Appointment) => boolean) | undefined;
  offset: number;
  count: number;
};

/** To sort a hit costs as much as to pass by so many appointments. */
const SORTING = 16;

export function dateOrderOf(index: ClientIndex, filter: EventFilter): DateOrder {
  const first = dayNumber(filter.from);
  const stands = standsIn(index, filter);
  // What goes on from the night before is of the day before.
  const begun = touching(index, first - 1, first)
    .filter(stands)
    .sort(byDate(first));
  const hasLater = filter.span === 'days' || filter.span === 'coming';
  const { appointments } = index;
  return { begun, later: hasLater ? firstBehind(appointments, ({ day }) => day > first) : appointments.length };
}

/** Takes a part of the hits, in the order of date. */
export function cutByDate(
  index: ClientIndex,
  filter: EventFilter,
  { set, total }: MemoryHits,
  { begun, later }: DateOrder,
  { isBehind, offset, count }: DatePart,
): Appointment[] {
  const { appointments } = index;
  const length = begun.length + appointments.length - later;
  if (total * total * SORTING < (offset + count) * length) {
    const counts = countedIn(filter);
    const found = slotsIn(set).flatMap((slot) => shownOf(index.events[slot], counts) ?? []);
    found.sort(byDate(dayNumber(filter.from)));
    const start = isBehind ? firstBehind(found, isBehind) : 0;
    return found.slice(start + offset, start + offset + count);
  }
  const stands = standsIn(index, filter);
  const at = (place: number) =>
    (place < begun.length ? begun[place] : appointments[later + place - begun.length]) as Appointment;
  const taken: Appointment[] = [];
  let left = offset;
  const start = isBehind ? firstPlace(length, (place) => isBehind(at(place))) : 0;
  for (let place = start; place < length && taken.length < count; place += 1) {
    const one = at(place);
    if (!has(set, one.slot) || !(place < begun.length || stands(one))) continue;
    if (left > 0) left -= 1;
    else taken.push(one);
  }
  return taken;
}

/** Whether an appointment is the one that stands for its event. */
function standsIn(index: ClientIndex, filter: EventFilter): (appointment: Appointment) => boolean {
  const counts = countedIn(filter);
  return (one) => shownOf(index.events[one.slot], counts) === one;
}

/** What goes on from the night before comes first; what has been running for days, after all that begins that day. */
const isRunning = ({ day, lastDay }: Appointment, first: number) => day < first && lastDay >= first;
const timeIn = ({ time, lastDay }: Appointment, first: number) => (lastDay < first ? -1 : time);

/** The order of a list that begins on the first day. */
export const byDate =
  (first: number) =>
  (one: Appointment, other: Appointment): number =>
    Math.max(one.day, first) - Math.max(other.day, first) ||
    Number(isRunning(one, first)) - Number(isRunning(other, first)) ||
    timeIn(one, first) - timeIn(other, first) ||
    other.priority - one.priority ||
    compareTexts(one.eventId, other.eventId);

/** What an appointment is ordered by; `first` is the first day of the list. */
export const dateKeys = (appointment: Appointment, first: number): Key[] => [
  dayText(Math.max(appointment.day, first)),
  isRunning(appointment, first),
  timeText(timeIn(appointment, first)),
  0 - appointment.priority,
  appointment.eventId,
];

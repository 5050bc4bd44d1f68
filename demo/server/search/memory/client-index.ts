import { compareTexts } from '../compare-texts';
import { hasSlot, type Slots, withSlot } from './bit-set';
import { firstBehind, replaced } from './sorted';

/** Days are counted from 1970 on, times in minutes of a day, -1 where there is none. */
export type Appointment = {
  id: string;
  slot: number;
  eventId: string;
  day: number;
  lastDay: number;
  time: number;
  until: number;
  /** Higher ones come first. */
  priority: number;
  /** The instant at which it is over, in milliseconds since 1970. */
  overMs: number;
  takesPlace: boolean;
};

/** A published event; its appointments in their order. */
export type IndexedEvent = {
  id: string;
  slot: number;
  titleKey: string;
  place: number | undefined;
  appointments: readonly Appointment[];
};

export type Place = { lat: number; lon: number };

/** What is needed to find a client's events and to put them in order, as the tables of the search say it. */
export type ClientIndex = {
  /** By slot. */
  events: (IndexedEvent | undefined)[];
  /**
   * By id, and shared by all states of the index, as it would take long to copy: what slotIn() says is right for each.
   */
  slots: Map<string, number>;
  /** All appointments by day, time, priority and event. */
  appointments: readonly Appointment[];
  /** Those that last for more than a day, in the same order. */
  lasting: readonly Appointment[];
  /** All events by title. */
  titles: readonly IndexedEvent[];
  /** Which slots a value is in, by kind and value of facet_bits. */
  values: Map<string, Map<string, Slots>>;
  places: Map<number, Place>;
};

/** An event as it is now, with its values. */
export type ChangedEvent = {
  event: IndexedEvent;
  place: Place | undefined;
  values: readonly { kind: string; value: string }[];
};

/** In the order of the list: by day, time, priority and event. Each event's appointments stay in their own order. */
export const byStart = (one: Appointment, other: Appointment): number =>
  one.day - other.day ||
  one.time - other.time ||
  other.priority - one.priority ||
  compareTexts(one.eventId, other.eventId) ||
  compareTexts(one.id, other.id);

/** The order of one event's appointments. */
export const byStartOfOne = (one: Appointment, other: Appointment): number =>
  one.day - other.day || one.time - other.time || compareTexts(one.id, other.id);

export const byTitle = (one: IndexedEvent, other: IndexedEvent) =>
  compareTexts(one.titleKey, other.titleKey) || compareTexts(one.id, other.id);

/** The slot of an event; undefined where it is not in the index. */
export function slotIn(index: ClientIndex, id: string): number | undefined {
  const slot = index.slots.get(id);
  return slot !== undefined && index.events[slot]?.id === id ? slot : undefined;
}

/** The appointments on any of some days, in their order. */
export function touching({ appointments, lasting }: ClientIndex, first: number, last: number): Appointment[] {
  const before = lasting.slice(
    0,
    firstBehind(lasting, ({ day }) => day >= first),
  );
  const start = firstBehind(appointments, ({ day }) => day >= first);
  const end = firstBehind(appointments, ({ day }) => day > last);
  return [...before.filter(({ lastDay }) => lastDay >= first), ...appointments.slice(start, end)];
}

export const isLasting = ({ day, lastDay }: Appointment): boolean => lastDay > day;

/** The index with changed events put in and removed ones taken out; lists and sets of the old one stay as they are. */
export function withChanges(
  index: ClientIndex,
  ids: ReadonlySet<string>,
  changed: readonly ChangedEvent[],
): ClientIndex {
  const slotsGone = new Set([...ids].map((id) => slotIn(index, id)).filter((slot) => slot !== undefined));
  const gone = [...slotsGone].map((slot) => index.events[slot]).filter((event) => event !== undefined);
  const come = changed.map(({ event }) => event);
  const events = [...index.events];
  const places = new Map(index.places);
  const values = new Map([...index.values].map(([kind, known]) => [kind, without(known, slotsGone)]));
  for (const slot of slotsGone) events[slot] = undefined;
  for (const { event, place, values: own } of changed) {
    index.slots.set(event.id, event.slot);
    events[event.slot] = event;
    if (place && event.place !== undefined) places.set(event.place, place);
    for (const { kind, value } of own) {
      const known = values.get(kind) ?? new Map<string, Slots>();
      values.set(kind, known.set(value, withSlot(known.get(value), event.slot, true)));
    }
  }
  const appointmentsOf = (some: readonly IndexedEvent[]) => some.flatMap((event) => event.appointments);
  const [went, came] = [appointmentsOf(gone), appointmentsOf(come)];
  return {
    ...{ events, slots: index.slots, places, values },
    appointments: replaced(index.appointments, went, came, byStart),
    lasting: replaced(index.lasting, went.filter(isLasting), came.filter(isLasting), byStart),
    titles: replaced(index.titles, gone, come, byTitle),
  };
}

function without(values: ReadonlyMap<string, Slots>, gone: ReadonlySet<number>): Map<string, Slots> {
  const kept = new Map(values);
  for (const slot of gone) {
    for (const [value, slots] of kept) if (hasSlot(slots, slot)) kept.set(value, withSlot(slots, slot, false));
  }
  return kept;
}

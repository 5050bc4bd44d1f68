import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '../../database';
import { takesPlace } from '../../shapes';
import { type BitSet, type Slots, setOfBlocks, toSlots } from './bit-set';
import {
  type Appointment,
  byStart,
  byStartOfOne,
  byTitle,
  type ChangedEvent,
  type ClientIndex,
  type IndexedEvent,
  isLasting,
  type Place,
} from './client-index';
import { merged } from './merge';
import { minutesOf } from './spans';

/** As in the migrations: how many slots one row of facet_bits covers. */
const BLOCK_SLOTS = 16_384;
/** So many slots are read at once: while their rows are taken apart, no search is answered. */
const PIECE_SLOTS = 2048;
const PIECE_VALUES = 64;
/** All kinds of facet_bits. */
const KINDS = ['live', 'rubric', 'tag', 'community', 'district', 'day', 'month', 'flag'];

type EventRow = Place & { slot: number; id: string; title: string; place: number | null };
type AppointmentRow = Omit<Appointment, 'time' | 'until'> & { time: string; until: string };

/**
 * Reads all of a client's events piece by piece, so that no statement takes long and searches get their turn in between.
 *
 * @returns undefined when there are more than `most` slots
 */
export async function loadIndex(database: Queryable, client: string, most: number): Promise<ClientIndex | undefined> {
  const [row] = await database.query<{ last: number }>(
    'select coalesce(max(slot), -1) as last from event_index where client = $1',
    [client],
  );
  const last = row?.last ?? -1;
  if (last >= most) return undefined;
  const events: (IndexedEvent | undefined)[] = [];
  const slots = new Map<string, number>();
  const places = new Map<number, Place>();
  const pieces: { appointments: Appointment[]; titles: IndexedEvent[] }[] = [];
  for (let slot = 0; slot <= last; slot += PIECE_SLOTS) {
    const found = await loadEvents(database, 'i.client = $1 and i.slot between $2::int and $3::int', [
      ...[client, slot, slot + PIECE_SLOTS - 1],
    ]);
    for (const { event, place } of found) {
      events[event.slot] = event;
      slots.set(event.id, event.slot);
      if (place && event.place !== undefined) places.set(event.place, place);
    }
    const read = found.map(({ event }) => event);
    pieces.push({
      appointments: read.flatMap(({ appointments }) => appointments).sort(byStart),
      titles: read.sort(byTitle),
    });
    await setImmediate();
  }
  const appointments = await merged(
    pieces.map((piece) => piece.appointments),
    byStart,
  );
  const titles = await merged(
    pieces.map((piece) => piece.titles),
    byTitle,
  );
  const values = new Map<string, Map<string, Slots>>();
  for (const kind of KINDS) values.set(kind, await loadValues(database, client, kind, last));
  return { events, slots, places, values, appointments, lasting: appointments.filter(isLasting), titles };
}

/** Which slots each value of a kind is in. */
async function loadValues(
  database: Queryable,
  client: string,
  kind: string,
  last: number,
): Promise<Map<string, Slots>> {
  const values = new Map<string, { block: number; bits: Uint8Array }[]>();
  for (let block = 0; block * BLOCK_SLOTS <= last; block += 1) {
    for (const { value, bits } of await loadBits(database, client, kind, block)) {
      const known = values.get(value);
      if (known) known.push({ block, bits });
      else values.set(value, [{ block, bits }]);
    }
    await setImmediate();
  }
  const slots = new Map<string, Slots>();
  for (const [value, blocks] of values) {
    slots.set(value, toSlots(setOfBlocks(blocks)));
    if (slots.size % PIECE_VALUES === 0) await setImmediate();
  }
  return slots;
}

const loadBits = (database: Queryable, client: string, kind: string, block: number) =>
  database.query<{ value: string; bits: Uint8Array }>(
    `select value, substring(bit_send(bits) from 5) as bits from facet_bits
     where client = $1 and kind = $2 and block = $3`,
    [client, kind, block],
  );

/** Reads some events with all of their values; those that are no longer published are missing. */
export async function loadChanged(
  database: Queryable,
  client: string,
  ids: readonly string[],
): Promise<ChangedEvent[]> {
  const events = await loadEvents(database, 'i.client = $1 and i.event_id = any($2::text[])', [client, ids]);
  const rows = await database.query<{ slot: number; kind: string; value: string }>(
    `select i.slot, f.kind, f.value from event_index i
     join facet_bits f on f.client = i.client and f.block = i.slot >> 14 and get_bit(f.bits, i.slot & 16383) = 1
     where i.client = $1 and i.event_id = any($2::text[])`,
    [client, ids],
  );
  return events.map((found) => ({ ...found, values: rows.filter(({ slot }) => slot === found.event.slot) }));
}

async function loadEvents(
  database: Queryable,
  condition: string,
  params: readonly unknown[],
): Promise<Omit<ChangedEvent, 'values'>[]> {
  const rows = await database.query<EventRow>(
    `select i.slot, i.event_id as id, i.title_key as title, i.location_id as place, p.lat, p.lon
     from event_index i left join address_index p on p.address_id = i.location_id where ${condition}`,
    params,
  );
  const dated = await database.query<AppointmentRow>(
    `select i.appointment_id as id, i.slot, i.event_id as "eventId", i.date - date '1970-01-01' as day,
       i.end_date - date '1970-01-01' as "lastDay", i.time_key as time, i.until_key as until,
       i.priority, (extract(epoch from i.over_at) * 1000)::float8 as "overMs",
       ${takesPlace('e', 'a')} as "takesPlace"
     from appointment_index i join appointments a on a.id = i.appointment_id join events e on e.id = i.event_id
     where ${condition}`,
    params,
  );
  const idOf = new Map(rows.map(({ slot, id }) => [slot, id]));
  const bySlot = new Map<number, Appointment[]>();
  for (const row of dated) {
    const eventId = idOf.get(row.slot);
    // The event may have gone in between.
    if (eventId !== row.eventId) continue;
    const appointment = appointmentOf(row, eventId);
    const known = bySlot.get(row.slot);
    if (known) known.push(appointment);
    else bySlot.set(row.slot, [appointment]);
  }
  return rows.map(({ slot, id, title, place, lat, lon }) => {
    const appointments = (bySlot.get(slot) ?? []).sort(byStartOfOne);
    const event: IndexedEvent = { id, slot, titleKey: title, place: place ?? undefined, appointments };
    return { event, place: lat === null || lon === null ? undefined : { lat, lon } };
  });
}

/** Written out one by one: objects that are made alike are read fast. All of an event share the text of its id. */
const appointmentOf = (row: AppointmentRow, eventId: string): Appointment => ({
  id: row.id,
  slot: row.slot,
  eventId,
  day: row.day,
  lastDay: row.lastDay,
  time: minutesOf(row.time),
  until: minutesOf(row.until),
  priority: row.priority,
  overMs: row.overMs,
  takesPlace: row.takesPlace,
});

/** What the search for words finds. */
export async function loadWords(database: Queryable, client: string, words: readonly string[]): Promise<BitSet> {
  return setOfBlocks(
    await database.query<{ block: number; bits: Uint8Array }>(
      'select block, substring(bit_send(bits) from 5) as bits from text_bits($1, $2::text[])',
      [client, words],
      { often: true },
    ),
  );
}

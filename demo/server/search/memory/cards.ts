import type { Queryable } from '../../database';
import { eventFields, eventJoins, placeIdNow, placeShape } from '../../shapes';
import { metresBetween } from '../circle';
import type { EventFilter } from '../event-filter';
import type { EventRow } from '../page';
import type { Appointment, ClientIndex, Place } from './client-index';
import { countedIn, dayNumber } from './spans';

const MOST_CARDS = 10_000;
const NEW_MS = 7 * 86_400_000;

/** What a list shows of an event at one of its appointments, whatever the moment. */
type Card = { event: string; row: EventRow & { appointment: object }; createdMs: number; place: Place | undefined };

/** Cards of a client's events, asked for once. */
export type Cards = {
  /** By the ids of their appointments; what has just been removed is missing. */
  load: (appointments: readonly Appointment[]) => Promise<ReadonlyMap<string, Card>>;
  /** The same without those of some events, or of all where one is null. */
  without: (events: readonly (string | null)[]) => Cards;
};

/** Keeps cards in memory. */
export function newCards(database: Queryable, kept: ReadonlyMap<string, Card> = new Map()): Cards {
  const known = new Map(kept);
  return {
    load: async (appointments) => {
      const missing = appointments.filter(({ id }) => !known.has(id)).map(({ id }) => id);
      const asked = new Map<string, Card>();
      for (const { id } of appointments) {
        const card = known.get(id);
        if (card) asked.set(id, card);
      }
      if (missing.length === 0) return asked;
      for (const [id, card] of await loadCards(database, missing)) {
        asked.set(id, card);
        known.set(id, card);
      }
      for (const [id] of known) {
        if (known.size <= MOST_CARDS) break;
        known.delete(id);
      }
      return asked;
    },
    without: (events) => {
      const gone = new Set(events);
      return newCards(
        database,
        gone.has(null) ? undefined : new Map([...known].filter(([, { event }]) => !gone.has(event))),
      );
    },
  };
}

/** Of no moment: what depends on one is added by rowOf(). */
const NEVER = `timestamptz '-infinity'`;

async function loadCards(database: Queryable, ids: readonly string[]): Promise<[string, Card][]> {
  type Found = { id: string; row: Card['row']; event: string; created: number } & {
    [Key in keyof Place]: number | null;
  };
  const found = await database.query<Found>(
    `select a.id, e.id as event, json_strip_nulls(json_build_object(${eventFields(NEVER)}, 'location', ${placeShape})) as row,
       (extract(epoch from e.created_at) * 1000)::float8 as created, p.lat, p.lon
     from unnest($1::text[]) as given(id)
     join appointments a on a.id = given.id
     join events e on e.id = a.event_id
     ${eventJoins}
     left join address_index p on p.address_id = ${placeIdNow('e', 'a')}`,
    [ids],
    { often: true },
  );
  return found.map(({ id, row, event, created, lat, lon }) => [
    id,
    { event, row, createdMs: created, place: lat === null || lon === null ? undefined : { lat, lon } },
  ]);
}

/** The row of a list at the filter's moment. */
export function rowOf(card: Card, shown: Appointment, index: ClientIndex, filter: EventFilter): EventRow {
  const { row, createdMs, place } = card;
  const { moment, centre, radiusMetres } = filter;
  const nowMs = moment.now.getTime();
  const own = (index.events[shown.slot]?.appointments ?? []).filter(({ id }) => id === shown.id);
  const isOver = own.every(({ overMs }) => overMs <= nowMs);
  const isNew = createdMs > nowMs - NEW_MS && createdMs <= nowMs;
  const distance = centre && radiusMetres !== undefined && place ? Math.round(metresBetween(centre, place)) : undefined;
  return {
    ...row,
    appointment: isOver ? { ...row.appointment, over: true } : row.appointment,
    ...(isNew && { isNew }),
    appointmentCount: appointmentsCounted(shown, index, filter),
    ...(distance !== undefined && { distance }),
  };
}

/** Beside what is shown, an event has the dates that are still to come; those that take place are counted. */
function appointmentsCounted(shown: Appointment, index: ClientIndex, filter: EventFilter): number {
  const { span, to } = filter;
  const counts = countedIn({ ...filter, span: span === 'days' ? span : 'coming' });
  const last = to === undefined ? Number.POSITIVE_INFINITY : dayNumber(to);
  const isCounted = (one: Appointment) =>
    one.day <= last &&
    (one.takesPlace || one.id === shown.id) &&
    (counts(one) || (span !== 'days' && one.id === shown.id));
  return new Set((index.events[shown.slot]?.appointments ?? []).filter(isCounted).map(({ id }) => id)).size;
}

import { setImmediate } from 'node:timers/promises';
import { PLAIN_NAMES } from '../../../src/model/records/plain-fields';
import type { Queryable } from '../../server/platform/database/database';
import { columnOf } from '../../server/schema/column-of';
import type { EventInput } from './event-input';
import { insertRows } from './insert-rows';

const BATCH = 500;
/** The number of events after which pending statements of the previous batch run. */
const YIELD_AFTER = 25;

/**
 * Stores events in batches, one while the next is generated; replaces events with the same ids. Returns their number.
 *
 * @param options `areNew`: no id exists, so that nothing needs to be replaced
 */
export async function storeEvents(
  to: Queryable,
  client: string,
  events: Iterable<EventInput>,
  { areNew: areAllNew = false }: { areNew?: boolean } = {},
): Promise<number> {
  let batch: EventInput[] = [];
  let count = 0;
  let storing: Promise<void> = Promise.resolve();
  const store = async () => {
    await storing;
    count += batch.length;
    storing = storeBatch(to, client, batch, areAllNew);
    // The await below handles a failure; until then it must not be an unhandled one.
    storing.catch(() => undefined);
    batch = [];
  };
  try {
    for (const event of events) {
      batch.push(event);
      if (batch.length === BATCH) await store();
      else if (batch.length % YIELD_AFTER === 0) await setImmediate();
    }
    await store();
  } finally {
    // Even after a failure, no statement may come after the transaction's end.
    await storing;
  }
  return count;
}

/** Updates the search index: for the given events or, without ids, for all of the client. */
export async function refreshSearch(to: Queryable, client: string, ids?: readonly string[]): Promise<void> {
  await to.query('select index_events($1, $2::text[])', [client, ids ?? null]);
}

/** Deletes the parts of events that are stored again. */
async function clearParts(to: Queryable, events: readonly EventInput[]): Promise<void> {
  const ids = events.map(({ id }) => id);
  // An import has no pictures: those of an event stay.
  const illustrated = events.filter(({ media }) => media.length > 0).map(({ id }) => id);
  await to.query('delete from event_rubrics where event_id = any($1::text[])', [ids]);
  await to.query('delete from appointments where event_id = any($1::text[])', [ids]);
  await to.query('delete from media where event_id = any($1::text[])', [illustrated]);
}

async function storeBatch(
  to: Queryable,
  client: string,
  events: readonly EventInput[],
  areAllNew: boolean,
): Promise<void> {
  if (events.length === 0) return;
  if (!areAllNew) await clearParts(to, events);
  await insertRows(
    to,
    EVENTS_SQL,
    // Parts with tables of their own would be sent twice.
    events.map(({ appointments: _, media: __, rubricIds: ___, ...event }) =>
      Object.fromEntries(Object.entries({ ...event, client }).map(([name, value]) => [columnOf(name), value])),
    ),
  );
  await insertRows(
    to,
    `insert into event_rubrics (event_id, position, rubric_id)
     select "eventId", position, "rubricId" from jsonb_to_recordset($1::jsonb) as r("eventId" text, position int, "rubricId" int)`,
    events.flatMap(({ id, rubricIds }) => rubricIds.map((rubricId, position) => ({ eventId: id, position, rubricId }))),
  );
  await insertRows(
    to,
    APPOINTMENTS_SQL,
    events.flatMap(({ id, appointments }) => appointments.map((one) => ({ ...one, eventId: id }))),
  );
  await insertRows(
    to,
    MEDIA_SQL,
    events.flatMap(({ id, media }) => media.map((one, position) => ({ ...one, eventId: id, position, client }))),
  );
  await to.query('insert into tags (client, name) select $1, unnest($2::text[]) on conflict do nothing', [
    client,
    [...new Set(events.flatMap(({ tags }) => tags))],
  ]);
}

/** The stored columns of events; those of a new event are not replaced later. */
const NEW_COLUMNS = ['id', 'client', 'created_at'];
const EVENT_COLUMNS = [
  ...['title', 'shortdesc1', 'shortdesc2', 'shortdesc3', 'longdesc1', 'longdesc2', 'longdesc3', 'status', 'new_date'],
  ...['new_location', 'new_location_id', 'priority', 'location_id', 'promoter_id', 'tags', 'access_features'],
  ...PLAIN_NAMES.map(columnOf),
  ...['links', 'ticket_agencies', 'price', 'free_fields', 'updated_at'],
];

const EVENTS_SQL = `
  insert into events (${[...NEW_COLUMNS, ...EVENT_COLUMNS]}) select ${[...NEW_COLUMNS, ...EVENT_COLUMNS]}
  from jsonb_populate_recordset(null::events, $1::jsonb)
  on conflict (id) do update set state = case when events.state = 'taken_down' then events.state else 'published' end, version = events.version + 1,
    ${EVENT_COLUMNS.map((column) => `${column} = excluded.${column}`)}`;

const APPOINTMENTS_SQL = `
  insert into appointments (id, event_id, date, end_date, time_from, time_until, full_day, info, status, new_date, new_location,
    new_location_id)
  select id, "eventId", date, coalesce("endDate", date), "from", until, "fullDay", "additionalInfo", status, "newDate", "newLocation", "newLocationId"
  from jsonb_to_recordset($1::jsonb) as r(id text, "eventId" text, date date, "endDate" date, "from" text, until text,
    "fullDay" bool, "additionalInfo" text, status text, "newDate" date, "newLocation" text, "newLocationId" int)`;

const MEDIA_SQL = `
  insert into media (id, client, event_id, position, kind, alt, agency, author, copyright, description, location, title,
    focal_x, focal_y, width, height, recipe)
  select id, client, "eventId", position, 'cover', alt, agency, author, copyright, description, location, title,
    ("focalPoint" ->> 'x')::real, ("focalPoint" ->> 'y')::real, width, height, recipe
  from jsonb_to_recordset($1::jsonb) as r(id text, client text, "eventId" text, position int, alt text, agency text,
    author text, copyright text, description text, location text, title text, "focalPoint" jsonb, width int, height int,
    recipe jsonb)`;

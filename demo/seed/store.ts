import { setImmediate } from 'node:timers/promises';
import { PLAIN_NAMES } from '../../src/model/records/plain-fields';
import type { Queryable } from '../server/platform/database/database';
import { columnOf } from '../server/schema/column-of';
import type { SeedClient } from './clients';
import { COVER_SIZE } from './covers';
import type { EventInput } from './event-input';
import { DISTRICTS, MUNICIPALITIES } from './region';
import { RUBRICS } from './rubrics';
import type { SeedAddress } from './venues';

const BATCH = 500;
/** After so many events the statements of the batch before get their turn. */
const BREATH = 25;

/** Sends rows as one parameter, because one statement per row would take minutes. */
const insertRows = (to: Queryable, sql: string, rows: readonly unknown[]) =>
  rows.length > 0 ? to.query(sql, [JSON.stringify(rows)]) : Promise.resolve([]);

/** Writes the clients with their settings and the rubrics that all of them share. */
export async function storeClients(to: Queryable, clients: readonly SeedClient[]): Promise<void> {
  await insertRows(
    to,
    `insert into clients (key, name, settings)
     select key, name, settings from jsonb_to_recordset($1::jsonb) as r(key text, name text, settings jsonb)
     on conflict (key) do nothing`,
    clients,
  );
  const rubrics = clients.flatMap(({ key }) =>
    RUBRICS.map((rubric, position) => ({ client: key, position, ...rubric })),
  );
  await insertRows(
    to,
    `insert into rubrics (client, id, name, name_en, color, icon, position)
     select client, id, name, "nameEn", color, icon, position
     from jsonb_to_recordset($1::jsonb) as r(client text, id int, name text, "nameEn" text, color text, icon text, position int)
     on conflict (client, id) do nothing`,
    rubrics,
  );
}

/** Gives the clients that are stored the settings of today. */
export async function refreshSettings(to: Queryable, clients: readonly SeedClient[]): Promise<void> {
  for (const { key, settings } of clients)
    await to.query('update clients set settings = $2::jsonb where key = $1', [key, JSON.stringify(settings)]);
}

/** Writes the municipalities and districts of the region. */
export async function storeRegion(to: Queryable): Promise<void> {
  const rows = [...MUNICIPALITIES, ...DISTRICTS.map((place) => ({ ...place, population: 0 }))];
  await insertRows(
    to,
    `insert into communities (community_id, district_id, name, name_path, zips, lat, lon, population)
     select "communityId", "districtId", name, "namePath", zips, lat, lon, population
     from jsonb_to_recordset($1::jsonb) as r("communityId" int, "districtId" int, name text, "namePath" text, zips text[],
       lat float8, lon float8, population int)
     on conflict do nothing`,
    rows,
  );
}

/** Writes venues and promoters. */
export async function storeAddresses(to: Queryable, addresses: readonly SeedAddress[]): Promise<void> {
  const rows = addresses.map(({ place, ...address }) => ({
    ...address,
    communityId: place.communityId,
    districtId: place.districtId,
    district: place.districtId ? place.name : undefined,
  }));
  await insertRows(
    to,
    `insert into addresses (address_id, community_id, district_id, main_address_id, name, extended_name, zipcode, street,
       phone, fax, mobile, email, url, district, accessibility, lat, lon)
     select id, "communityId", "districtId", "mainId", name, "extendedName", zip, street, phone, fax, mobile, email, url,
       district, accessibility, lat, lon
     from jsonb_to_recordset($1::jsonb) as r(id int, "communityId" int, "districtId" int, "mainId" int, name text,
       "extendedName" text, zip text, street text, phone text, fax text, mobile text, email text, url text, district text,
       accessibility text, lat float8, lon float8)
     on conflict (address_id) do nothing`,
    rows,
  );
}

/**
 * Writes events in batches, one while the next is made up; one whose id is known is replaced. Returns how many there were.
 *
 * @param options `areNew`: that no id is known, so that nothing needs to be replaced
 */
export async function storeEvents(
  to: Queryable,
  client: string,
  events: Iterable<EventInput>,
  { areNew = false }: { areNew?: boolean } = {},
): Promise<number> {
  let batch: EventInput[] = [];
  let count = 0;
  let storing: Promise<void> = Promise.resolve();
  const store = async () => {
    await storing;
    count += batch.length;
    storing = storeBatch(to, client, batch, areNew);
    // Whoever waits for it further down hears of a failure; until then it is not an unhandled one.
    storing.catch(() => undefined);
    batch = [];
  };
  try {
    for (const event of events) {
      batch.push(event);
      if (batch.length === BATCH) await store();
      else if (batch.length % BREATH === 0) await setImmediate();
    }
    await store();
  } finally {
    // Whatever has failed, no statement may come after the transaction's end.
    await storing;
  }
  return count;
}

/** Brings what makes searching fast up to date: for the given events or, without ids, for all of the client. */
export async function refreshSearch(to: Queryable, client: string, ids?: readonly string[]): Promise<void> {
  await to.query('select index_events($1, $2::text[])', [client, ids ?? null]);
}

/** Takes away what the events will bring anew. */
async function clearParts(to: Queryable, events: readonly EventInput[]): Promise<void> {
  const ids = events.map(({ id }) => id);
  // An import brings no pictures: those that an event has stay.
  const illustrated = events.filter(({ media }) => media.length > 0).map(({ id }) => id);
  await to.query('delete from event_rubrics where event_id = any($1::text[])', [ids]);
  await to.query('delete from appointments where event_id = any($1::text[])', [ids]);
  await to.query('delete from media where event_id = any($1::text[])', [illustrated]);
}

async function storeBatch(
  to: Queryable,
  client: string,
  events: readonly EventInput[],
  areNew: boolean,
): Promise<void> {
  if (events.length === 0) return;
  if (!areNew) await clearParts(to, events);
  await insertRows(
    to,
    EVENTS_SQL,
    // What stands in tables of its own would be sent twice.
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
    events.flatMap(({ id, media }) =>
      media.map((one, position) => ({ ...one, ...COVER_SIZE, eventId: id, position, client })),
    ),
  );
  await to.query('insert into tags (client, name) select $1, unnest($2::text[]) on conflict do nothing', [
    client,
    [...new Set(events.flatMap(({ tags }) => tags))],
  ]);
}

/** The columns of events that are written; those of a new event stay when it is replaced. */
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
  on conflict (id) do update set state = 'published', version = events.version + 1,
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

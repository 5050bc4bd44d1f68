import type { Database } from '../../demo/server/platform/database/database';
import type { AccessFeature } from '../../src/model/access-features';

/** The instant of the server tests: Sunday noon in Berlin. */
export const NOW = new Date('2026-05-10T10:00:00Z');
/** The day of NOW. */
export const TODAY = '2026-05-10';

type AppointmentFixture = {
  date: string;
  endDate?: string;
  from?: string;
  until?: string;
  fullDay?: boolean;
  status?: string;
  newDate?: string;
  newLocation?: string;
  newLocationId?: number;
};

/** The properties of an event that a test sets; the rest is ordinary. */
export type EventFixture = {
  id: string;
  client: string;
  title: string;
  shortdesc1?: string;
  longdesc1?: string;
  /** The public English texts. */
  english?: Readonly<Record<string, string>>;
  status: string;
  state: string;
  newDate?: string;
  newLocation?: string;
  newLocationId?: number;
  priority: number;
  location?: number;
  promoter?: number;
  tags: string[];
  rubrics: number[];
  free: boolean;
  children: boolean;
  barrierFree: boolean;
  accessFeatures: AccessFeature[];
  createdAt: string;
  appointments: AppointmentFixture[];
};

let count = 0;

/** Returns an event of today with the given changes. */
export function anEvent(given: Partial<EventFixture> = {}): EventFixture {
  count += 1;
  return {
    id: `e${String(count).padStart(4, '0')}`,
    client: 'stadt',
    title: `Veranstaltung ${count}`,
    status: 'scheduled',
    state: 'published',
    priority: 0,
    tags: [],
    rubrics: [1],
    free: false,
    children: false,
    barrierFree: false,
    accessFeatures: [],
    createdAt: '2026-01-01T00:00:00Z',
    appointments: [{ date: TODAY, from: '20:00' }],
    ...given,
  };
}

const insertEvent = `
  insert into events (id, client, title, shortdesc1, longdesc1, status, state, new_date, priority, location_id, promoter_id,
    tags, free, children, barrier_free, created_at, new_location, new_location_id, english, access_features, easy_text, sign_language_url, links,
    ticket_agencies, price, free_fields)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
    'Das ist ein Fest.', 'https://example.org/dgs',
    '[{"kind":"event","url":"https://example.org/","text":"Mehr"}]', '[{"name":"Bürgerbüro"}]',
    '{"from":500,"currency":"EUR"}', '[{"name":"age","label":"Alter","value":"ab 6"}]')`;

/** Inserts events with all related rows and indexes them. */
export async function insertEvents(database: Database, events: EventFixture[]): Promise<void> {
  for (const event of events) {
    await database.query(insertEvent, [
      event.id,
      event.client,
      event.title,
      event.shortdesc1 ?? null,
      event.longdesc1 ?? null,
      event.status,
      event.state,
      event.newDate ?? null,
      event.priority,
      event.location ?? null,
      event.promoter ?? null,
      event.tags,
      event.free,
      event.children,
      event.barrierFree,
      event.createdAt,
      event.newLocation ?? null,
      event.newLocationId ?? null,
      event.english ? JSON.stringify(event.english) : null,
      event.accessFeatures,
    ]);
    for (const [position, rubric] of event.rubrics.entries()) {
      await database.query('insert into event_rubrics values ($1, $2, $3)', [event.id, position, rubric]);
    }
    for (const tag of event.tags) {
      await database.query('insert into tags values ($1, $2) on conflict do nothing', [event.client, tag]);
    }
    for (const [index, appointment] of event.appointments.entries()) {
      const { date, endDate, from, until, fullDay, status, newDate, newLocation, newLocationId } = appointment;
      await database.query(
        `insert into appointments (id, event_id, date, end_date, time_from, time_until, full_day, status,
           new_date, new_location, new_location_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          `${event.id}-${index}`,
          event.id,
          date,
          endDate ?? date,
          from ?? null,
          until ?? null,
          fullDay ?? false,
          status ?? 'scheduled',
          newDate ?? null,
          newLocation ?? null,
          newLocationId ?? null,
        ],
      );
    }
    await database.query(
      `insert into media (id, client, event_id, kind, alt, width, height, recipe) values ($1, $2, $3, 'cover', 'Ein Bild', 1280, 960, '{"seed":1}')`,
      [`m-${event.id}`, event.client, event.id],
    );
  }
  for (const client of new Set(events.map((event) => event.client))) {
    const ids = events.filter((event) => event.client === client).map((event) => event.id);
    await database.query('select index_events($1, $2)', [client, ids]);
  }
}

/**
 * Inserts two clients, two rubrics each, four communities and four addresses: Pfullingen and Reutlingen are 4 km apart,
 * Ulm 60.
 */
export async function insertCatalogues(database: Database): Promise<void> {
  await database.script(`
    insert into clients (key, name, settings) values ('stadt', 'Stadt', '{"eventList":{"resultsPerPage":24}}'), ('zeitung', 'Zeitung', '{}');
    insert into rubrics select c.key, r.* from clients c, (values
      (1, 'Musik', '#0089ce', 'music', 1), (2, 'Bühne', '#7b1fa2', 'stage', 2), (3, 'Märkte', '#2e7d32', 'market', 3)) as r;
    update rubrics set name_en = 'Music' where id = 1;
    insert into communities (community_id, district_id, name, name_path, zips, lat, lon, population) values
      (1, null, 'Pfullingen', 'Baden-Württemberg|Reutlingen|Pfullingen', '{72793}', 48.4646, 9.2256, 18000),
      (2, null, 'Reutlingen', 'Baden-Württemberg|Reutlingen|Reutlingen', '{72760,72762,72764}', 48.4914, 9.2043, 116000),
      (2, 21, 'Betzingen', 'Baden-Württemberg|Reutlingen|Reutlingen|Betzingen', '{72770}', 48.4925, 9.1742, 0),
      (3, null, 'Münsingen', 'Baden-Württemberg|Reutlingen|Münsingen', '{72525}', 48.4131, 9.4953, 14000),
      (4, null, 'Ulm', 'Baden-Württemberg|Ulm', '{89073}', 48.4011, 9.9876, 126000);
    insert into addresses (address_id, community_id, district_id, main_address_id, name, extended_name, zipcode, street, lat, lon) values
      (10, 1, null, null, 'Kulturhaus Klosterkirche', null, '72793', 'Klosterstraße 1', 48.4646, 9.2256),
      (11, 1, null, 10, 'Kleiner Saal', 'Kleiner Saal', '72793', 'Klosterstraße 1', 48.4646, 9.2256),
      (12, 2, 21, null, 'Zehntscheuer Betzingen', null, '72770', 'Steinachstraße 9', null, null),
      (13, 4, null, null, 'Ulmer Münster', null, '89073', 'Münsterplatz 1', 48.3985, 9.9926);`);
}

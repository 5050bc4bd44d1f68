import type { Locale } from '../../../src/i18n/locale';
import { berlinDay } from '../../server/platform/berlin-day';
import type { Database, Queryable } from '../../server/platform/database/database';
import type { AppointmentInput, EventInput } from '../store/event-input';
import { refreshSearch, storeEvents } from '../store/store-events';
import { openPlaces, type Places } from './places';
import { readForeignFile } from './read-foreign-file';
import { readJson } from './read-json';
import type { ForeignDate, ForeignEvent, Reading } from './reading';

/** The result of an import; each problem (left out) and note (loaded with a deficiency) has the line of its entry. */
export type ImportResult = {
  loaded: number;
  problems: { line: number; problem: string }[];
  notes: { line: number; note: string }[];
};

/** The arguments of an import; `now` is a parameter for tests. */
export type ImportOrder = {
  name: string;
  /** The bytes of the file, or its text. */
  content: string | Uint8Array;
  client: string;
  now: Date;
  /** The language of the notes. Default: English. */
  language?: Locale;
};

/** The rubric of events without a matching category. */
const ANY_RUBRIC = 'Feste';

type Found = { line: number; event: EventInput; notes: readonly string[] };

/**
 * Loads the events of a JSON file, a calendar or a page for a client. Valid entries are loaded, invalid ones are
 * reported; events of an earlier import of the same file are replaced.
 *
 * @throws {SyntaxError} when the file is neither; {Error} when the client is unknown
 */
export async function importEvents(database: Database, order: ImportOrder): Promise<ImportResult> {
  const { client } = order;
  const [known] = await database.query('select 1 from clients where key = $1', [client]);
  if (!known) throw new Error(`There is no client ${client}.`);
  const readings = await readingsOf(order);
  const problems = readings.flatMap((reading) =>
    'problem' in reading ? [{ line: reading.line, problem: reading.problem }] : [],
  );
  const found = await database.transaction(
    async (transaction) => {
      const found = await resolveAll(transaction, order, readings, problems);
      await storeEvents(
        transaction,
        client,
        found.map(({ event }) => event),
      );
      if (found.length > 0)
        await refreshSearch(
          transaction,
          client,
          found.map(({ event }) => event.id),
        );
      return found;
    },
    { mayTakeLong: true },
  );
  return {
    loaded: found.length,
    problems: problems.sort((one, other) => one.line - other.line),
    notes: [...readings.filter((reading) => 'problem' in reading), ...found].flatMap(({ line, notes = [] }) =>
      notes.map((note) => ({ line, note })),
    ),
  };
}

/** Reads the entries; JSON has our own shape unless it names types of schema.org. */
async function readingsOf({ name, content, now, language = 'en' }: ImportOrder): Promise<Reading[]> {
  const text = textOf(content);
  if (/^\s*[[{]/.test(text) && !/"@(?:type|graph)"/.test(text)) return readJson(text);
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return readForeignFile({ name, bytes, today: berlinDay(now), language });
}

/** Returns the text of a file in UTF-8. */
export const textOf = (content: string | Uint8Array): string =>
  (typeof content === 'string' ? content : new TextDecoder().decode(content)).replace(/^\uFEFF/, '');

async function resolveAll(
  to: Queryable,
  { client, now, language = 'en' }: ImportOrder,
  readings: readonly Reading[],
  problems: ImportResult['problems'],
): Promise<Found[]> {
  const places = await openPlaces(to);
  const rubrics = await rubricsOf(to, client);
  const idOf = await ownIds(to, client, readings);
  const found = new Map<string, Found>();
  for (const reading of readings) {
    if ('problem' in reading) continue;
    const { line, event: foreign } = reading;
    const event = await resolve(foreign, idOf(foreign.id), { places, rubrics, now });
    if (typeof event === 'string') problems.push({ line, problem: event });
    else if (found.has(event.id)) problems.push({ line, problem: `id ${foreign.id} comes twice` });
    else found.set(event.id, { line, event, notes: [...(reading.notes ?? []), ...noteOn(foreign, event, language)] });
  }
  return [...found.values()];
}

/**
 * Returns the note about an event. A calendar has only a text for a location, so an unknown one is no fault of the
 * file.
 */
function noteOn(
  { looseRubrics, location }: ForeignEvent,
  { locationId, title }: EventInput,
  language: Locale,
): string[] {
  if (!looseRubrics || locationId !== undefined) return [];
  const where = location && (location.where ?? location.name);
  if (language === 'de')
    return [
      `"${title}" hat hier keinen Ort: ${where ? `keine bekannte Gemeinde in "${where}"` : 'In der Datei steht keiner'}`,
    ];
  return [`"${title}" is loaded without a place: ${where ? `no community known here in "${where}"` : 'it names none'}`];
}

async function rubricsOf(to: Queryable, client: string): Promise<Map<string, number>> {
  const rows = await to.query<{ id: number; name: string }>('select id, name from rubrics where client = $1', [client]);
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}

/** Returns a function that makes ids unique across clients: a taken one gets this client's name as prefix. */
async function ownIds(to: Queryable, client: string, readings: readonly Reading[]): Promise<(id: string) => string> {
  const ids = readings.flatMap((reading) => ('event' in reading ? [reading.event.id] : []));
  const rows = await to.query<{ id: string }>('select id from events where id = any($1::text[]) and client <> $2', [
    ids,
    client,
  ]);
  const taken = new Set(rows.map(({ id }) => id));
  return (id) => (taken.has(id) ? `${client}-${id}` : id);
}

type Sources = { places: Places; rubrics: Map<string, number>; now: Date };

/** Returns the event with our ids, or the reason why it cannot be loaded. */
async function resolve(
  foreign: ForeignEvent,
  id: string,
  { places, rubrics, now }: Sources,
): Promise<EventInput | string> {
  const { rubricNames, looseRubrics, location, promoter, ...event } = foreign;
  const idOfRubric = (name: string) => rubrics.get(name.toLowerCase());
  const unknown = rubricNames.filter((name) => idOfRubric(name) === undefined);
  if (unknown.length > 0 && !looseRubrics) return `rubric: there is no "${unknown[0]}"`;
  const rubricIds = rubricNames.flatMap((name) => idOfRubric(name) ?? []);
  const locationId = location && (await places.idOf(location));
  if (location && locationId === undefined && !looseRubrics) return 'location.community: not known here';
  const promoterId = promoter && (await places.idOf(promoter));
  const fallback = idOfRubric(ANY_RUBRIC) ?? [...rubrics.values()][0];
  if (rubricIds.length === 0 && fallback === undefined) return 'rubric: the client has none';
  return {
    ...event,
    id,
    appointments: await datesOf(event.appointments, id, places),
    tags: [...new Set([...event.tags, ...(looseRubrics ? unknown : [])])],
    rubricIds: rubricIds.length > 0 ? rubricIds : [fallback ?? 0],
    ...(locationId === undefined ? {} : { locationId }),
    ...(promoterId === undefined ? {} : { promoterId }),
    media: [],
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

/** Returns the dates; a new location without an address keeps its name. */
async function datesOf(dates: readonly ForeignDate[], id: string, places: Places): Promise<AppointmentInput[]> {
  const found: AppointmentInput[] = [];
  for (const [index, { newAddress, ...date }] of dates.entries()) {
    const newLocationId = newAddress && (await places.idOf(newAddress));
    const newLocation = date.newLocation ?? newAddress?.name;
    found.push({
      ...date,
      id: `${id}a${index + 1}`,
      ...(newLocation === undefined ? {} : { newLocation }),
      ...(newLocationId === undefined ? {} : { newLocationId }),
    });
  }
  return found;
}

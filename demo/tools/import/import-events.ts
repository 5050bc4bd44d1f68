import type { Locale } from '../../../src/i18n/locale';
import { berlinDay } from '../../server/platform/berlin-day';
import type { Database, Queryable } from '../../server/platform/database/database';
import { textOfFile } from '../read-text-file';
import type { AppointmentInput, EventInput } from '../store/event-input';
import { refreshSearch, storeEvents } from '../store/store-events';
import type { FileDate, FileEntry, FileEvent } from './file-entry';
import { openPlaceLookup, type PlaceLookup } from './place-lookup';
import { readForeignFile } from './read-foreign-file';
import { readJson } from './read-json';

/** The result of an import; each problem (left out) and note (loaded with a deficiency) has the line of its entry. */
export type ImportResult = {
  loaded: number;
  problems: { line: number; problem: string }[];
  notes: { line: number; note: string }[];
};

/** The arguments of an import; `now` is a parameter for tests. */
export type ImportOptions = {
  name: string;
  /** The bytes of the file, or its text. */
  content: string | Uint8Array;
  client: string;
  now: Date;
  /** The language of the notes. Default: English. */
  language?: Locale;
};

/** The rubric of events without a matching category. */
const FALLBACK_RUBRIC = 'Feste';

type ImportedEvent = { line: number; event: EventInput; notes: readonly string[] };

/**
 * Loads the events of a JSON file, a calendar or a page for a client. Valid entries are loaded, invalid ones are
 * reported; events of an earlier import of the same file are replaced.
 *
 * @throws {SyntaxError} when the file is neither; {Error} when the client is unknown
 */
export async function importEvents(database: Database, options: ImportOptions): Promise<ImportResult> {
  const { client } = options;
  const [clientRow] = await database.query('select 1 from clients where key = $1', [client]);
  if (!clientRow) throw new Error(`There is no client ${client}.`);
  const entries = await readEntries(options);
  const problems = entries.flatMap((entry) =>
    'problem' in entry ? [{ line: entry.line, problem: entry.problem }] : [],
  );
  const imported = await database.transaction(
    async (transaction) => {
      await oneImportAtATime(transaction);
      const resolved = await resolveEntries(transaction, options, entries, problems);
      await storeEvents(
        transaction,
        client,
        resolved.map(({ event }) => event),
      );
      if (resolved.length > 0)
        await refreshSearch(
          transaction,
          client,
          resolved.map(({ event }) => event.id),
        );
      return resolved;
    },
    { mayTakeLong: true },
  );
  return {
    loaded: imported.length,
    problems: problems.sort((one, other) => one.line - other.line),
    notes: [...entries.filter((entry) => 'problem' in entry), ...imported].flatMap(({ line, notes = [] }) =>
      notes.map((note) => ({ line, note })),
    ),
  };
}

/** The number of the lock of imports, the same in every process. */
const LOCK = 727_795;

/** Holds other imports off until the end of the transaction: they could take the same ids for another client. */
export const oneImportAtATime = (transaction: Queryable): Promise<unknown> =>
  transaction.query(`select pg_advisory_xact_lock(${LOCK})`);

/** Reads the entries; JSON has our own shape unless it names types of schema.org. */
async function readEntries({ name, content, now, language = 'en' }: ImportOptions): Promise<FileEntry[]> {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  if (/^\s*[[{]/.test(text) && !/"@(?:type|graph)"/.test(text)) return readJson(textOf({ name, content }));
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return readForeignFile({ name, bytes, today: berlinDay(now), language });
}

/**
 * Returns the text of a JSON file.
 *
 * @throws {Error} when it is not UTF-8: JSON has no other encoding, and its letters would be lost
 */
export const textOf = ({ name, content }: Pick<ImportOptions, 'name' | 'content'>): string =>
  typeof content === 'string' ? content.replace(/^\uFEFF/, '') : textOfFile(name, content);

async function resolveEntries(
  to: Queryable,
  { client, now, language = 'en' }: ImportOptions,
  entries: readonly FileEntry[],
  problems: ImportResult['problems'],
): Promise<ImportedEvent[]> {
  const places = await openPlaceLookup(to);
  const rubrics = await loadRubricIds(to, client);
  const toUniqueId = await uniqueIds(to, client, entries);
  const eventsById = new Map<string, ImportedEvent>();
  let others = 0;
  for (const entry of entries) {
    if ('problem' in entry) continue;
    const { line, event: fileEvent } = entry;
    const event = await resolveEvent(fileEvent, toUniqueId(fileEvent.id), { places, rubrics, now });
    if (typeof event === 'string') problems.push({ line, problem: event });
    else if (eventsById.has(event.id)) problems.push({ line, problem: `id ${fileEvent.id} comes twice` });
    else {
      const notes = [...(entry.notes ?? []), ...locationNotes(fileEvent, event, language)];
      const isFirstOfOthers = event.id !== fileEvent.id && ++others === 1;
      if (isFirstOfOthers) notes.push(otherIds(client, fileEvent.id, language));
      eventsById.set(event.id, { line, event, notes });
    }
  }
  return [...eventsById.values()];
}

/**
 * Returns the note about an event. A calendar has only a text for a location, so an unknown one is no fault of the
 * file.
 */
function locationNotes(
  { looseRubrics, location }: FileEvent,
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

/** Tells once for a file that ids belong to another client. */
export const otherIds = (client: string, id: string, language: Locale = 'en'): string =>
  language === 'de'
    ? `Kennungen wie "${id}" gehören schon zu einem anderen Portal; hier beginnen sie mit "${client}-"`
    : `ids such as "${id}" belong to another client already; here they begin with "${client}-"`;

async function loadRubricIds(to: Queryable, client: string): Promise<Map<string, number>> {
  const rows = await to.query<{ id: number; name: string }>('select id, name from rubrics where client = $1', [client]);
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}

/** Returns a function that makes ids unique across clients: a taken one gets this client's name as prefix. */
async function uniqueIds(
  to: Queryable,
  client: string,
  entries: readonly FileEntry[],
): Promise<(id: string) => string> {
  const ids = entries.flatMap((entry) => ('event' in entry ? [entry.event.id] : []));
  const rows = await to.query<{ id: string }>('select id from events where id = any($1::text[]) and client <> $2', [
    ids,
    client,
  ]);
  const idsOfOthers = new Set(rows.map(({ id }) => id));
  return (id) => (idsOfOthers.has(id) ? `${client}-${id}` : id);
}

type ImportContext = { places: PlaceLookup; rubrics: Map<string, number>; now: Date };

/** Returns the event with our ids, or the reason why it cannot be loaded. */
async function resolveEvent(
  fileEvent: FileEvent,
  id: string,
  { places, rubrics, now }: ImportContext,
): Promise<EventInput | string> {
  const { rubricNames, looseRubrics, location, promoter, ...event } = fileEvent;
  const findRubricId = (name: string) => rubrics.get(name.toLowerCase());
  const unknownRubrics = rubricNames.filter((name) => findRubricId(name) === undefined);
  if (unknownRubrics.length > 0 && !looseRubrics) return `rubric: there is no "${unknownRubrics[0]}"`;
  const rubricIds = rubricNames.flatMap((name) => findRubricId(name) ?? []);
  const locationId = location && (await places.idOf(location));
  if (location && locationId === undefined && !looseRubrics) return 'location.community: not known here';
  const promoterId = promoter && (await places.idOf(promoter));
  const fallbackRubricId = findRubricId(FALLBACK_RUBRIC) ?? [...rubrics.values()][0];
  if (rubricIds.length === 0 && fallbackRubricId === undefined) return 'rubric: the client has none';
  return {
    ...event,
    id,
    appointments: await resolveDates(event.appointments, id, places),
    tags: [...new Set([...event.tags, ...(looseRubrics ? unknownRubrics : [])])],
    rubricIds: rubricIds.length > 0 ? rubricIds : [fallbackRubricId ?? 0],
    ...(locationId === undefined ? {} : { locationId }),
    ...(promoterId === undefined ? {} : { promoterId }),
    media: [],
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

/** Returns the dates; a new location without an address keeps its name. */
async function resolveDates(dates: readonly FileDate[], id: string, places: PlaceLookup): Promise<AppointmentInput[]> {
  const appointments: AppointmentInput[] = [];
  for (const [index, { newAddress, ...date }] of dates.entries()) {
    const newLocationId = newAddress && (await places.idOf(newAddress));
    const newLocation = date.newLocation ?? newAddress?.name;
    appointments.push({
      ...date,
      id: `${id}a${index + 1}`,
      ...(newLocation === undefined ? {} : { newLocation }),
      ...(newLocationId === undefined ? {} : { newLocationId }),
    });
  }
  return appointments;
}

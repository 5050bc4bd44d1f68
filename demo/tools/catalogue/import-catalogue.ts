import type { Database, Queryable } from '../../server/platform/database/database';
import { needClient } from '../clients/clients';
import { textOfFile } from '../read-text-file';
import { type CatalogueKind, type Counts, kindOf, readCommunities, readRoles, readRubrics } from './catalogue-kinds';
import { readCsv } from './read-csv';
import { storeRoles, storeRubrics } from './store-client-catalogues';
import { storeCommunities } from './store-communities';

/** A file to import. */
export type CatalogueFile = { name: string; bytes: Uint8Array };

/** A mistake in a file. */
export type FileMistake = { file: string; line: number; mistake: string };

/** The result of an import: all is stored, or nothing with the mistakes. */
export type CatalogueResult = { counts: Partial<Record<CatalogueKind, Counts>> } | { mistakes: FileMistake[] };

type Part = { file: string; kind: CatalogueKind; store: Store };
/** Stores the rows of a file. @returns their counts, and mistakes that only the database shows */
type Store = (
  to: Queryable,
  client: string,
) => Promise<{ counts: Counts; mistakes: { line: number; mistake: string }[] }>;

/**
 * Imports rubrics and roles of a client, and communities for all clients, all or nothing. What is stored under the same
 * id or name is changed; nothing is removed.
 *
 * @throws {Error} when there is no such client, or a file is no text
 */
export async function importCatalogue(
  database: Database,
  client: string,
  files: readonly CatalogueFile[],
): Promise<CatalogueResult> {
  await needClient(database, client);
  const mistakes: FileMistake[] = [];
  const parts = files.flatMap((file) => readPart(file, mistakes));
  for (const [index, { file, kind }] of parts.entries())
    if (parts.findIndex((other) => other.kind === kind) !== index)
      mistakes.push({ file, line: 1, mistake: `another file has ${kind}, too; put them into one` });
  if (mistakes.length > 0) return { mistakes };
  const counts: Partial<Record<CatalogueKind, Counts>> = {};
  const refused = await database
    .transaction(
      async (transaction) => {
        for (const { file, kind, store } of parts) {
          const stored = await store(transaction, client);
          counts[kind] = stored.counts;
          mistakes.push(...stored.mistakes.map((one) => ({ file, ...one })));
        }
        if (mistakes.length > 0) throw new Refused();
      },
      { mayTakeLong: true },
    )
    .then(
      () => false,
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        return true;
      },
    );
  return refused ? { mistakes } : { counts };
}

/** Rolls the transaction back. */
class Refused extends Error {}

function readPart({ name: file, bytes }: CatalogueFile, mistakes: FileMistake[]): Part[] {
  const csv = readCsv(textOfFile(file, bytes));
  mistakes.push(...csv.mistakes.map((one) => ({ file, ...one })));
  const kind = kindOf(csv);
  if (typeof kind !== 'string') {
    mistakes.push({ file, line: 1, ...kind });
    return [];
  }
  if (csv.rows.length === 0) mistakes.push({ file, line: 1, mistake: 'it has no rows below the names' });
  const [found, store] = readKind(kind, csv.rows);
  mistakes.push(...found.map((one) => ({ file, ...one })));
  return [{ file, kind, store }];
}

function readKind(
  kind: CatalogueKind,
  rows: ReturnType<typeof readCsv>['rows'],
): [{ line: number; mistake: string }[], Store] {
  if (kind === 'rubrics') {
    const read = readRubrics(rows);
    return [[...read.mistakes, ...twice(read.rows)], (to, client) => storeRubrics(to, client, read.rows)];
  }
  if (kind === 'roles') {
    const read = readRoles(rows);
    return [[...read.mistakes, ...twice(read.rows)], (to, client) => storeRoles(to, client, read.rows)];
  }
  const read = readCommunities(rows);
  const ids = read.rows.map(({ line, communityId, districtId }) => ({
    line,
    id: districtId === null ? `community ${communityId}` : `district ${districtId}`,
  }));
  return [[...read.mistakes, ...repeated(ids, 'id')], (to) => storeCommunities(to, read.rows)];
}

const twice = (rows: readonly { line: number; id: number | undefined; name: string | undefined }[]) => [
  ...repeated(rows, 'id'),
  ...repeated(
    rows.map(({ line, name }) => ({ line, name: name?.toLowerCase() })),
    'name',
  ),
];

/** Returns a mistake for each row whose value an earlier row has. */
function repeated<Key extends string>(
  rows: readonly ({ line: number } & Record<Key, string | number | undefined>)[],
  key: Key,
) {
  const lines = new Map<string | number, number>();
  return rows.flatMap((row) => {
    const value = row[key];
    if (value === undefined) return [];
    const first = lines.get(value);
    if (first === undefined) {
      lines.set(value, row.line);
      return [];
    }
    return [{ line: row.line, mistake: `${key} "${value}" is in line ${first} already` }];
  });
}

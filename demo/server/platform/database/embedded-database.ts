import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { newQueue, type Queue } from '../http/queue';
import { columnParsers } from './column-parsers';
import type { Database, QueryOptions } from './database';
import { claimFolder } from './folder-lock';
import { prepareFolder } from './new-folder';
import { newPrepared } from './prepared-statements';

/**
 * The queue of PGlite, which has one connection and cannot cancel a statement. A caller who has waited too long is
 * removed: a statement whose caller got an error must not run later.
 */
const LIMITS = { maxRunning: 1, maxWaiting: 1000, maxWaitMs: 4500 };

/**
 * The rounds of the event loop, each of which accepts one new connection; all together take a tenth of a millisecond.
 */
const ROUNDS = 32;

/**
 * Opens an embedded database in `folder`, or in memory alone.
 *
 * @param maxWaitMs maximum wait of a statement before it is refused
 */
export async function openEmbedded(
  folder: string,
  copyOf: Blob | undefined,
  maxWaitMs: number = LIMITS.maxWaitMs,
): Promise<Database> {
  const lock = folder.startsWith('memory://') ? undefined : lockFolder(folder);
  const postgres = await PGlite.create({
    dataDir: folder,
    extensions: { pg_trgm, unaccent },
    parsers: columnParsers,
    ...(copyOf && { loadDataDir: copyOf }),
  }).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  lock?.complete();
  const queue = newQueue({ ...LIMITS, maxWaitMs });
  const runPrepared = newPrepared(postgres);
  // A statement blocks the process while it runs. Before each one Node.js reads the waiting requests: otherwise one
  // visitor's search would finish before another visitor's is read.
  const enqueue: Queue = (work) =>
    queue(async () => {
      for (let round = 0; round < ROUNDS; round += 1) await setImmediate();
      return work();
    });
  return {
    kind: 'pglite',
    query: async <Row>(sql: string, params: readonly unknown[] = [], { often = false }: QueryOptions = {}) =>
      enqueue(
        async () =>
          (often && (await runPrepared<Row>(sql, params))) || (await postgres.query<Row>(sql, [...params])).rows,
      ),
    script: async (sql) => void (await enqueue(() => postgres.exec(sql))),
    transaction: (work) =>
      enqueue(() =>
        postgres.transaction((transaction) =>
          work({
            query: async <Row>(sql: string, params?: readonly unknown[]) =>
              (await transaction.query<Row>(sql, params ? [...params] : undefined)).rows,
            script: async (sql) => void (await transaction.exec(sql)),
          }),
        ),
      ),
    close: async () => {
      await postgres.close();
      lock?.release();
    },
    load: () => ({ open: 1, idle: queue.load?.running ? 0 : 1, waiting: queue.load?.waiting ?? 0 }),
  };
}

/** Claims a folder for this process before any change in it. */
function lockFolder(folder: string): { complete: () => void; release: () => void } {
  mkdirSync(dirname(folder), { recursive: true });
  const release = claimFolder(folder);
  try {
    return { complete: prepareFolder(folder), release };
  } catch (error) {
    release();
    throw error;
  }
}

import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import pg from 'pg';
import { takeFolder } from './folder-lock';

/** What a statement can be sent to: the database itself or one transaction of it. */
export type Queryable = {
  /** Runs one statement; int8 comes as number, date as 'YYYY-MM-DD', timestamptz as Date, bytea as Uint8Array. */
  query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
};

/** The Postgres behind the demo, whichever it is. */
export type Database = Queryable & {
  kind: 'pglite' | 'postgres';
  /** Runs several statements without parameters, as in a migration. */
  script(sql: string): Promise<void>;
  /** Runs `work` on one connection; a failure undoes all of it. */
  transaction<Result>(work: (transaction: Queryable & Pick<Database, 'script'>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** Lets the statements of a transaction take as long as they need: those that migrate or load much. */
export const withoutTimeout = (transaction: Queryable): Promise<unknown> =>
  transaction.query('set local statement_timeout = 0');

const INT8 = 20;
const DATE = 1082;

const parsers: Record<number, (text: string) => unknown> = { [INT8]: Number, [DATE]: (text) => text };

/**
 * Opens the PostgreSQL that `url` names, or else an embedded one kept in `folder`; 'memory://' keeps it nowhere.
 *
 * @param options `copyOf`: a dump to begin with, for a new embedded database; making an empty one takes seconds
 * @throws {Error} when another process holds the embedded database's folder
 */
export async function openDatabase(
  folder: string,
  url = process.env.DATABASE_URL,
  { copyOf }: { copyOf?: Blob } = {},
): Promise<Database> {
  return url ? withServer(url) : embedded(folder, copyOf);
}

function withServer(connectionString: string): Database {
  const getTypeParser = (id: number) => parsers[id] ?? pg.types.getTypeParser(id, 'text');
  const pool = new pg.Pool({
    connectionString,
    max: 8,
    connectionTimeoutMillis: 5000,
    // Searches take milliseconds: compiling them or starting workers for them takes longer than they do.
    options: '-c jit=off -c max_parallel_workers_per_gather=0 -c statement_timeout=10000',
    types: { getTypeParser } as unknown as pg.CustomTypesConfig,
  });
  // A connection cut while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    kind: 'postgres',
    query: async (sql, params) => (await pool.query(sql, params ? [...params] : undefined)).rows,
    script: async (sql) => void (await pool.query(sql)),
    transaction: (work) => onOneConnection(pool, work),
    close: () => pool.end(),
  };
}

async function onOneConnection<Result>(
  pool: pg.Pool,
  work: Parameters<Database['transaction']>[0] extends (transaction: infer T) => unknown
    ? (transaction: T) => Promise<Result>
    : never,
): Promise<Result> {
  const connection = await pool.connect();
  let broken = false;
  try {
    await connection.query('begin');
    const result = await work({
      query: async (sql, params) => (await connection.query(sql, params ? [...params] : undefined)).rows,
      script: async (sql) => void (await connection.query(sql)),
    });
    await connection.query('commit');
    return result;
  } catch (error) {
    await connection.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    connection.release(broken);
  }
}

async function embedded(folder: string, copyOf: Blob | undefined): Promise<Database> {
  const inMemory = folder.startsWith('memory://');
  if (!inMemory) mkdirSync(folder, { recursive: true });
  const release = inMemory ? () => undefined : takeFolder(folder);
  const postgres = await PGlite.create({
    dataDir: folder,
    extensions: { pg_trgm, unaccent },
    parsers,
    ...(copyOf && { loadDataDir: copyOf }),
  });
  return {
    kind: 'pglite',
    query: async <Row>(sql: string, params?: readonly unknown[]) =>
      (await postgres.query<Row>(sql, params ? [...params] : undefined)).rows,
    script: async (sql) => void (await postgres.exec(sql)),
    transaction: (work) =>
      postgres.transaction((transaction) =>
        work({
          query: async <Row>(sql: string, params?: readonly unknown[]) =>
            (await transaction.query<Row>(sql, params ? [...params] : undefined)).rows,
          script: async (sql) => void (await transaction.exec(sql)),
        }),
      ),
    close: async () => {
      await postgres.close();
      release();
    },
  };
}

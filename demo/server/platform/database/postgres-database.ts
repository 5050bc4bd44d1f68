import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { columnParsers } from './column-parsers';
import type { Database, Transaction } from './database';
import { newStatementNames } from './statement-names';

/**
 * The size of the pool. Costly reads cannot hold all connections at once (http/limits.ts): the rest stays for others.
 */
const MAX_CONNECTIONS = 12;
/**
 * Time limits in milliseconds. The database cancels a statement itself; otherwise the wait for its answer ends a little
 * later.
 */
const TIME_LIMITS = { connectMs: 3000, statementMs: 4000, answerMs: 4500 };
/** The value of pg for no limit. */
const NO_TIME_LIMIT = 0;
/** The limit in milliseconds after which a transaction of a stopped process loses its locks. */
const IDLE_IN_TRANSACTION_MS = 30_000;
/** The time in milliseconds for which a closing pool waits for running statements. */
const CLOSING_MS = 1000;
/** The first version that has bit_count(), in the form of server_version_num. */
const MIN_VERSION = 140_000;
const VERSION_STEP = 10_000;
// Searches take milliseconds: compilation or parallel workers would take longer.
const SETTINGS = {
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
};

/** The options of a pool. */
type PoolOptions = {
  /** The time limit in place of the usual ones, for callers who prefer waiting to an error. */
  patienceMs?: number | undefined;
  /** The wait for a connection, in place of the usual one. */
  connectMs?: number;
  /** Further settings of each connection. */
  settings?: Record<string, string | number>;
  /** The callback when a connection is cut. */
  onLost?: (error: Error) => void;
};

/**
 * Opens a pool of connections to the PostgreSQL at `connectionString`.
 *
 * @throws {Error} when it cannot be reached or is too old
 */
export async function openPostgres(connectionString: string, options: PoolOptions = {}): Promise<Database> {
  const { patienceMs, connectMs = patienceMs ?? TIME_LIMITS.connectMs, settings, onLost = () => undefined } = options;
  const { statementMs = TIME_LIMITS.statementMs, answerMs = TIME_LIMITS.answerMs } =
    patienceMs === undefined ? {} : { statementMs: patienceMs, answerMs: patienceMs };
  const getTypeParser = (id: number) => columnParsers[id] ?? pg.types.getTypeParser(id, 'text');
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    // One stays open while nothing is asked: a restore refuses a database that a server has open.
    min: 1,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    options: Object.entries({ ...SETTINGS, ...settings, statement_timeout: statementMs })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: { getTypeParser } as unknown as pg.CustomTypesConfig,
  });
  // If a connection is cut, its statement fails and the pool replaces it. Without a listener the error would end the
  // process: on the pool for an idle connection, on the connection within a transaction.
  pool.on('error', onLost);
  const connections = new Set<pg.PoolClient>();
  pool.on('connect', (connection) => {
    connection.on('error', onLost);
    connections.add(connection);
  });
  pool.on('remove', (connection) => connections.delete(connection));
  try {
    const { rows } = await pool.query('show server_version_num');
    refuseOldServer(Number(rows[0]?.server_version_num));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const nameOf = newStatementNames();
  return {
    kind: 'postgres',
    query: async (sql, params, { often = false } = {}) => {
      const name = often ? nameOf(sql) : undefined;
      return (await pool.query({ ...statement(sql, params, answerMs), ...(name && { name }) })).rows;
    },
    script: (sql) => runScript(pool, sql),
    transaction: (work, { mayTakeLong = false, isSnapshot = false } = {}) =>
      onOneConnection(pool, work, { mayTakeLong, isSnapshot, answerMs: mayTakeLong ? NO_TIME_LIMIT : answerMs }),
    close: () => closePool(pool, connections),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** Closes the pool; cuts connections whose statements do not end in time, and the database rolls these back. */
async function closePool(pool: pg.Pool, connections: ReadonlySet<pg.PoolClient>): Promise<void> {
  const poolEnd = pool.end();
  await Promise.race([poolEnd, pause(CLOSING_MS, undefined, { ref: false })]);
  for (const connection of connections) connection.connection?.stream.destroy();
  await poolEnd;
}

/**
 * Checks the version of the server.
 *
 * @throws {Error} for a version that lacks functions of the search
 */
export function refuseOldServer(versionNumber: number): void {
  if (versionNumber >= MIN_VERSION) return;
  const version = Math.floor(versionNumber / VERSION_STEP);
  throw new Error(`The server needs PostgreSQL 14 or newer, and DATABASE_URL names version ${version}.`);
}

/** Returns the configuration of a statement. `query_timeout` exists in pg, but not in its types. */
const statement = (text: string, params: readonly unknown[] | undefined, timeoutMs: number) => ({
  text,
  ...(params && { values: [...params] }),
  query_timeout: timeoutMs,
});

/** Runs a script without a time limit and outside of a transaction, as statements such as vacuum require. */
async function runScript(pool: pg.Pool, sql: string): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('set statement_timeout = 0');
    await connection.query(sql);
  } finally {
    // The connection has other settings now, so it is closed instead of going back to the pool.
    connection.release(true);
  }
}

async function onOneConnection<Result>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Result>,
  { mayTakeLong, isSnapshot, answerMs }: { mayTakeLong: boolean; isSnapshot: boolean; answerMs: number },
): Promise<Result> {
  const connection = await pool.connect();
  const run = (sql: string, params?: readonly unknown[]) => connection.query(statement(sql, params, answerMs));
  let isBroken = false;
  try {
    await run(isSnapshot ? 'begin isolation level repeatable read, read only' : 'begin');
    if (mayTakeLong)
      await run(
        `select set_config(name, '0', true) from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) as name`,
      );
    const result = await work({
      query: async (sql, params) => (await run(sql, params)).rows,
      script: async (sql) => void (await run(sql)),
    });
    await run('commit');
    return result;
  } catch (error) {
    // After a statement without an answer, a rollback would wait as long again.
    isBroken =
      isUnanswered(error) ||
      (await run('rollback').then(
        () => false,
        () => true,
      ));
    throw error;
  } finally {
    connection.release(isBroken);
  }
}

/** Checks for the `query_timeout` of pg; its error has no code, only this message. */
const isUnanswered = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

import { setTimeout as pause } from 'node:timers/promises';
import { overloadOf } from '../http/overload';
import type { Database, ReplicaState } from './database';
import { openPostgres } from './postgres-database';
import type { ReadSource } from './read-source';
import { positionOf, type WalPositions } from './wal-positions';

/** The time limits of a replica in milliseconds. */
export type ReplicaLimits = {
  /** The pause between two checks of its state. */
  checkMs: number;
  /** The wait for a connection, and for the answer to a check. */
  answerMs: number;
  /** The pause after a failure. */
  retryMs: number;
  /** The lag from which on it is not read. */
  longestLagMs: number;
  /** The wait for a lock, which a replayed change of the tables may hold. */
  lockMs: number;
};

/** A replica, and the position that it had at the last check; it is at least as far now. */
export type Replica = {
  /** Checks its state; connects to it, if it is not connected. */
  check(): Promise<void>;
  /** Returns the source of reads that need a position; undefined if it must not be read, or is not as far. */
  sourceFor(position: number): ReadSource | undefined;
  /** Ends a source whose statement has failed. */
  end(source: ReadSource, error: unknown): void;
  state(): ReplicaState;
  close(): Promise<void>;
};

/** SQL: a database and its copies have the same identity. */
export const IDENTITY = `(select system_identifier::text from pg_control_system())
  || (select ' ' || oid from pg_database where datname = current_database())`;

const CHECK = `select ${IDENTITY} as identity, pg_is_in_recovery() as "isReplica",
  ${positionOf('pg_last_wal_replay_lsn()')} as position`;

type Checked = { identity: string; isReplica: boolean; position: number | null };
type Session = { source: ReadSource; database: Database };

/** Returns host and port of a database's address, for messages. */
function hostOf(url: string): string {
  const { host, hostname, port } = new URL(url);
  return hostname === '' ? 'this machine' : port ? host : `${hostname}:5432`;
}

/**
 * Creates a replica.
 *
 * @param number counted from 1
 * @param identity of the primary's database
 * @param positions of the primary
 * @param minPosition the position that it must have reached to be read
 * @param log reports each change of its state
 */
export function newReplica(
  url: string,
  {
    number,
    identity,
    positions,
    minPosition,
    limits,
    log,
  }: {
    number: number;
    identity: string;
    positions: WalPositions;
    minPosition: number;
    limits: ReplicaLimits;
    log: (line: string) => void;
  },
): Replica {
  const shown = `DATABASE_READ_URL: replica ${number} (${hostOf(url)})`;
  let session: Session | undefined;
  let sessions = 0;
  let position = 0;
  let retryAtMs = 0;
  let state: ReplicaState = { state: 'unreachable' };
  let reported = '';

  function report(next: ReplicaState, line: string): void {
    state = next;
    if (reported !== next.state) log(`${shown} ${line}`);
    reported = next.state;
  }

  function fail(reason: 'unreachable' | 'no_replica', line: string): void {
    const failed = session;
    session = undefined;
    retryAtMs = performance.now() + limits.retryMs;
    if (failed) {
      failed.source.isOpen = false;
      // Its running statements fail within a second, and are then read from the primary.
      failed.database.close().catch(() => undefined);
    }
    report({ state: reason }, line);
  }
  const failWith = (error: unknown) =>
    fail('unreachable', `cannot be read (${messageOf(error)}). Others are read until it can.`);

  async function connect(): Promise<Session> {
    sessions += 1;
    const name = `${number}.${sessions}`;
    let opened: Session | undefined;
    const database = await openPostgres(url, {
      connectMs: limits.answerMs,
      settings: { lock_timeout: limits.lockMs },
      // A cut connection may be the first sign of a restart, after which a replica may be less far.
      onLost: (error) => {
        if (opened && opened === session) failWith(error);
      },
    });
    opened = { database, source: { name, replica: String(number), query: database.query, isOpen: true } };
    return opened;
  }

  async function check(): Promise<void> {
    if (!session && performance.now() < retryAtMs) return;
    try {
      session ??= await connect();
      const checked = session;
      const [found] = await within(limits.answerMs, checked.database.query<Checked>(CHECK));
      const atMs = performance.now();
      if (checked !== session) return;
      if (!found?.isReplica || found.position === null || found.identity !== identity)
        return fail('no_replica', 'is no streaming replica of the database in DATABASE_URL. It is not read.');
      position = found.position;
      const lagMs = positions.lagOf(position, atMs);
      const lagSeconds = Math.round(lagMs / 1000);
      if (lagMs > limits.longestLagMs || position < minPosition)
        report({ state: 'lagging', lagSeconds }, `lags (${lagSeconds} s). It is not read until it has caught up.`);
      else report({ state: 'ok', lagSeconds }, 'is read.');
    } catch (error) {
      failWith(error);
    }
  }

  return {
    check,
    sourceFor: (wanted) => (state.state === 'ok' && position >= wanted ? session?.source : undefined),
    end: (source, error) => {
      if (source === session?.source) failWith(error);
    },
    state: () => state,
    close: async () => {
      const { database } = session ?? {};
      session = undefined;
      await database?.close();
    },
  };
}

/** The code of PostgreSQL for a statement that took too long. */
const STATEMENT_TIMEOUT = '57014';
/** The code of PostgreSQL for a statement that writes. */
const READ_ONLY = '25006';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Checks whether a statement failed because of the replica: it is away, or was interrupted by a change that it replays.
 * One that takes too long would do so everywhere.
 */
export const isFaultOfReplica = (error: unknown): boolean =>
  overloadOf(error) !== undefined && codeOf(error) !== STATEMENT_TIMEOUT;

/** Checks whether a statement failed because it writes. */
export const isWrite = (error: unknown): boolean => codeOf(error) === READ_ONLY;

const messageOf = (error: unknown) => (error instanceof Error ? error.message || String(codeOf(error)) : String(error));

async function within<Result>(timeMs: number, work: Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  const late = pause(timeMs, undefined, { signal: stop.signal, ref: false }).then(() => {
    throw new Error('no answer in time');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
    late.catch(() => undefined);
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Queryable } from './database';
import { currentSource, readingFrom } from './read-source';
import { IDENTITY, isFaultOfReplica, isWrite, newReplica, type ReplicaLimits } from './replica';
import { newPositionSeal } from './sealed-position';
import { newWalPositions, positionOf } from './wal-positions';

const LIMITS: ReplicaLimits = { checkMs: 1000, answerMs: 2000, retryMs: 3000, longestLagMs: 10_000, lockMs: 500 };

// Of the insertion, not of what is written: a commit may be answered before it is written (synchronous_commit).
const POSITION = positionOf('pg_current_wal_insert_lsn()');

/**
 * Returns a database whose reads may go to streaming replicas, see {@link Database.replicas}; all else goes to the
 * primary. The tables must be up to date: a replica is not read before it has them, too.
 *
 * @param urls addresses of the replicas; each must name one server
 * @param log reports each change of their state
 * @throws {Error} when the primary is no PostgreSQL
 */
export async function withReplicas(
  primary: Database,
  urls: readonly string[],
  { limits: given, log = console.warn }: { limits?: Partial<ReplicaLimits>; log?: (line: string) => void } = {},
): Promise<Database> {
  if (urls.length === 0) return primary;
  if (primary.kind !== 'postgres') throw new Error('DATABASE_READ_URL names replicas, but DATABASE_URL is missing.');
  const limits = { ...LIMITS, ...given };
  const positions = newWalPositions();

  async function notePosition(): Promise<number> {
    const [found] = await primary.query<{ position: number }>(`select ${POSITION} as position`);
    const position = found?.position ?? 0;
    positions.note(position, performance.now());
    return position;
  }

  const minPosition = await notePosition();
  const [own] = await primary.query<{ identity: string; secret: string }>(
    `select ${IDENTITY} as identity, secret from advert_secret`,
  );
  const { identity = '', secret = '' } = own ?? {};
  const seal = newPositionSeal(secret);
  const replicas = urls.map((url, index) =>
    newReplica(url, { number: index + 1, identity, positions, minPosition, limits, log }),
  );
  await Promise.all(replicas.map(({ check }) => check()));
  // Each has a loop of its own: one that does not answer must not delay the others.
  const checks = [() => notePosition().catch(() => undefined), ...replicas.map(({ check }) => check)].map((work) =>
    repeat(work, limits.checkMs),
  );
  let turn = 0;

  /** Chooses one of the replicas that have a position, in turn. */
  function sourceFor(position = Number.POSITIVE_INFINITY) {
    const sources = replicas.flatMap((replica) => replica.sourceFor(position) ?? []);
    turn += 1;
    return sources[turn % sources.length];
  }

  const query: Queryable['query'] = async <Row>(...statement: Parameters<Queryable['query']>) => {
    const source = currentSource();
    if (!source) return primary.query<Row>(...statement);
    try {
      return await source.query<Row>(...statement);
    } catch (error) {
      if (isFaultOfReplica(error)) for (const { end } of replicas) end(source, error);
      else if (!isWrite(error)) throw error;
      return primary.query<Row>(...statement);
    }
  };

  async function closeReplicas(): Promise<void> {
    await Promise.all(checks.map((stop) => stop()));
    await Promise.all(replicas.map(({ close }) => close()));
  }

  return {
    ...primary,
    query,
    replicas: {
      read: (revision, work) => readingFrom(sourceFor(revision === undefined ? 0 : seal.open(revision)), work),
      newRevision: () => notePosition().then(seal.seal, () => undefined),
      states: () => replicas.map(({ state }) => state()),
      close: closeReplicas,
    },
    close: async () => {
      await closeReplicas();
      await primary.close();
    },
  };
}

/** Repeats work with pauses. @returns a function that stops it */
function repeat(work: () => Promise<unknown>, pauseMs: number): () => Promise<void> {
  const stop = new AbortController();
  const next = () => pause(pauseMs, true, { signal: stop.signal, ref: false }).catch(() => false);
  async function run(): Promise<void> {
    while (await next()) await work();
  }
  const ended = run();
  return () => {
    stop.abort();
    return ended;
  };
}

import { WRITES } from '../http/limits';
import { newQueue, type QueueLoad } from '../http/queue';
import { openEmbedded } from './embedded-database';
import { openPostgres } from './postgres-database';

/** A target of statements: the database or one of its transactions. */
export type Queryable = {
  /** Runs one statement; int8 comes as number, date as 'YYYY-MM-DD', timestamptz as Date, bytea as Uint8Array. */
  query<Row>(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<Row[]>;
};

/** The options of a statement. */
export type QueryOptions = {
  /** True if it is frequent, so that PostgreSQL should plan it once for each connection. */
  often?: boolean;
};

/** One transaction; it can also run several statements without parameters at once, as in a migration. */
export type Transaction = Queryable & Pick<Database, 'script'>;

/** The options of a transaction. */
export type TransactionOptions = {
  /** True if its statements have no time limit, as in a migration or a large import. */
  mayTakeLong?: boolean;
  /** True if it only reads, and all its statements see the data of one moment, as in a backup. */
  isSnapshot?: boolean;
};

/** The PostgreSQL of the server, embedded or not. A call that waits too long for it fails, see http/overload.ts. */
export type Database = Queryable & {
  kind: 'pglite' | 'postgres';
  /** Runs several statements without parameters, as in a migration. */
  script(sql: string): Promise<void>;
  /** Runs `work` on one connection; an error rolls it back. */
  transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /** The replicas, if reads may go to some. */
  replicas?: Replicas;
  close(): Promise<void>;
  /** Returns the state of the pool and of the queue of transactions, for metrics. */
  load?(): DatabaseLoad;
};

/** PostgreSQL's streaming replicas of a database. They may lag behind it by some seconds. */
export type Replicas = {
  /**
   * Runs work whose statements may read from a replica. If it fails, they read from the primary.
   *
   * @param revision the state that the work must see: it reads from the primary until a replica has it
   */
  read<Result>(revision: string | undefined, work: () => Result): Result;
  /** Names the present state of the primary; undefined if it does not answer. */
  newRevision(): Promise<string | undefined>;
  /** Returns the state of each, in the order of their addresses. */
  states(): ReplicaState[];
  close(): Promise<void>;
};

/** The state of a replica at the last check; only one that is ok is read. */
export type ReplicaState = {
  state: 'ok' | 'lagging' | 'unreachable' | 'no_replica';
  /** For how many seconds it has lacked the oldest change that it lacks. */
  lagSeconds?: number;
};

/** The connections of a pool, the statements that wait for one, and the queue of transactions. */
export type DatabaseLoad = { open: number; idle: number; waiting: number; transactions?: Readonly<QueueLoad> };

/**
 * Opens the PostgreSQL at `url`, or else an embedded one in `folder`; 'memory://' stores nothing.
 *
 * @param options `copyOf`: a dump to begin with, for a new embedded database; an empty one takes seconds. `patienceMs`:
 * wait of callers before they are refused, in place of some seconds
 * @throws {Error} when another process holds the embedded database's folder, or when the folder holds other files
 */
export async function openDatabase(
  folder: string,
  url?: string,
  { copyOf, patienceMs }: { copyOf?: Blob; patienceMs?: number } = {},
): Promise<Database> {
  const opening = url ? openPostgres(url, { patienceMs }) : openEmbedded(folder, copyOf, patienceMs);
  return withTransactionQueue(await opening, patienceMs);
}

/** Queues a burst of transactions, so that single statements are answered in between. */
function withTransactionQueue(database: Database, patienceMs = WRITES[database.kind].maxWaitMs): Database {
  const { load = () => ({ open: 0, idle: 0, waiting: 0 }) } = database;
  const enqueue = newQueue({ ...WRITES[database.kind], maxWaitMs: patienceMs });
  return {
    ...database,
    transaction: (work, options) => {
      const run = () => database.transaction(work, options);
      // A long transaction skips the queue: all others would wait for it.
      return options?.mayTakeLong ? run() : enqueue(run);
    },
    load: () => ({ ...load(), ...(enqueue.load && { transactions: enqueue.load }) }),
  };
}

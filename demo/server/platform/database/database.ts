import { WRITES } from '../http/limits';
import { newQueue } from '../http/queue';
import { openEmbedded } from './embedded-database';
import { openPostgres } from './postgres-database';

/** What a statement can be sent to: the database itself or one transaction of it. */
export type Queryable = {
  /** Runs one statement; int8 comes as number, date as 'YYYY-MM-DD', timestamptz as Date, bytea as Uint8Array. */
  query<Row>(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<Row[]>;
};

/** How a statement is run. */
export type QueryOptions = {
  /** Whether it is asked so often that PostgreSQL should plan it once for each connection. */
  often?: boolean;
};

/** One transaction; it can also run several statements without parameters at once, as in a migration. */
export type Transaction = Queryable & Pick<Database, 'script'>;

/** How a transaction is run. */
export type TransactionOptions = {
  /** Whether its statements may take as long as they need, as in a migration or a large import. */
  mayTakeLong?: boolean;
};

/** The Postgres behind the demo, whichever it is. A call that waits too long for it fails, see http/overload.ts. */
export type Database = Queryable & {
  kind: 'pglite' | 'postgres';
  /** Runs several statements without parameters, as in a migration. */
  script(sql: string): Promise<void>;
  /** Runs `work` on one connection; a failure undoes all of it. */
  transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  close(): Promise<void>;
};

/**
 * Opens the PostgreSQL that `url` names, or else an embedded one kept in `folder`; 'memory://' keeps it nowhere.
 *
 * @param options `copyOf`: a dump to begin with, for a new embedded database; making an empty one takes seconds.
 *   `patienceMs`: how long callers wait for it before they are refused, in place of some seconds
 * @throws {Error} when another process holds the embedded database's folder, or when the folder holds other files
 */
export async function openDatabase(
  folder: string,
  url?: string,
  { copyOf, patienceMs }: { copyOf?: Blob; patienceMs?: number } = {},
): Promise<Database> {
  const open = url ? openPostgres(url, patienceMs) : openEmbedded(folder, copyOf, patienceMs);
  return sharing(await open, patienceMs);
}

/** Lets a burst of transactions wait for one another, so that single statements are answered in between. */
function sharing(database: Database, patienceMs = WRITES[database.kind].longestWaitMs): Database {
  const inTurn = newQueue({ ...WRITES[database.kind], longestWaitMs: patienceMs });
  return {
    ...database,
    transaction: (work, options) => {
      const run = () => database.transaction(work, options);
      // A long transaction takes no turn: all others would wait for it.
      return options?.mayTakeLong ? run() : inTurn(run);
    },
  };
}

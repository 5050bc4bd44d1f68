import type { Context } from 'hono';
import type { Database } from './database/database';
import type { FileStore } from './files/file-store';
import type { AppEnv } from './http/app-env';
import type { BetweenReads } from './http/between-reads';
import type { PerCallerQueue } from './http/per-caller-queue';
import type { Queue } from './http/queue';
import type { Log } from './log';

/** The database, the clock, and the report of failures. */
type BaseOptions = {
  database: Database;
  now: () => Date;
  /** Returns true if the server is stopping; it then reports that it is not ready. */
  isClosing: () => boolean;
  /** Reports every failure that the caller has not caused. */
  onError: (error: unknown) => void;
  log: Log;
  /** The bearer token for /metrics; without it only this machine may read them. */
  metricsToken: string | undefined;
  /** True for real use: no demo pages and no outbox, but a first page, metrics and ids of requests. */
  isProduction: boolean;
  /** Returns the server's public address, without a slash at the end; links in mails begin with it. */
  publicUrl: () => string;
  /** True if a proxy before the server sends the caller's address in X-Forwarded-For. */
  behindProxy: boolean;
};

/** The storage of uploaded files. */
export type FileOptions = {
  /** The store of uploaded pictures and their drawn sizes. */
  files: FileStore;
  /** The folder of incomplete files. */
  draftFolder: string;
};

/** The queues of reads, so that a flood of one kind leaves room for the others. */
type ReadLimits = {
  /** The queue of all costly reads; past its limits they are refused. */
  costlyReads: Queue;
  /** The queue of a caller's costly reads, of which a page with several elements sends a few at once. */
  readerQueue: PerCallerQueue;
  /** The queue of long reads, such as calendars. */
  longReads: Queue;
  /** The queue of a network's long reads. */
  longReadQueue: PerCallerQueue;
  /** Schedules long reads while no visitor waits for anything. */
  betweenReads: BetweenReads;
  /** The queue of months and maps. */
  views: Queue;
  /** Schedules views while no visitor waits for a list or a lighter read. */
  betweenLists: BetweenReads;
  /** The queue of drawn pictures and papers. */
  drawing: Queue;
};

/** The options of every write. */
type WriteOptions = {
  /** The queue of a caller's calls that hash or write mails. */
  callerQueue: PerCallerQueue;
  /** The callback after the commit of every write: there may be mails to send. */
  onWritten: () => void;
  /** The minimum duration of calls that must not reveal whether an account exists. */
  constantTimePause: () => Promise<unknown>;
  /**
   * Finds the account of a call; undefined for guests.
   *
   * @throws {Problem} 401 for a wrong or expired token
   */
  findCaller: (context: Context<AppEnv>) => Promise<{ id: number } | undefined>;
};

/** The options that every room of the server may use. */
export type PlatformOptions = BaseOptions & FileOptions & ReadLimits & WriteOptions;

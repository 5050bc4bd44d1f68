import type { Context } from 'hono';
import type { Database } from './database/database';
import type { FileStore } from './files/file-store';
import type { AppEnv } from './http/app-env';
import type { BetweenReads } from './http/between-reads';
import type { PerCallerQueue } from './http/per-caller-queue';
import type { Queue } from './http/queue';

/** The database, the clock, and where failures go. */
type Basics = {
  database: Database;
  now: () => Date;
  /** Whether the server is about to end; it then says that it is not ready. */
  isClosing: () => boolean;
  /** Gets every failure that the caller has not caused. */
  onError: (error: unknown) => void;
  /** The address at which people reach the server, without a slash at the end; links in mails begin with it. */
  publicUrl: () => string;
  /** Whether a proxy before the server names the caller's address in X-Forwarded-For. */
  behindProxy: boolean;
};

/** Where uploaded files are kept. */
export type FileOptions = {
  /** Stores uploaded pictures and the sizes that are drawn from them. */
  files: FileStore;
  /** Folder of files that are not whole yet. */
  draftFolder: string;
};

/** The queues in which reads wait, so that a flood of one kind leaves room for the others. */
type ReadLimits = {
  /** All costly reads; past its limits they are refused. */
  costlyReads: Queue;
  /** Costly reads of the same caller, of which a page with several elements sends a few at once. */
  readerLine: PerCallerQueue;
  /** Long reads, such as calendars. */
  longReads: Queue;
  /** Long reads of the same network. */
  longReadLine: PerCallerQueue;
  /** Lets long reads go on while no visitor waits for anything. */
  betweenReads: BetweenReads;
  /** Months and maps. */
  views: Queue;
  /** Lets them go on while no visitor waits for a list, or for what is lighter. */
  betweenLists: BetweenReads;
  /** The drawing of pictures and papers. */
  drawing: Queue;
};

/** Options of every write. */
type WriteOptions = {
  /** In which calls that hash or write mails wait for those of the same caller. */
  callerLine: PerCallerQueue;
  /** Called after the commit of every write: there may be mails to send. */
  onWritten: () => void;
  /** Begins with each call whose duration must not tell whether an account exists; no answer comes before its end. */
  evenPause: () => Promise<unknown>;
  /**
   * Finds the account that makes a call; undefined for guests.
   *
   * @throws {Problem} 401 for a token that is wrong or has ended
   */
  findCaller: (context: Context<AppEnv>) => Promise<{ id: number } | undefined>;
};

/** Options that every room of the server may use. */
export type PlatformOptions = Basics & FileOptions & ReadLimits & WriteOptions;

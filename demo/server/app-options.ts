import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { HashingLimits, PasswordHashing } from './accounts/password-hashing';
import type { Counter } from './adverts/shown/counter';
import type { Database } from './database';
import type { BetweenReads } from './http/between-reads';
import type { CallerLine } from './http/caller-line';
import type { Queue } from './http/queue';
import type { FileStore } from './media/file-store';
import type { Patterns } from './persons/patterns';

/** A PDF that a mail brings. */
export type MailPaper = {
  /** With '.pdf'. */
  name: string;
  bytes: Uint8Array;
};

/** A mail as plain text. */
export type Mail = {
  /** The same at every try, so that a mailbox that gets the mail twice can recognise it. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The address that ends with one click what the mail comes from (RFC 8058). */
  unsubscribe?: string | null;
  paper?: MailPaper | undefined;
};

/** What sends mails. */
export type MailService = {
  /**
   * @param signal ends the try
   * @throws {MailRefused} when the mail server will never accept the mail
   * @throws {Error} when this try failed
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
};

/** Everything that the app needs from outside; each part of the server takes its share of it. */
export type AppOptions = {
  database: Database;
  /** The built bundle, served below /dist/. */
  distFolder: string;
  /** Holds index.html and pages/. */
  demoFolder: string;
  /** How long a demo page waits, in milliseconds, for what its elements show; with 0 it is served without. */
  prerenderMs: number;
  now: () => Date;
  /** Whether the server is about to end; it then says that it is not ready. */
  isClosing: () => boolean;
  /** Draws a generated picture as webp; `width` in pixels. Without it such pictures are not found: only the demo has them. */
  renderCover: (recipe: unknown, width: number) => Promise<Uint8Array>;
  /** Adds calls below /clients/{client}/, such as the tiles of the demo's map. */
  furtherCalls: (app: Hono<AppEnv>) => void;
  /** In which all costly reads wait for their turn; past its limits they are refused. */
  costlyReads: Queue;
  /** In which long reads, such as calendars, wait for their turn. */
  longReads: Queue;
  /** In which long reads wait for those of the same network. */
  longReadLine: CallerLine;
  /** Lets long reads go on while no visitor waits for anything. */
  betweenReads: BetweenReads;
  /** In which months and maps wait for their turn. */
  views: Queue;
  /** Lets them go on while no visitor waits for a list, or for what is lighter. */
  betweenLists: BetweenReads;
  /** In which the drawing of pictures waits for its turn. */
  drawing: Queue;
  /** In which uploaded pictures wait to be checked and stored. */
  taking: Queue;
  /** In which uploads wait for other uploads of the same person. */
  uploadLine: CallerLine;
  /** Stores uploaded pictures and the sizes that are drawn from them. */
  files: FileStore;
  /** Folder of files that are not whole yet. */
  draftFolder: string;
  /** The most bytes that an uploaded file may have. */
  largestUpload: number;
  /** Gets every failure that the caller has not caused. */
  onError: (error: unknown) => void;
  /** The address at which people reach the server, without a slash at the end; links in mails begin with it. */
  publicUrl: () => string;
  /** Without it no mail is sent; mails stay in the table, and /outbox shows them on this machine. */
  mail: MailService | undefined;
  /** Called after the commit of every write: there may be mails to send. */
  onWritten: () => void;
  /** Opens the back office; without it there is none. */
  backOfficePassword: string | undefined;
  /** Events or articles of a file of a sitemap at most. */
  sitemapSize: number;
  /** How long the server waits between two looks at the searches that visitors have saved. */
  lookPauseMs: number;
  /** How long a token lives after a log-in or a renewal. */
  tokenLifetimeMs: number;
  /** Begins with each call whose duration must not tell whether an account exists; no answer comes before its end. */
  evenPause: () => Promise<unknown>;
  passwords: PasswordHashing;
  /** Makes another hashing, with queues of its own. */
  newHashing: (limits: HashingLimits) => PasswordHashing;
  /** Tests what people type against patterns of the settings. */
  patterns: Patterns;
  /** Counts how often adverts are seen and clicked. */
  advertCounter: Counter;
  /** In which calls that hash or write mails wait for those of the same caller. */
  callerLine: CallerLine;
  /** The same for costly reads, of which a page with several elements sends a few at once. */
  readerLine: CallerLine;
  /** Whether a proxy before the server names the caller's address in X-Forwarded-For. */
  behindProxy: boolean;
};

/** A body that is kept; `tag` names its content. */
export type KeptBody = { body: Buffer; tag: string };

/** What a request carries once the server has found the client. */
export type AppEnv = {
  /** Of the Node.js server; a test may send a request without it. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    client: string;
    /** The client's own number of results on a page. */
    pageSize: number;
    /** Whether the client's visitors read articles. */
    hasArticles: boolean;
    hasAdverts: boolean;
    /** The body of an answer where it is kept for all callers, with its tag: nothing of it is copied or hashed for each. */
    kept?: KeptBody;
  };
};

import type { HttpBindings } from '@hono/node-server';
import type { PasswordHashing } from './accounts/password-hashing';
import type { Database } from './database';
import type { CallerLine } from './http/caller-line';
import type { Queue } from './http/queue';
import type { FileStore } from './media/file-store';
import type { Patterns } from './persons/patterns';

/** A mail as plain text. */
export type Mail = {
  /** The same at every try, so that a mailbox that gets it twice can tell. */
  id: string;
  to: string;
  subject: string;
  text: string;
};

/** What sends mails. */
export type MailService = {
  /**
   * @param signal ends the try
   * @throws {MailRefused} when it will never be taken
   * @throws {Error} when it was not taken this time
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
};

/** What the app needs from outside; every part of the server gets it from here. */
export type AppOptions = {
  database: Database;
  /** The built bundle, served below /dist/. */
  distFolder: string;
  /** Holds index.html and pages/. */
  demoFolder: string;
  /** Whether open demo pages reload when the bundle or the server is new; for work on the product. */
  reload: boolean;
  now: () => Date;
  /** Whether the server is about to end; it then says that it is not ready. */
  isClosing: () => boolean;
  /** Draws a generated picture as webp; `width` in pixels. */
  renderCover: (recipe: unknown, width: number) => Promise<Uint8Array>;
  /** The turns of all reads that cost much; past its limits they are refused. */
  costlyReads: Queue;
  /** The turns of drawing pictures. */
  drawing: Queue;
  /** The turns of taking in pictures that were uploaded. */
  taking: Queue;
  /** In which uploads wait for those of the same person. */
  uploadLine: CallerLine;
  /** Keeps pictures, and what is drawn of them. */
  files: FileStore;
  /** Folder of files that are not whole yet. */
  draftFolder: string;
  /** The most bytes that an uploaded file may have. */
  largestUpload: number;
  /** Told of every failure that was not the caller's. */
  onError: (error: unknown) => void;
  /** The address at which people reach the server, without a slash at the end; links in mails begin with it. */
  publicUrl: () => string;
  /** Without it mails are kept in the table alone, and /outbox shows them. */
  mail: MailService | undefined;
  /** Told of every write after its commit: there may be mails to send. */
  onWritten: () => void;
  /** Opens the back office; without it there is none. */
  backOfficePassword: string | undefined;
  /** How long a token lives after a log-in or a renewal. */
  tokenLifetimeMs: number;
  /** The least time of answers whose duration must not tell whether an account exists. */
  evenAnswerMs: number;
  passwords: PasswordHashing;
  /** Tests what people type against patterns of the settings. */
  patterns: Patterns;
  /** In which calls that hash or write mails wait for those of the same caller. */
  callerLine: CallerLine;
  /** The same for costly reads, of which a page with several elements sends a few at once. */
  readerLine: CallerLine;
  /** Whether a proxy before the server names the caller's address in X-Forwarded-For. */
  behindProxy: boolean;
};

/** What a request carries after the client was found. */
export type AppEnv = {
  /** Of the Node.js server; a test may send a request without it. */
  Bindings: Partial<HttpBindings>;
  Variables: { client: string /** The client's own number of results on a page. */; pageSize: number };
};

import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { BrowserStorage } from './browser-storage';

/** The folders of stored data, each named by the day of the build that has written it. */
export const STORED_DATA: string = fileURLToPath(new URL('../data/stored-data/', import.meta.url));

/** A call with its expected answer. */
export type KnownAnswer = {
  client: string;
  /** The caller; undefined for a guest. */
  username?: string;
  path: string;
  body: unknown;
};

/** The data of a server when it was written. */
export type ServerFacts = {
  /** The end of writing, ISO 8601: tests open the data at that time, so that nothing has expired. */
  moment: string;
  /** The sessions by user name. */
  sessions: Record<string, { client: string; token: string; expires: string }>;
  answers: KnownAnswer[];
  /** The unsent mails. */
  mails: { to: string; subject: string }[];
  /** The secrets in the links of mails. */
  links: { confirm: string; reset: string; magic: string; search: string };
  /** A write that has been answered once. */
  repeated: { username: string; path: string; key: string; body: object; id: string };
  /** An event that waits for an operator. */
  waiting: { client: string; id: string; title: string };
  /** A hold of days. */
  hold: { username: string; id: string; slot: string; dates: string[] };
};

/** The data of browsers when it was written. */
export type BrowserFacts = {
  moment: string;
  /** The origin at which it was written, e.g. 'http://127.0.0.1:40123'. */
  origin: string;
  /** The storage by the kind of user. */
  browsers: Record<'member' | 'editor' | 'guest', BrowserStorage>;
  /** The names of the channels and locks that the member's page has opened. */
  channels: string[];
  locks: string[];
  /** The guest's favourites, by title. */
  favourites: string[];
  /** The titles of the list that the guest has seen. */
  list: string[];
};

const read = (...names: string[]) => readFileSync(join(STORED_DATA, ...names));
const readJson = <Facts>(...names: string[]): Facts => JSON.parse(read(...names).toString('utf8'));

/** Reads the data of a server. @param day the name of a folder */
export const serverFacts = (day: string, kind: 'pglite' | 'postgres'): ServerFacts => readJson(day, `${kind}.json`);
export const browserFacts = (day: string): BrowserFacts => readJson(day, 'browser.json');

/** Reads an embedded database, written by `dumpDataDir`. */
export const embeddedImage = (day: string): Blob => new Blob([brotliDecompressSync(read(day, 'pglite.tar.br'))]);

/** Reads a PostgreSQL database, written by `pg_dump --inserts`, without the commands of psql. */
export const postgresScript = (day: string): string =>
  brotliDecompressSync(read(day, 'postgres.sql.br'))
    .toString('utf8')
    .replace(/^\\.*$/gm, '');

/** Copies the pictures of the embedded database. @returns the data folder */
export function copyOfFiles(day: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'event-portal-stored-'));
  cpSync(join(STORED_DATA, day, 'files'), folder, { recursive: true });
  return folder;
}

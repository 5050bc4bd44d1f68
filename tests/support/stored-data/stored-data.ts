import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { BrowserStorage } from './browser-storage';

/** The folders of stored data, each named by the day on which a build of that day has written it. */
export const STORED_DATA: string = fileURLToPath(new URL('../data/stored-data/', import.meta.url));

/** A call whose answer is known. */
export type KnownAnswer = {
  client: string;
  /** Who asks; nobody for a guest. */
  username?: string;
  path: string;
  body: unknown;
};

/** What a server held when the data was written. */
export type ServerFacts = {
  /** When writing ended, ISO 8601: tests open the data at that time, so that nothing has run out. */
  moment: string;
  /** Sessions by user name. */
  sessions: Record<string, { client: string; token: string; expires: string }>;
  answers: KnownAnswer[];
  /** Mails that nobody has sent yet. */
  mails: { to: string; subject: string }[];
  /** The secrets of links that mails have brought. */
  links: { confirm: string; reset: string; magic: string; search: string };
  /** A write that has been answered once. */
  repeated: { username: string; path: string; key: string; body: object; id: string };
  /** An event that waits for an operator. */
  waiting: { client: string; id: string; title: string };
  /** Days that somebody holds. */
  hold: { username: string; id: string; slot: string; dates: string[] };
};

/** What browsers held when the data was written. */
export type BrowserFacts = {
  moment: string;
  /** The origin at which it was written, e.g. 'http://127.0.0.1:40123'. */
  origin: string;
  /** By whose browser it is. */
  browsers: Record<'member' | 'editor' | 'guest', BrowserStorage>;
  /** Names of the channels and locks that the member's page has opened. */
  channels: string[];
  locks: string[];
  /** What the guest has marked, by title. */
  favourites: string[];
  /** Titles of the list that the guest has seen. */
  list: string[];
};

const read = (...names: string[]) => readFileSync(join(STORED_DATA, ...names));
const readJson = <Facts>(...names: string[]): Facts => JSON.parse(read(...names).toString('utf8'));

/** @param day the name of a folder */
export const serverFacts = (day: string, kind: 'pglite' | 'postgres'): ServerFacts => readJson(day, `${kind}.json`);
export const browserFacts = (day: string): BrowserFacts => readJson(day, 'browser.json');

/** An embedded database as `dumpDataDir` writes one. */
export const embeddedImage = (day: string): Blob => new Blob([brotliDecompressSync(read(day, 'pglite.tar.br'))]);

/** A PostgreSQL database as `pg_dump --inserts` writes one, without what only psql understands. */
export const postgresScript = (day: string): string =>
  brotliDecompressSync(read(day, 'postgres.sql.br'))
    .toString('utf8')
    .replace(/^\\.*$/gm, '');

/** A copy of the pictures that belong to the embedded database. @returns the data folder that holds them */
export function copyOfFiles(day: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'event-portal-stored-'));
  cpSync(join(STORED_DATA, day, 'files'), folder, { recursive: true });
  return folder;
}

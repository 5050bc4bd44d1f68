import { officeWords } from '../../server/backoffice/operators/route-roles';
import type { Queryable } from '../../server/platform/database/database';
import { UsageError } from '../command';
import { readSettingsText } from './read-settings-file';

/** The form of a key, which is part of the API's addresses (`/clients/{key}/api/…`) and never changes. */
const KEY = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;
const MAX_NAME_LENGTH = 200;

/** A client to add; `settings` is the text of a JSON file, as GET clientSettings answers it, and `file` its name. */
export type NewClient = { key: string; name: string; settings?: string | undefined; file?: string | undefined };

/**
 * Adds an empty client.
 *
 * @returns the keys of its settings that the portal does not know
 * @throws {Error} when the key is taken or a value is wrong
 */
export async function addClient(to: Queryable, { key, name, settings = '{}', file }: NewClient): Promise<string[]> {
  if (!KEY.test(key)) throw new UsageError(`"${key}" is no key: small letters a to z, digits and hyphens, at most 60.`);
  if (officeWords.has(key))
    throw new UsageError(`"${key}" is a page of the back office (/backoffice/${key}): choose another key.`);
  if (name.trim() === '' || name.length > MAX_NAME_LENGTH || /\p{Cc}/u.test(name))
    throw new UsageError(`The name of a client is one line of 1 to ${MAX_NAME_LENGTH} characters.`);
  const read = readSettingsText(settings, file);
  const added = await to.query<{ key: string }>(
    `insert into clients (key, name, settings) values ($1, $2, $3::text::jsonb)
     on conflict (key) do nothing returning key`,
    [key, name.trim(), JSON.stringify({ name: name.trim(), ...read.settings })],
  );
  if (added.length > 0) return read.unknown;
  const [taken] = await to.query<{ closedAt: Date | null }>(
    'select closed_at as "closedAt" from clients where key = $1',
    [key],
  );
  if (!taken?.closedAt) throw new Error(`There is a client ${key} already.`);
  throw new Error(
    `There is a client ${key} already; it is closed since ${dayOf(taken.closedAt)}, and its data is still there. Open it: npm run admin -- client reopen ${key}`,
  );
}

/** A client in the list. */
export type ListedClient = {
  key: string;
  name: string;
  state: 'open' | 'closed';
  closedAt: string | null;
  events: number;
};

/** Lists all clients by their keys, each with the number of its events. */
export async function listClients(from: Queryable): Promise<ListedClient[]> {
  const rows = await from.query<{ key: string; name: string; closedAt: Date | null; events: number }>(
    // Tables of an older version have no closed_at, and listing brings none up to date.
    `select key, name, (to_jsonb(c) ->> 'closed_at')::timestamptz as "closedAt",
       (select count(*)::int from events e where e.client = c.key) as events
     from clients c order by key`,
    [],
  );
  return rows.map(({ closedAt, ...row }) => ({
    ...row,
    state: closedAt ? 'closed' : 'open',
    closedAt: closedAt?.toISOString() ?? null,
  }));
}

/**
 * Closes a client: its API answers 410, and its data stays.
 *
 * @returns false if it was closed before
 * @throws {Error} when there is none
 */
export const closeClient = (to: Queryable, key: string, now: Date): Promise<boolean> => setClosed(to, key, now);

/**
 * Opens a closed client again.
 *
 * @returns false if it was open before
 * @throws {Error} when there is none
 */
export const reopenClient = (to: Queryable, key: string): Promise<boolean> => setClosed(to, key, null);

async function setClosed(to: Queryable, key: string, closedAt: Date | null): Promise<boolean> {
  await needClient(to, key);
  const changed = await to.query(
    `update clients set closed_at = $2 where key = $1 and (closed_at is null) = ($2::timestamptz is not null) returning key`,
    [key, closedAt],
  );
  return changed.length > 0;
}

/**
 * Checks that there is a client.
 *
 * @throws {Error} that names those there are, and the command that adds one
 */
export async function needClient(from: Queryable, client: string): Promise<void> {
  const rows = await from.query<{ key: string }>('select key from clients order by key', []);
  const keys = rows.map(({ key }) => key);
  if (keys.includes(client)) return;
  const known = keys.length > 0 ? `There are ${keys.join(', ')}.` : 'The database has no clients yet.';
  throw new Error(
    `There is no client ${client}. ${known} Only this command adds one: npm run admin -- client add ${client} --name NAME`,
  );
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

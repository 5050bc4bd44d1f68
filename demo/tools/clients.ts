import { type JsonRefusal, readJson } from '../server/backoffice/settings/read-json';
import type { Queryable } from '../server/platform/database/database';

/** The form of a key, which is part of the API's addresses (`/clients/{key}/api/…`) and never changes. */
const KEY = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;
const MAX_NAME_LENGTH = 200;

/** A client to add; `settings` is the text of a JSON file, as GET clientSettings answers it. */
export type NewClient = { key: string; name: string; settings?: string | undefined };

/**
 * Adds an empty client.
 *
 * @throws {Error} when the key is taken or a value is wrong
 */
export async function addClient(to: Queryable, { key, name, settings = '{}' }: NewClient): Promise<void> {
  if (!KEY.test(key)) throw new Error(`"${key}" is no key: small letters a to z, digits and hyphens, at most 60.`);
  if (name.trim() === '' || name.length > MAX_NAME_LENGTH)
    throw new Error(`The name of a client has 1 to ${MAX_NAME_LENGTH} characters.`);
  const read = readJson(settings);
  if ('reason' in read) throw new Error(`The settings are refused: ${reasonOf(read)}`);
  const added = await to.query<{ key: string }>(
    `insert into clients (key, name, settings) values ($1, $2, $3::text::jsonb)
     on conflict (key) do nothing returning key`,
    [key, name.trim(), JSON.stringify({ name: name.trim(), ...read.settings })],
  );
  if (added.length === 0) throw new Error(`There is a client ${key} already.`);
}

const reasonOf = (refusal: JsonRefusal): string =>
  'faults' in refusal ? refusal.faults.map(({ path, text }) => `${path}: ${text}`).join(' ') : refusal.reason;

/** Lists all clients by their keys, each with the number of its events. */
export const listClients = (from: Queryable): Promise<{ key: string; name: string; events: number }[]> =>
  from.query(
    `select key, name, (select count(*)::int from events e where e.client = c.key) as events
     from clients c order by key`,
    [],
  );

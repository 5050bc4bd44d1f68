import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../database';
import { findJsonFault, type JsonFault } from './json-fault';
import { settingDifferences } from './setting-differences';

/** Beyond it nobody finds anything again; as a form it stays below what the server takes, whatever its characters are. */
const LONGEST = 100_000;
const DEEPEST = 32;

/** Why settings were not saved. */
export type Refusal =
  | { reason: 'no_json'; fault: JsonFault }
  | { reason: 'no_object' }
  | { reason: 'too_long' }
  | { reason: 'stale'; typed: unknown };

/** The settings of a client as they are stored, and what they are known by. */
export type StoredSettings = { value: unknown; text: string; seen: string };

/** Reads the settings of a client. */
export async function loadSettings(from: Queryable, client: string): Promise<StoredSettings> {
  const [row] = await from.query<{ settings: unknown }>('select settings from clients where key = $1', [client]);
  const value = row?.settings ?? {};
  const text = JSON.stringify(value, null, 2);
  return { value, text, seen: createHash('sha256').update(text).digest('base64url') };
}

/** Stores settings, unless they are no JSON object or somebody else has stored others since they were `seen`. */
export async function saveSettings(
  database: Database,
  client: string,
  { typed, seen }: { typed: string; seen: string },
): Promise<Refusal | 'saved'> {
  if (typed.length > LONGEST) return { reason: 'too_long' };
  const fault = findJsonFault(typed, DEEPEST);
  if (fault) return { reason: 'no_json', fault };
  const value: unknown = JSON.parse(typed);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { reason: 'no_object' };
  return database.transaction(async (transaction) => {
    await transaction.query('select 1 from clients where key = $1 for update', [client]);
    const stored = await loadSettings(transaction, client);
    // Sent twice, or by two operators of one mind: there is nothing left to do.
    if (settingDifferences(stored.value, value).length === 0) return 'saved';
    if (stored.seen !== seen) return { reason: 'stale', typed: value };
    await transaction.query('update clients set settings = $2::text::jsonb where key = $1', [
      client,
      JSON.stringify(value),
    ]);
    return 'saved';
  });
}

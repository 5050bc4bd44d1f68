import { createHash } from 'node:crypto';
import type { AppOptions } from '../app-options';
import type { Queryable } from '../database';
import { inOneWrite } from '../http/write';
import { type Doing, noteDoing } from './doing';
import { findJsonFault, type JsonFault } from './json-fault';
import { settingDifferences } from './setting-differences';

/** Longer texts are no longer readable; this many characters of any kind fit into the largest form. */
const LONGEST = 100_000;
const DEEPEST = 32;
/** The most changed keys that an entry of the history names. */
const MOST_KEYS = 50;

/** Why settings were not saved. */
export type Refusal =
  | { reason: 'no_json'; fault: JsonFault }
  | { reason: 'no_object' }
  | { reason: 'too_long' }
  | { reason: 'stale'; typed: unknown };

/** The settings of a client as they are stored; `seen` names this state of them. */
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
  options: Pick<AppOptions, 'database' | 'onWritten'>,
  { typed, seen }: { typed: string; seen: string },
  doing: Doing,
): Promise<Refusal | 'saved'> {
  if (typed.length > LONGEST) return { reason: 'too_long' };
  const fault = findJsonFault(typed, DEEPEST);
  if (fault) return { reason: 'no_json', fault };
  const value: unknown = JSON.parse(typed);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { reason: 'no_object' };
  return inOneWrite(options, async (transaction) => {
    const { client } = doing;
    await transaction.query('select 1 from clients where key = $1 for update', [client]);
    const stored = await loadSettings(transaction, client);
    const keys = settingDifferences(stored.value, value).map(({ path }) => path);
    // The form was sent twice, or another operator has saved the same: there is nothing left to do.
    if (keys.length === 0) return 'saved';
    if (stored.seen !== seen) return { reason: 'stale', typed: value };
    await transaction.query('update clients set settings = $2::text::jsonb where key = $1', [
      client,
      JSON.stringify(value),
    ]);
    const details = {
      keys: keys.slice(0, MOST_KEYS),
      ...(keys.length > MOST_KEYS && { more: keys.length - MOST_KEYS }),
    };
    await noteDoing(transaction, doing, { kind: 'settings', action: 'saved', details });
    return 'saved';
  });
}

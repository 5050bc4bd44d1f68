import type { Frequency } from '../../../src/model/saved-search';
import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { hashOf, isSecret, newSecret } from '../platform/secrets';

/** The hours for which a request for confirmation is valid; the mail names them. */
export const HOURS_TO_CONFIRM = 48;
const HOUR_MS = 3_600_000;

/**
 * Creates a key that confirms a search for mails of a frequency. Earlier ones stay valid: a stranger must not end the
 * owner's.
 */
export async function createConfirmKey(
  transaction: Queryable,
  search: number,
  frequency: Frequency,
  now: Date,
): Promise<string> {
  const key = newSecret();
  await transaction.query('insert into search_keys (hash, search_id, frequency, expires_at) values ($1, $2, $3, $4)', [
    ...[hashOf(key), search, frequency, new Date(now.getTime() + HOURS_TO_CONFIRM * HOUR_MS)],
  ]);
  return key;
}

/** Creates a key that ends a search. Each mail has another one, as a stored key cannot be read again. */
export async function createEndKey(transaction: Queryable, search: number): Promise<string> {
  const key = newSecret();
  await transaction.query('insert into search_keys (hash, search_id) values ($1, $2)', [hashOf(key), search]);
  return key;
}

/** A search found by the key of a mail. */
export type KeyedSearch = {
  id: number;
  email: string;
  query: string;
  /** The frequency to confirm; null for a key that ends the search. */
  wanted: Frequency | null;
  frequency: Frequency;
  isConfirmed: boolean;
};

/**
 * Finds and locks the search of a key.
 *
 * @throws {Problem} 404 key_unknown, also for an ended search; 410 key_expired
 */
export async function lockSearchOfKey(
  transaction: Queryable,
  { client, key, now }: { client: string; key: string; now: Date },
): Promise<KeyedSearch> {
  if (!isSecret(key)) throw new Problem(404, 'key_unknown');
  const [row] = await transaction.query<KeyedSearch & { isOver: boolean }>(
    `select s.id, s.email, s.query, s.frequency, k.frequency as wanted, s.confirmed_at is not null as "isConfirmed",
       coalesce(k.expires_at <= $3, false) as "isOver"
     from search_keys k join saved_searches s on s.id = k.search_id
     where k.hash = $1 and s.client = $2 for update of s`,
    [hashOf(key), client, now],
  );
  if (!row) throw new Problem(404, 'key_unknown');
  if (row.isOver) throw new Problem(410, 'key_expired');
  return row;
}

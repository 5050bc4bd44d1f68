import type { LocatedAddressPayload } from '../../../src/model/payloads/located-address-payload';
import { recordOwnAction } from '../history/record-history';
import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { communityOf, trimmed } from './profile-input';

/** The maximum number of a person's unapproved suggestions. */
const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = '86400';

/**
 * Stores a suggestion and returns its id.
 *
 * @throws {Problem} 422 wrong_data for an unknown community, 429 too_many_attempts
 */
export async function suggestAddress(
  transaction: Queryable,
  { client, accountId }: { client: string; accountId: number },
  suggestion: LocatedAddressPayload,
  now: Date,
): Promise<number> {
  // The account is locked, so that concurrent suggestions are counted one after the other.
  await transaction.query('select 1 from accounts where id = $1 for update', [accountId]);
  await checkSuggestionLimit(transaction, accountId);
  const community = communityOf(suggestion.community);
  const [row] = await transaction.query<{ id: number }>(
    `insert into addresses (address_id, community_id, district_id, name, extended_name, street, zipcode, phone, email,
       url, client, owner_id, lat, lon, state)
     select nextval('suggested_addresses')::int, c.community_id, c.district_id, $3, nullif($4, ''), nullif($5, ''),
       nullif($6, ''), nullif($7, ''), nullif($8, ''), nullif($9, ''), $10, $11, $12, $13, 'suggested'
     from communities c where c.community_id = $1 and c.district_id is not distinct from $2::int
     returning address_id as id`,
    [
      community?.community ?? null,
      community?.district ?? null,
      ...[suggestion.name, suggestion.extended_name, suggestion.street, suggestion.zipcode].map(trimmed),
      ...[suggestion.phone, suggestion.email, suggestion.url].map(trimmed),
      ...[client, accountId],
      ...[suggestion.lat ?? null, suggestion.lon ?? null],
    ],
  );
  if (!row) throw new Problem(422, 'wrong_data', [{ path: 'community', code: 'unknown' }]);
  const target = { kind: 'address', record: row.id } as const;
  await recordOwnAction(transaction, { client, accountId, target: target, action: 'suggested' }, now);
  return row.id;
}

async function checkSuggestionLimit(transaction: Queryable, accountId: number): Promise<void> {
  const [row] = await transaction.query<{ waiting: number }>(
    `select count(*)::int as waiting from addresses where owner_id = $1 and state = 'suggested'`,
    [accountId],
  );
  if (row && row.waiting >= MAX_WAITING) {
    throw new Problem(429, 'too_many_attempts', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
  }
}

import { isEmail, isPhone, isWebAddress } from '../../../src/model/contact-checks';
import type { Queryable } from '../database';
import { recordOwnDeed } from '../history/record-history';
import type { Body } from '../http/body';
import { Problem } from '../http/problem';
import { type Place, readPlace } from './profile-input';

/** So many may wait for an operator's word; more would be a flood. */
const MOST_WAITING = 100;
const RETRY_AFTER_SECONDS = '86400';

/** A place that a person would like to use and the catalogue lacks. */
export type Suggestion = {
  name: string;
  extended_name: string;
  street: string;
  zipcode: string;
  community: Place | undefined;
  phone: string;
  email: string;
  url: string;
};

/** Reads a suggestion; what is wrong is collected in the body. */
export function readSuggestion(body: Body): Suggestion {
  const suggestion = {
    name: body.text('name', { required: true }),
    extended_name: body.text('extended_name'),
    street: body.text('street'),
    zipcode: body.text('zipcode', { max: 20 }),
    community: readPlace(body, 'community'),
    phone: body.text('phone', { max: 50 }),
    email: body.text('email', { max: 254 }),
    url: body.text('url', { max: 2000 }),
  };
  const { community, phone, email, url } = suggestion;
  if (!community && !body.has('community')) body.wrong('community', 'required');
  if (phone !== '' && !isPhone(phone)) body.wrong('phone', 'phone');
  if (email !== '' && !isEmail(email)) body.wrong('email', 'email');
  if (url !== '' && !isWebAddress(url)) body.wrong('url', 'url');
  return suggestion;
}

/**
 * Stores a suggestion and answers its number.
 *
 * @throws {Problem} 422 wrong_data for an unknown community, 429 too_many_attempts
 */
export async function suggestAddress(
  transaction: Queryable,
  { client, accountId }: { client: string; accountId: number },
  suggestion: Suggestion,
  now: Date,
): Promise<number> {
  // Locked, so that many at once are counted one after the other.
  await transaction.query('select 1 from accounts where id = $1 for update', [accountId]);
  await checkRoom(transaction, accountId);
  const { community } = suggestion;
  const [row] = await transaction.query<{ id: number }>(
    `insert into addresses (address_id, community_id, district_id, name, extended_name, street, zipcode, phone, email,
       url, suggested_by, approved)
     select nextval('suggested_addresses')::int, c.community_id, c.district_id, $3, nullif($4, ''), nullif($5, ''),
       nullif($6, ''), nullif($7, ''), nullif($8, ''), nullif($9, ''), $10, false
     from communities c where c.community_id = $1 and c.district_id is not distinct from $2::int
     returning address_id as id`,
    [
      community?.community ?? null,
      community?.district ?? null,
      ...[suggestion.name, suggestion.extended_name, suggestion.street, suggestion.zipcode],
      ...[suggestion.phone, suggestion.email, suggestion.url, accountId],
    ],
  );
  if (!row) throw new Problem(422, 'wrong_data', [{ path: 'community', code: 'unknown' }]);
  const of = { kind: 'address', record: row.id } as const;
  await recordOwnDeed(transaction, { client, accountId, of, action: 'suggested' }, now);
  return row.id;
}

async function checkRoom(transaction: Queryable, accountId: number): Promise<void> {
  const [row] = await transaction.query<{ waiting: number }>(
    'select count(*)::int as waiting from addresses where suggested_by = $1 and not approved',
    [accountId],
  );
  if (row && row.waiting >= MOST_WAITING) {
    throw new Problem(429, 'too_many_attempts', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
  }
}

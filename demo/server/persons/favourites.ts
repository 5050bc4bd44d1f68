import type { FavouriteChange } from '../../../src/model/payloads/favourites-payload';
import type { Account } from '../accounts/tokens';
import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';

/** The maximum number of favourites of an account; more were not chosen by hand. */
const MAX_FAVOURITES = 1000;
const DAY_MS = 86_400_000;
/** The time for which removals are stored: a device that is offline for longer may bring a favourite back. */
const REMOVALS_STORED_MS = 180 * DAY_MS;

/** The favourites of an account, the oldest first, and its recent removals. */
export type FavouritesAnswer = { owner: string; marks: FavouriteChange[] };

/** Loads the favourites of an account. */
export async function loadFavourites(from: Queryable, accountId: number): Promise<FavouritesAnswer> {
  const marks = await from.query<FavouriteChange>(
    `select event_id as id, is_kept as kept, round(extract(epoch from at) * 1000)::float8 as at
     from favourites where account_id = $1 order by favourites.at, event_id`,
    [accountId],
  );
  return { owner: String(accountId), marks };
}

/**
 * Merges the changes of a device. Of two changes of an event the later one wins, of two at the same moment the one that
 * saves it. So neither the order nor the number of merges matters. A future moment counts as now. Hidden events are
 * ignored unless they are saved already, so that nobody learns whether a draft has an id.
 *
 * @throws {Problem} 422 too_many, above the maximum of favourites
 */
export async function mergeFavourites(
  transaction: Queryable,
  { id, client }: Pick<Account, 'id' | 'client'>,
  changes: readonly FavouriteChange[],
  now: Date,
): Promise<void> {
  // One device after the other: two of them must not both take the last free favourite.
  await transaction.query('select 1 from accounts where id = $1 for update', [id]);
  await transaction.query(
    `insert into favourites (account_id, event_id, is_kept, at)
     select distinct on (e.id) $1, e.id, sent.kept, least(to_timestamp(sent.at / 1000), $6::timestamptz)
     from unnest($3::text[], $4::boolean[], $5::float8[]) as sent(id, kept, at)
     join events e on e.id = sent.id and e.client = $2 and (e.state = 'published'
       or exists (select 1 from favourites f where f.account_id = $1 and f.event_id = e.id))
     order by e.id, sent.at desc, sent.kept desc
     on conflict (account_id, event_id) do update set is_kept = excluded.is_kept, at = excluded.at
     where favourites.at < excluded.at or (favourites.at = excluded.at and excluded.is_kept)`,
    [
      ...[id, client, changes.map((change) => change.id.trim()), changes.map(({ kept }) => kept)],
      ...[changes.map(({ at }) => at), now],
    ],
  );
  const [saved] = await transaction.query<{ count: number }>(
    'select count(*)::int as count from favourites where account_id = $1 and is_kept',
    [id],
  );
  if ((saved?.count ?? 0) > MAX_FAVOURITES && changes.some((change) => change.kept)) throw new Problem(422, 'too_many');
}

/** Deletes old removals. */
export async function deleteOldRemovals(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from favourites where not is_kept and at < $1', [
    new Date(now.getTime() - REMOVALS_STORED_MS),
  ]);
}

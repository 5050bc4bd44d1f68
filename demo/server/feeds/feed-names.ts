import type { Queryable } from '../platform/database/database';
import { addressLabel, joinCommunity } from '../schema/json/address-json';
import type { FeedEvent, FeedPlace } from './feed-event';

type Rubric = FeedEvent['rubrics'][number];
type LoadedNames = { rubrics: ReadonlyMap<number, Rubric>; addresses: ReadonlyMap<number, FeedPlace> };

/** The names of rubrics and addresses that many events share; each is read once for a whole feed. */
export type FeedNames = {
  client: string;
  /** Loads all rubrics of the client, and at least the existing addresses of these ids. */
  load: (from: Queryable, addresses: readonly number[]) => Promise<LoadedNames>;
};

const RUBRICS =
  "select id, json_strip_nulls(json_build_object('name', name, 'name_en', name_en)) as rubric from rubrics where client = $1";

const ADDRESSES = `
  select l.address_id as id, json_strip_nulls(json_build_object('name', ${addressLabel('l', 'lm')},
    'street', nullif(l.street, ''), 'zipcode', nullif(l.zipcode, ''), 'town', lc.name,
    'lat', coalesce(l.lat, lc.lat), 'lon', coalesce(l.lon, lc.lon))) as place
  from addresses l
  left join addresses lm on lm.address_id = l.main_address_id
  ${joinCommunity('lc', 'l')}
  where l.address_id = any($1::int[])`;

/** Creates the names for one feed of a client. Each feed reads them again, as they may have changed. */
export function newFeedNames(client: string): FeedNames {
  const addresses = new Map<number, FeedPlace>();
  const requestedIds = new Set<number>();
  let rubrics: ReadonlyMap<number, Rubric> | undefined;
  return {
    client,
    load: async (from, ids) => {
      rubrics ??= new Map(
        (await from.query<{ id: number; rubric: Rubric }>(RUBRICS, [client])).map(({ id, rubric }) => [id, rubric]),
      );
      const missing = [...new Set(ids)].filter((id) => !requestedIds.has(id));
      if (missing.length > 0) {
        const rows = await from.query<{ id: number; place: FeedPlace }>(ADDRESSES, [missing]);
        for (const { id, place } of rows) addresses.set(id, place);
        for (const id of missing) requestedIds.add(id);
      }
      return { rubrics, addresses };
    },
  };
}

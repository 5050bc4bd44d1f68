import type { Queryable } from '../../server/platform/database/database';
import { ADVERT_MEDIA, ADVERT_SELLERS, ADVERT_VOUCHERS } from '../generate/advert-table';
import { communityOf } from '../generate/region';

/** Stores the catalogue of adverts, the sellers, and the vouchers of the demo. */
export async function storeAdverts(database: Queryable): Promise<void> {
  const media = ADVERT_MEDIA.map(({ channels: _, ...medium }, position) => ({ ...medium, position }));
  const channels = ADVERT_MEDIA.flatMap(({ id: medium, channels: channelList }) =>
    channelList.map(({ slots: _, towns = [], ...channel }, position) => {
      // In the order of their ids, as the form of the back office writes them.
      const communities = towns.map((town) => communityOf(town).communityId).sort((one, other) => one - other);
      return { ...channel, communities, medium, position };
    }),
  );
  const slots = ADVERT_MEDIA.flatMap(({ channels: channelList }) =>
    channelList.flatMap(({ id: channel, slots: slotList }) =>
      slotList.map(({ size: [width, height], closing: [workdays, time], ...slot }, position) => ({
        ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], weekdayShares: [0, 0, 0, 0, 0, 0, 0], tiers: [], leastCents: 0 },
        ...slot,
        ...{ channel, position, width, height, workdays, time },
      })),
    ),
  );
  await database.query(MEDIA_SQL, [JSON.stringify(media)]);
  await database.query(CHANNELS_SQL, [JSON.stringify(channels)]);
  await database.query(SLOTS_SQL, [JSON.stringify(slots)]);
  await database.query(VOUCHERS_SQL, [JSON.stringify(ADVERT_VOUCHERS)]);
  await database.query(SELLERS_SQL, [JSON.stringify(ADVERT_SELLERS)]);
}

const MEDIA_SQL = `insert into advert_media (id, client, position, kind, name, name_en)
  select r.* from jsonb_to_recordset($1::jsonb)
    as r(id text, client text, position int, kind text, name text, name_en text)`;

const CHANNELS_SQL = `insert into advert_channels (id, medium_id, position, name, name_en, reach, community_ids)
  select id, medium, position, name, name_en, reach, array(select jsonb_array_elements_text(communities)::int) from jsonb_to_recordset($1::jsonb)
    as r(id text, medium text, position int, name text, name_en text, reach int, communities jsonb)`;

const SLOTS_SQL = `insert into advert_slots (id, channel_id, position, name, name_en, description, description_en, place,
    width, height, capacity, weekdays, closing_workdays, closing_time, day_cents, weekday_shares, tiers, least_cents)
  select id, channel, position, name, name_en, description, description_en, place, width, height, capacity,
    array(select jsonb_array_elements_text(weekdays)::int), workdays, time, "dayCents",
    array(select share::int from jsonb_array_elements_text("weekdayShares") with ordinality as given(share, place)
      order by given.place), tiers, "leastCents"
  from jsonb_to_recordset($1::jsonb) as r(id text, channel text, position int, name text, name_en text, description text,
    description_en text, place text, width int, height int, capacity int, weekdays jsonb, workdays int, time text,
    "dayCents" int, "weekdayShares" jsonb, tiers jsonb, "leastCents" int)`;

const VOUCHERS_SQL = `insert into advert_vouchers (client, code, share, cents, uses_left, uses_most)
  select client, code, share, cents, uses, uses from jsonb_to_recordset($1::jsonb)
    as r(client text, code text, share int, cents int, uses int)`;

const SELLERS_SQL = `insert into advert_sellers (client, data)
  select client, data from jsonb_to_recordset($1::jsonb) as r(client text, data jsonb)`;

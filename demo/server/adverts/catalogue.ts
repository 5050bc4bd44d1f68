import type { Queryable } from '../platform/database/database';
import { nextFreeDays } from './free-days';
import { loadSlots, vatShareSql } from './slots';

type NamedItem = { id: string; name: string; name_en?: string; description: string; description_en?: string };

/**
 * A medium that a client offers, with its channels and their slots. Amounts are cents, shares hundredths of a percent.
 */
export type CatalogueMedium = NamedItem & {
  kind: 'print' | 'online';
  channels: (NamedItem & { reach: number; communities: number[]; slots: CatalogueSlot[] })[];
};

type CatalogueSlot = NamedItem & {
  place: string;
  /** The address of a picture that shows the slot. */
  picture?: string;
  size: { width: number; height: number };
  capacity: number;
  weekdays: number[];
  closing: { workdays: number; time: string };
  price: object;
  /** The next free day, 'YYYY-MM-DD'; missing if none is free for months. */
  nextFree?: string;
};

const nameFields = (table: string) => `'id', ${table}.id, 'name', ${table}.name, 'name_en', ${table}.name_en,
  'description', ${table}.description, 'description_en', ${table}.description_en`;

const selectCatalogue = `
  select json_strip_nulls(json_build_object(${nameFields('m')}, 'kind', m.kind, 'channels', (
    select json_agg(json_build_object(${nameFields('c')}, 'reach', c.reach, 'communities', c.community_ids, 'slots', (
      select json_agg(json_build_object(${nameFields('s')}, 'place', s.place, 'picture', nullif(s.picture, ''),
        'size', json_build_object('width', s.width, 'height', s.height), 'capacity', s.capacity, 'weekdays', s.weekdays,
        'closing', json_build_object('workdays', s.closing_workdays, 'time', s.closing_time),
        'price', json_build_object('dayCents', s.day_cents, 'weekdayShares', s.weekday_shares, 'tiers', s.tiers,
          'repeatShare', s.repeat_share, 'leastCents', s.least_cents, 'vatShare', ${vatShareSql})) order by s.position, s.id)
      from advert_slots s where s.channel_id = c.id and s.is_active)) order by c.position, c.id)
    from advert_channels c where c.medium_id = m.id and c.is_active
      and exists (select 1 from advert_slots s where s.channel_id = c.id and s.is_active)))) as medium
  from advert_media m where m.client = $1 and m.is_active and exists (select 1 from advert_slots s
    join advert_channels c on c.id = s.channel_id where c.medium_id = m.id and c.is_active and s.is_active)
  order by m.position, m.id`;

/** Loads the catalogue of a client; media and channels without a slot are left out. */
export async function loadCatalogue(from: Queryable, client: string, now: Date): Promise<CatalogueMedium[]> {
  const rows = await from.query<{ medium: CatalogueMedium }>(selectCatalogue, [client]);
  const nextFreeBySlot = await nextFreeDays(from, await loadSlots(from, client), now);
  const withNextFree = (slot: CatalogueSlot): CatalogueSlot => {
    const nextFree = nextFreeBySlot.get(slot.id);
    return nextFree ? { ...slot, nextFree } : slot;
  };
  return rows.map(({ medium }) => ({
    ...medium,
    channels: medium.channels.map((channel) => ({ ...channel, slots: channel.slots.map(withNextFree) })),
  }));
}

import { withBuyerVat } from '../../../adverts/reverse-charge';
import { findSlot, type Slot } from '../../../adverts/slots';
import type { Queryable } from '../../../platform/database/database';
import type { PLACEMENT_LABELS } from '../catalogue/kinds';

/** A place of the catalogue as its page shows it. */
export type OfficePlace = {
  id: string;
  name: string;
  description: string;
  placement: keyof typeof PLACEMENT_LABELS;
  picture: string;
  width: number;
  height: number;
  isActive: boolean;
  channel: { id: string; name: string; reach: number; isActive: boolean };
  medium: { id: string; name: string; kind: 'print' | 'online'; isActive: boolean };
  /** Its days and prices, with the VAT of a buyer who is not known yet. */
  slot: Slot;
};

const selectPlace = `
  select s.id, s.name, s.description, s.place as placement, s.picture, s.width, s.height, s.is_active as "isActive",
    json_build_object('id', c.id, 'name', c.name, 'reach', c.reach, 'isActive', c.is_active) as channel,
    json_build_object('id', m.id, 'name', m.name, 'kind', m.kind, 'isActive', m.is_active) as medium
  from advert_slots s join advert_channels c on c.id = s.channel_id join advert_media m on m.id = c.medium_id
  where m.client = $1 and s.id = $2`;

/** Loads a place of a client, also a closed one; undefined if there is none. */
export async function loadPlace(from: Queryable, client: string, id: string): Promise<OfficePlace | undefined> {
  if (id.includes('\0')) return undefined;
  const [row] = await from.query<Omit<OfficePlace, 'slot'>>(selectPlace, [client, id]);
  const slot = row && (await findSlot(from, client, id));
  return row && slot && { ...row, slot: await withBuyerVat(from, client, slot, undefined) };
}

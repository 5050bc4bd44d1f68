import type { Queryable } from '../../platform/database/database';

type NamedItem = { name: string; name_en?: string };

/** The booked slot, with the names of the catalogue when it was ordered. */
export type Product = {
  kind: 'print' | 'online';
  medium: NamedItem;
  channel: NamedItem;
  slot: NamedItem;
  place: string;
  size: { width: number; height: number };
};

const namesJson = (alias: string) => `json_build_object('name', ${alias}.name, 'name_en', ${alias}.name_en)`;

/** SQL: a product; `s`, `c` and `m` are the rows of its slot, channel and medium. */
export const productJson = `json_strip_nulls(json_build_object('kind', m.kind, 'medium', ${namesJson('m')},
  'channel', ${namesJson('c')}, 'slot', ${namesJson('s')}, 'place', s.place,
  'size', json_build_object('width', s.width, 'height', s.height)))`;

/** Loads the product of a slot. */
export async function loadProduct(from: Queryable, slot: string): Promise<Product> {
  const [row] = await from.query<{ product: Product }>(
    `select ${productJson} as product from advert_slots s join advert_channels c on c.id = s.channel_id
       join advert_media m on m.id = c.medium_id where s.id = $1`,
    [slot],
  );
  if (!row) throw new Error('The slot has gone while it was locked.');
  return row.product;
}

/** Returns the name of a product in one line, as in 'Alb-Kurier, Lokalteil Reutlingen, Kasten'. */
export const productName = ({ medium, channel, slot }: Product, language: 'de' | 'en'): string =>
  [medium, channel, slot].map((item) => (language === 'en' && item.name_en) || item.name).join(', ');

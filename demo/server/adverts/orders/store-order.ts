import { randomUUID } from 'node:crypto';
import type { Billing } from '../../../../src/model/adverts/billing-problems';
import type { Owner } from '../../media/media-rows';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import type { Price, VoucherValue } from '../prices';
import type { Slot } from '../slots';
import type { Contact } from './billed';
import type { AdvertContent } from './content';
import type { OrderedEvent } from './event-snapshot';
import { nextNumber } from './numbers';
import type { Product } from './product';
import { loadSeller } from './seller';

/** The content of an order: advert and buyer. */
export type OrderContent = {
  product: Product;
  event: OrderedEvent | undefined;
  content: AdvertContent;
  mediumId: string | null;
  billing: Billing;
  contact: Contact;
};

/** An order that is ready to be stored. */
export type NewOrder = OrderContent & {
  owner: Owner;
  language: 'de' | 'en';
  slot: Slot;
  dates: readonly string[];
  price: Price;
  voucher: VoucherValue | undefined;
  isRepeat: boolean;
};

/** Stores an order with the next number; returns its id. @throws {Problem} 409 seller_missing */
export async function storeOrder(transaction: Queryable, order: NewOrder, now: Date): Promise<string> {
  const { owner, slot, dates, voucher } = order;
  const seller = await loadSeller(transaction, owner.client);
  const year = Number(berlinDay(now).slice(0, 4));
  const id = randomUUID();
  const values = {
    id,
    number: await nextNumber(transaction, { client: owner.client, kind: 'order', year }, seller),
    client: owner.client,
    account_id: owner.accountId,
    slot_id: slot.id,
    state: 'ordered',
    ordered_at: now,
    dates,
    first_day: dates[0],
    last_day: dates.at(-1),
    product: JSON.stringify(order.product),
    event_id: order.event?.id ?? null,
    event: order.event ? JSON.stringify(order.event) : null,
    content: JSON.stringify(order.content),
    medium_id: order.mediumId,
    billing: JSON.stringify(order.billing),
    contact: JSON.stringify(order.contact),
    price: JSON.stringify(order.price),
    price_table: JSON.stringify(slot.price),
    voucher: voucher ? JSON.stringify(voucher) : null,
    is_repeat: order.isRepeat,
    language: order.language,
  };
  const columns = Object.keys(values);
  await transaction.query(
    `insert into advert_orders (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(values),
  );
  return id;
}

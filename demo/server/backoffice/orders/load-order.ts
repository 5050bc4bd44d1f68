import type { Billing } from '../../../../src/model/adverts/billing-problems';
import { advertStateSql } from '../../adverts/decisions/advert-state';
import type { Contact } from '../../adverts/orders/billed';
import type { AdvertContent } from '../../adverts/orders/content';
import { joinAdvertisedEvent, orderVisibility } from '../../adverts/orders/event-visibility';
import type { MovedDays } from '../../adverts/orders/moved-days';
import type { Product } from '../../adverts/orders/product';
import type { Price, PriceTable, VoucherValue } from '../../adverts/prices';
import type { Queryable } from '../../platform/database/database';
import type { OrderFacts } from './order-state';

/** An order as its page shows it. */
export type OfficeOrder = Omit<OrderFacts, 'kind' | 'isApproved'> & {
  id: string;
  number: string;
  review: number;
  orderedAt: Date;
  confirmedAt: Date | null;
  cancelledAt: Date | null;
  /** The reason of a rejection, a stop or a cancellation; '' without one. */
  reason: string;
  /** The moved ones of its days. */
  moved: MovedDays;
  slotId: string;
  product: Product;
  eventId: string | null;
  event: string | null;
  content: AdvertContent;
  medium: { id: string; width: number; height: number; alt: string } | null;
  billing: Billing;
  contact: Contact;
  accountId: number | null;
  price: Price;
  table: PriceTable;
  voucher: VoucherValue | null;
  isRepeat: boolean;
  owed: number;
  dueOn: string | null;
  /** The reason of the return that the buyer has not answered; null without one. */
  returned: string | null;
  /** The state that a decision must have seen. */
  seen: string;
  counts: { date: string; views: number; clicks: number }[];
  /** The number of the buyer's other orders. */
  otherOrders: number;
};

const selectOrder = `
  select o.id, o.number, o.review, o.state, o.ordered_at as "orderedAt", o.confirmed_at as "confirmedAt",
    o.cancelled_at as "cancelledAt", o.cancelled_by as "cancelledBy", o.cancel_reason as reason,
    to_json(o.dates) as dates, to_json(o.given_back) as "givenBack", o.moved, o.slot_id as "slotId", o.product, e.id as "eventId",
    o.event->>'title' as event, ${orderVisibility} as visibility, o.content,
    case when m.id is not null then json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'alt', m.alt) end
      as medium, o.billing, o.contact, o.account_id as "accountId", o.price, o.price_table as table, o.voucher,
    o.is_repeat as "isRepeat", o.owed, o.due_on as "dueOn", ${advertStateSql} as seen,
    (select r.reason from advert_returns r where r.order_id = o.id and r.resent_at is null order by r.id desc limit 1) as returned,
    coalesce((select json_agg(json_build_object('date', c.day, 'views', c.views, 'clicks', c.clicks))
      from advert_counts c where c.order_id = o.id), '[]') as counts,
    (select count(*)::int from advert_orders other where other.client = o.client and other.id <> o.id
      and case when o.account_id is not null then other.account_id = o.account_id
        else lower(other.billing->>'email') = lower(nullif(o.billing->>'email', '')) end) as "otherOrders"
  from advert_orders o ${joinAdvertisedEvent} left join media m on m.id = o.medium_id and m.state = 'stored'
  where o.client = $1 and o.number = $2`;

/** Loads an order by its number; undefined if there is none. */
export async function loadOrder(from: Queryable, client: string, number: string): Promise<OfficeOrder | undefined> {
  const [row] = await from.query<OfficeOrder>(selectOrder, [client, number]);
  return row;
}

/** Returns the facts that decide the state of an order. */
export const factsOf = (order: OfficeOrder): OrderFacts => ({
  ...order,
  kind: order.product.kind,
  isApproved: order.confirmedAt !== null,
});

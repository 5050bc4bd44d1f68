import { berlinTime } from '../../../src/lib/berlin-time';
import { addDays, weekdayOf } from '../../../src/lib/days';
import type { Billing } from '../../../src/model/adverts/billing-problems';
import { pricesByDay } from '../../server/adverts/day-prices';
import type { Contact } from '../../server/adverts/orders/billed';
import type { OrderedEvent } from '../../server/adverts/orders/event-snapshot';
import { type NumberedKind, numberOf } from '../../server/adverts/orders/numbers';
import { type Product, productJson } from '../../server/adverts/orders/product';
import type { Seller } from '../../server/adverts/orders/seller';
import { type Price, priceOf, type VoucherValue } from '../../server/adverts/prices';
import { vatCategoryOf } from '../../server/adverts/reverse-charge';
import { loadSlots, type Slot } from '../../server/adverts/slots';
import type { Queryable } from '../../server/platform/database/database';
import type { Day } from '../generate/calendar';

/** An order of the seed; days on which its slot does not appear or is full are left out. */
export type SeedOrder = {
  id: string;
  client: string;
  accountId: number | null;
  slot: string;
  dates: Day[];
  orderedOn: Day;
  state: 'ordered' | 'confirmed' | 'cancelled';
  /** The reason of a rejection. */
  reason?: string;
  isPaid?: boolean;
  voucher?: VoucherValue | undefined;
  event: OrderedEvent | undefined;
  mediumId: string | null;
  billing: Billing;
  contact: Contact;
};

/** The rows of an order, by table. */
type Rows = Record<'orders' | 'places' | 'invoices' | 'payments' | 'counters', object[]>;

/** The times of an order, its approval and its rejection. */
export const [ORDERED_AT, CONFIRMED_AT, REJECTED_AT] = ['10:15', '14:30', '15:45'] as const;
/** The days after which an order is paid. */
const PAID_AFTER_DAYS = 6;

/**
 * Stores orders with their places, invoices and payments, in the order of their days, so that numbers have no gap.
 *
 * @param cashier the operator who has booked the payments
 */
export async function storeOrders(to: Queryable, orders: readonly SeedOrder[], cashier?: number): Promise<void> {
  const sellers = new Map(
    (await to.query<{ client: string; data: Seller }>('select client, data from advert_sellers')).map(
      ({ client, data }) => [client, data] as const,
    ),
  );
  for (const [client, seller] of sellers) {
    const slots = new Map((await loadSlots(to, client)).map((slot) => [slot.id, slot] as const));
    const products = await loadProducts(to, client);
    const own = orders.filter((order) => order.client === client);
    const placed = placesOf(own, slots).sort((one, other) => (one.orderedOn < other.orderedOn ? -1 : 1));
    await insert(to, rowsOf(placed, { seller, slots, products }), cashier);
  }
}

type Catalogue = { seller: Seller; slots: ReadonlyMap<string, Slot>; products: ReadonlyMap<string, Product> };

type Placed = SeedOrder & { places: { day: Day; unit: number }[] };

/** Returns the places of each order; persons come first, so that they get all their days. */
function placesOf(orders: readonly SeedOrder[], slots: Catalogue['slots']): Placed[] {
  const taken = new Map<string, number>();
  const persons = orders.filter(({ accountId }) => accountId !== null);
  const others = orders.filter(({ accountId }) => accountId === null);
  return [...persons, ...others].map((order) => {
    const slot = slots.get(order.slot);
    const places = order.dates.flatMap((day) => {
      const unit = (taken.get(`${order.slot} ${day}`) ?? 0) + 1;
      if (!slot?.weekdays.includes(weekdayOf(day)) || unit > slot.capacity) return [];
      if (order.state !== 'cancelled') taken.set(`${order.slot} ${day}`, unit);
      return [{ day, unit }];
    });
    return { ...order, places, dates: places.map(({ day }) => day) };
  });
}

function rowsOf(orders: readonly Placed[], { seller, slots, products }: Catalogue): Rows {
  const rows: Rows = { orders: [], places: [], invoices: [], payments: [], counters: [] };
  const counts = new Map<string, number>();
  const next = (kind: NumberedKind, day: Day) => {
    const year = Number(day.slice(0, 4));
    const count = (counts.get(`${kind} ${year}`) ?? 0) + 1;
    counts.set(`${kind} ${year}`, count);
    return numberOf({ prefix: seller.prefix, kind, year, count });
  };
  let key = 0;
  for (const order of orders) {
    const slot = slots.get(order.slot);
    const { dates, orderedOn } = order;
    if (!slot || dates.length === 0) continue;
    const { voucher } = order;
    const vatCategory = vatCategoryOf(seller, order.billing, slot.price.vatShare);
    const table = { ...slot.price, vatCategory, vatShare: vatCategory === 'S' ? slot.price.vatShare : 0 };
    const price = priceOf(table, { dates, voucher });
    const number = next('order', orderedOn);
    rows.orders.push(orderRow(order, { number, dates, price, slot: { ...slot, price: table }, products }));
    const prices = pricesByDay({ table, dates, isRepeat: false, voucher });
    if (order.state !== 'cancelled')
      rows.places.push(
        ...order.places.map((taken) => ({
          ...{ ...taken, slot_id: slot.id, order_id: order.id, cents: prices.get(taken.day) },
        })),
      );
    key += 1;
    const bill = { key, ...invoiceRow(order, { seller, dates, price }) };
    rows.invoices.push({ ...bill, kind: 'invoice', number: next('invoice', orderedOn) });
    if (order.state === 'cancelled')
      rows.invoices.push({ ...bill, kind: 'credit', number: next('credit', orderedOn), credits: key });
    if (order.isPaid) {
      const days = order.state === 'cancelled' ? 1 : PAID_AFTER_DAYS;
      rows.payments.push({ invoice: key, cents: price.gross, paid_on: addDays(orderedOn, days) });
    }
  }
  for (const [name, last] of counts) {
    const [kind, year] = name.split(' ');
    rows.counters.push({ client: orders[0]?.client, kind, year: Number(year), last });
  }
  return rows;
}

type Priced = { dates: Day[]; price: Price };

const orderRow = (
  order: SeedOrder,
  { number, dates, price, slot, products }: Priced & { number: string; slot: Slot } & Pick<Catalogue, 'products'>,
) => ({
  ...{ id: order.id, number, client: order.client, account_id: order.accountId, slot_id: slot.id, state: order.state },
  ordered_at: berlinTime(order.orderedOn, ORDERED_AT),
  confirmed_at: order.state === 'confirmed' ? berlinTime(order.orderedOn, CONFIRMED_AT) : null,
  cancelled_at: order.state === 'cancelled' ? berlinTime(order.orderedOn, REJECTED_AT) : null,
  cancelled_by: order.state === 'cancelled' ? 'operator' : null,
  cancel_reason: order.reason ?? '',
  ...{ dates, first_day: dates[0], last_day: dates.at(-1), product: products.get(slot.id) },
  ...{ event_id: order.event?.id ?? null, event: order.event ?? null, medium_id: order.mediumId },
  content: { title: order.event?.title ?? 'Anzeige', text: 'Karten gibt es an der Abendkasse.', source: 'event' },
  ...{ billing: order.billing, contact: order.contact, price, price_table: slot.price },
  voucher: order.voucher ?? null,
});

const invoiceRow = (
  { client, id, orderedOn, billing }: SeedOrder,
  { seller, dates, price }: Priced & { seller: Seller },
) => ({
  ...{ client, order_id: id, issued_at: berlinTime(orderedOn, ORDERED_AT), issued_on: orderedOn },
  ...{ due_on: addDays(orderedOn, seller.dueDays), seller, buyer: billing, items: price.items },
  ...{ supplied_from: dates[0], supplied_until: dates.at(-1) },
  ...{ net: price.net, vat_share: price.vatShare, vat: price.vat, gross: price.gross },
  vat_category: price.vatCategory,
});

async function loadProducts(from: Queryable, client: string): Promise<ReadonlyMap<string, Product>> {
  const rows = await from.query<{ id: string; product: Product }>(
    `select s.id, ${productJson} as product from advert_slots s join advert_channels c on c.id = s.channel_id
       join advert_media m on m.id = c.medium_id where m.client = $1`,
    [client],
  );
  return new Map(rows.map(({ id, product }) => [id, product] as const));
}

async function insert(
  to: Queryable,
  { orders, places, invoices, payments, counters }: Rows,
  cashier: number | undefined,
): Promise<void> {
  if (orders.length === 0) return;
  await to.query(ORDERS_SQL, [JSON.stringify(orders)]);
  await to.query(SLOT_DAYS_SQL, [JSON.stringify(places)]);
  await to.query(INVOICES_SQL, [JSON.stringify(invoices)]);
  await to.query(CREDITS_SQL, [JSON.stringify(invoices)]);
  const paid = [JSON.stringify(payments), JSON.stringify(invoices)];
  // An older database, as tests upgrade one, has no operators.
  if (cashier === undefined) await to.query(PAYMENTS_SQL, paid);
  else await to.query(BOOKED_PAYMENTS_SQL, [...paid, cashier]);
  await to.query(COUNTERS_SQL, [JSON.stringify(counters)]);
}

const daysOf = (column: string) => `array(select jsonb_array_elements_text(${column})::date)`;

const ORDERS_SQL = `insert into advert_orders (id, number, client, account_id, slot_id, state, ordered_at, confirmed_at,
    cancelled_at, cancelled_by, cancel_reason, dates, first_day, last_day, product, event_id, event, content, medium_id,
    billing, contact, price, price_table, voucher)
  select id, number, client, account_id, slot_id, state, ordered_at, confirmed_at, cancelled_at, cancelled_by,
    cancel_reason, ${daysOf('dates')}, first_day, last_day, product, event_id, event, content, medium_id, billing, contact,
    price, price_table, voucher
  from jsonb_to_recordset($1::jsonb) as r(id text, number text, client text, account_id int, slot_id text, state text,
    ordered_at timestamptz, confirmed_at timestamptz, cancelled_at timestamptz, cancelled_by text, cancel_reason text,
    dates jsonb, first_day date, last_day date, product jsonb, event_id text, event jsonb, content jsonb, medium_id text,
    billing jsonb, contact jsonb, price jsonb, price_table jsonb, voucher jsonb)`;

const SLOT_DAYS_SQL = `insert into advert_slot_days (slot_id, day, unit, order_id, cents)
  select slot_id, day, unit, order_id, cents
  from jsonb_to_recordset($1::jsonb) as r(slot_id text, day date, unit int, order_id text, cents int)`;

const BILLS = `jsonb_to_recordset($1::jsonb) as r(key int, client text, order_id text, kind text, number text, credits int,
    issued_at timestamptz, issued_on date, due_on date, seller jsonb, buyer jsonb, items jsonb, supplied_from date,
    supplied_until date, net int, vat_share int, vat int, gross int, vat_category text)`;

const billColumns = (
  kind: 'invoice' | 'credit',
) => `insert into advert_invoices (client, order_id, kind, number, credits,
    issued_at, issued_on, due_on, seller, buyer, items, supplied_from, supplied_until, net, vat_share, vat, gross,
    vat_category)
  select r.client, r.order_id, r.kind, r.number, ${kind === 'credit' ? 'i.id' : 'null'}, r.issued_at, r.issued_on, r.due_on,
    r.seller, r.buyer, r.items, r.supplied_from, r.supplied_until, r.net, r.vat_share, r.vat, r.gross, r.vat_category
  from ${BILLS}`;

const INVOICES_SQL = `${billColumns('invoice')} where r.kind = 'invoice' order by r.key`;

const CREDITS_SQL = `${billColumns('credit')} join advert_invoices i on i.order_id = r.order_id and i.kind = 'invoice'
  where r.kind = 'credit' order by r.key`;

const paymentsSql = (column: string, cashier: string) => `insert into advert_payments (invoice_id, way, cents, paid_on,
    recorded_at${column})
  select i.id, 'invoice', p.cents, p.paid_on, (p.paid_on + time '09:12') at time zone 'Europe/Berlin'${cashier}
  from jsonb_to_recordset($1::jsonb) as p(invoice int, cents int, paid_on date)
    join jsonb_to_recordset($2::jsonb) as r(key int, order_id text, kind text) on r.key = p.invoice and r.kind = 'invoice'
    join advert_invoices i on i.order_id = r.order_id and i.kind = 'invoice'`;

const PAYMENTS_SQL = paymentsSql('', '');
const BOOKED_PAYMENTS_SQL = paymentsSql(', operator_id', ', $3::int');

const COUNTERS_SQL = `insert into advert_counters (client, kind, year, last)
  select * from jsonb_to_recordset($1::jsonb) as r(client text, kind text, year int, last int)`;

import type { AdvertPart } from '../../../../src/model/adverts/advert-parts';
import type { Billing } from '../../../../src/model/adverts/billing-problems';
import type { VatCategory } from '../../../../src/model/adverts/vat-category';
import type { Owner } from '../../media/media-rows';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';
import { imageJson } from '../../schema/json/image-json';
import { instantJson } from '../../schema/json/instant-json';
import { isEditable } from '../../schema/record-access';
import { type Closing, closingMs } from '../closing';
import { byInvoice } from '../payment/payment-way';
import type { Price, PriceTable, VoucherValue } from '../prices';
import { closingJson } from '../slots';
import type { Contact } from './billed';
import type { AdvertContent } from './content';
import { creditOf } from './credit';
import type { OrderedEvent } from './event-snapshot';
import { joinAdvertisedEvent, orderVisibility } from './event-visibility';
import { vatCategorySql } from './invoices';
import { type MovedDays, movedPairs } from './moved-days';
import { paymentOf } from './payment-state';
import type { Product } from './product';
import type { Seller } from './seller';

/** The states of an order; `running` and `finished` depend on the day in Berlin. */
export const BOOKING_STATES = ['returned', 'ordered', 'confirmed', 'running', 'finished', 'cancelled'] as const;

/** SQL: the state of an order `o`; `today` is a placeholder. */
export const bookingStateSql = (today: string): string => `
  case when o.state <> 'confirmed' then o.state when o.first_day > ${today}::date then 'confirmed'
    when o.last_day < ${today}::date then 'finished' else 'running' end`;

/** SQL: the invoices and credit notes of an order `o`, its payments and its refunds. */
export const moneyColumns = `
  coalesce((select json_agg(json_build_object('kind', i.kind, 'number', i.number, 'issuedOn', i.issued_on,
    'dueOn', i.due_on, 'net', i.net, 'vat', i.vat, 'gross', i.gross) order by i.id)
    from advert_invoices i where i.order_id = o.id), '[]') as invoices,
  coalesce((select sum(p.cents) from advert_payments p join advert_invoices i on i.id = p.invoice_id
    where i.order_id = o.id), 0)::int as paid,
  coalesce((select json_agg(json_build_object('cents', r.cents, 'refundedOn', r.refunded_on) order by r.id)
    from advert_refunds r join advert_invoices i on i.id = r.invoice_id where i.order_id = o.id and r.undoes is null
      and not exists (select 1 from advert_refunds u where u.undoes = r.id)), '[]') as refunds`;

/** An invoice or a credit note, as its buyer sees it. */
export type BookingInvoice = {
  kind: 'invoice' | 'credit';
  number: string;
  issuedOn: string;
  dueOn: string;
  net: number;
  vat: number;
  gross: number;
};

/** A refund to the buyer. */
type BookingRefund = { cents: number; refundedOn: string };

type Row = {
  id: string;
  number: string;
  state: (typeof BOOKING_STATES)[number];
  slot: string;
  product: Product;
  dates: string[];
  givenBack: string[];
  moved: MovedDays;
  content: AdvertContent;
  image: unknown;
  price: Price;
  /** The category of its invoice. */
  vatCategory: VatCategory | null;
  voucher: VoucherValue | null;
  billing: Billing;
  contact: Contact;
  event: OrderedEvent | null;
  invoices: BookingInvoice[];
  paid: number;
  refunds: BookingRefund[];
  seller: Seller;
  orderedAt: string;
  confirmedAt: string | null;
  cancelledAt: string | null;
  reason: string | null;
  returned: { reason: string; fields: AdvertPart[]; returnedAt: string } | null;
  closing: Closing;
  table: PriceTable;
  isRepeat: boolean;
};

const selectBooking = `
  select o.id, o.number, ${bookingStateSql('$4')} as state, o.slot_id as slot, o.product, to_json(o.dates) as dates,
    to_json(o.given_back) as "givenBack", o.moved, o.content, o.price, (select ${vatCategorySql} from advert_invoices i
      where i.order_id = o.id order by i.id limit 1) as "vatCategory", o.voucher, o.billing, o.contact,
    case when o.event is not null then o.event || jsonb_build_object('visibility', ${orderVisibility},
      'isThere', coalesce(${isEditable('e', '$1', '$2')} and e.state <> 'deleted', false)) end as event,
    case when m.id is not null then json_strip_nulls(${imageJson('m')}) end as image, ${moneyColumns},
    (select i.seller from advert_invoices i where i.order_id = o.id order by i.id limit 1) as seller,
    ${instantJson('o.ordered_at')} as "orderedAt", ${instantJson('o.confirmed_at')} as "confirmedAt",
    ${instantJson('o.cancelled_at')} as "cancelledAt", nullif(o.cancel_reason, '') as reason,
    case when o.state = 'returned' then (select json_build_object('reason', b.reason, 'fields', b.fields,
      'returnedAt', ${instantJson('b.returned_at')}) from advert_returns b where b.order_id = o.id order by b.id desc limit 1)
    end as returned, ${closingJson} as closing,
    o.price_table as "table", o.is_repeat as "isRepeat"
  from advert_orders o join advert_slots s on s.id = o.slot_id ${joinAdvertisedEvent}
    left join media m on m.id = o.medium_id and m.state = 'stored'
  where o.client = $1 and o.account_id = $2 and o.id = $3`;

/** Loads an order for its person. @throws {Problem} 404 not_found, also for another person's order */
export async function loadBooking(
  from: Queryable,
  { client, accountId }: Owner,
  id: string,
  now: Date,
): Promise<Record<string, unknown>> {
  const today = berlinDay(now);
  const [row] = await from.query<Row>(selectBooking, [client, accountId, id, today]);
  if (!row) throw new Problem(404, 'not_found');
  const {
    closing,
    moved,
    table,
    isRepeat,
    paid,
    refunds,
    seller,
    image,
    content,
    voucher,
    event,
    price,
    vatCategory,
    ...fields
  } = row;
  const payment = paymentOf(row.invoices, netPaid(row), today);
  const number = row.invoices[0]?.number ?? row.number;
  return {
    ...withoutNulls(fields),
    movedDays: movedPairs(moved),
    price: { ...price, ...(vatCategory && { vatCategory }) },
    content: { ...content, ...(image ? { image } : {}) },
    ...(voucher && { voucher: voucher.code }),
    ...(event && { event }),
    payment: {
      ...payment,
      ...(payment.cents > 0 && byInvoice.hint({ number, seller, cents: payment.cents })),
      ...(payment.cents > 0 && netPaid(row) > 0 && { paid: netPaid(row) }),
      ...(payment.cents < 0 && { refundDue: -payment.cents }),
      ...(refunds.length > 0 && { refunds }),
    },
    ...cancellationOf(row, now),
  };
}

/** Returns the payments minus the refunds, in cents. */
const netPaid = ({ paid, refunds }: Pick<Row, 'paid' | 'refunds'>): number =>
  refunds.reduce((sum, { cents }) => sum - cents, paid);

/**
 * Returns until when all of an order can be cancelled, until when any day of it, and the credit now, in cents with VAT.
 * Passed limits are left out.
 */
function cancellationOf(
  { state, dates, closing, voucher, ...order }: Row,
  now: Date,
): { canCancelUntil?: string; canStopUntil?: string; credit?: number } {
  if (state === 'cancelled') return {};
  const closingTimes = dates.map((day) => closingMs(closing, day));
  const closedDays = dates.filter((_, index) => (closingTimes[index] ?? 0) <= now.getTime());
  if (closedDays.length === dates.length) return {};
  const toInstant = (ms = 0) => new Date(ms).toISOString();
  return {
    ...(closedDays.length === 0 && { canCancelUntil: toInstant(closingTimes[0]) }),
    canStopUntil: toInstant(closingTimes.at(-1)),
    credit: creditOf({ ...order, dates, voucher: voucher ?? undefined }, closedDays).gross,
  };
}

const withoutNulls = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));

/** The filter of a person's orders. */
export type BookingFilter = {
  /** Part of the title, the number or the title of the event. */
  search: string;
  state: (typeof BOOKING_STATES)[number] | undefined;
  page: number;
  pageSize: number;
};

const BY_URGENCY = 'urgency, case when urgency < 4 then first_day end, ordered_at desc, id';

type BookingsRow = {
  counts: Record<string, number>;
  data: Pick<Row, 'invoices' | 'paid' | 'refunds'>[];
};

/** SQL: the sum of a column of an order's payments or refunds. */
const moneySql = (table: 'advert_payments' | 'advert_refunds') => `
  coalesce((select sum(m.cents) from ${table} m join advert_invoices i on i.id = m.invoice_id where i.order_id = o.id), 0)`;

/** SQL: the rank of an order `o` by urgency: overdue, to be paid or corrected, running, planned, others. */
const urgencySql = `
  case when money.due > 0 then case when money.due_on < $3::date then 0 else 1 end
    when o.state = 'returned' then 1
    when o.state in ('ordered', 'confirmed') and o.last_day >= $3::date then case when o.state = 'confirmed' and o.first_day <= $3::date then 2 else 3 end
    else 4 end`;

const selectOwnOrders = `
  select o.*, ${bookingStateSql('$3')} as booking_state, ${urgencySql} as urgency from advert_orders o
    cross join lateral (select min(i.due_on) filter (where i.kind = 'invoice') as due_on,
      coalesce(sum(case when i.kind = 'invoice' then i.gross else -i.gross end), 0)
        - ${moneySql('advert_payments')} + ${moneySql('advert_refunds')} as due
      from advert_invoices i where i.order_id = o.id) money
  where o.client = $1 and o.account_id = $2 and ($4 = '' or position(fold($4) in fold(concat_ws(' ', o.number,
    o.content->>'title', o.event->>'title'))) > 0)`;

/** Finds the orders of a person, the most urgent first: overdue, to be paid or corrected, running, planned, then the newest; `counts` are those of the whole search by state. */
export async function findBookings(
  from: Queryable,
  { client, accountId }: Owner,
  { search, state, page, pageSize }: BookingFilter,
  now: Date,
): Promise<{ data: unknown[]; meta: Record<string, unknown> }> {
  const today = berlinDay(now);
  const [result] = await from.query<BookingsRow>(
    `with own as materialized (${selectOwnOrders}),
       page as (select * from own where $5::text is null or booking_state = $5 order by ${BY_URGENCY} offset $6 limit $7)
     select coalesce((select json_object_agg(booking_state, number) from (
         select booking_state, count(*) as number from own group by booking_state) as counted), '{}') as counts,
       coalesce((select json_agg(row_to_json(r)) from (
         select o.id, o.number, o.booking_state as state, o.slot_id as slot, o.product, o.content->>'title' as title,
           o.first_day as "firstDate", o.last_day as "lastDate", cardinality(o.dates) as "dayCount",
           o.event_id as "eventId", o.event->>'title' as "eventTitle", (o.price->>'gross')::int as gross,
           ${instantJson('o.ordered_at')} as "orderedAt", case when m.id is not null then json_strip_nulls(${imageJson('m')}) end as image,
           ${moneyColumns}
         from page o left join media m on m.id = o.medium_id and m.state = 'stored'
         order by ${BY_URGENCY}) r), '[]') as data`,
    [client, accountId, today, search, state ?? null, (page - 1) * pageSize, pageSize],
  );
  const counts = Object.fromEntries(BOOKING_STATES.map((name) => [name, result?.counts[name] ?? 0]));
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const data = (result?.data ?? []).map(({ invoices, paid, refunds, ...row }) =>
    withoutNulls({ ...row, payment: paymentOf(invoices, netPaid({ paid, refunds }), today).state }),
  );
  return { data, meta: { page, pageSize, total: state ? counts[state] : all, counts } };
}

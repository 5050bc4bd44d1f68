import type { InvoiceItem } from '../../adverts/orders/credit';
import { canRemindSql } from '../../adverts/payment/reminders';
import { operatorNameSql } from '../../history/operator-name';
import type { Queryable } from '../../platform/database/database';

/** An invoice or a credit note of an order. */
export type IssuedBill = {
  id: number;
  kind: 'invoice' | 'credit';
  number: string;
  issuedOn: string;
  bookedOn: string;
  gross: number;
  items: InvoiceItem[];
};

/** A payment; below zero for the withdrawal of others. */
export type RecordedPayment = {
  id: number;
  cents: number;
  /** The value date. */
  paidOn: string;
  bookedOn: string;
  note: string;
  at: string;
  operator: string | null;
  /** The payment that this one withdraws; null for an older withdrawal of all that was paid. */
  undoes: number | null;
};

/** A refund; below zero for the withdrawal of another. */
export type RecordedRefund = {
  id: number;
  cents: number;
  refundedOn: string;
  bookedOn: string;
  note: string;
  at: string;
  operator: string | null;
  /** The refund that this one withdraws. */
  undoes: number | null;
};

/** All money of an order. */
export type OrderAccount = {
  bills: IssuedBill[];
  payments: RecordedPayment[];
  refunds: RecordedRefund[];
  /** The days of the reminders. */
  reminders: string[];
  /** True if there is a receiver and a reminder left. */
  canRemind: boolean;
};

const MAX_REMINDERS = 3;

const selectMoney = `
  select coalesce((select json_agg(json_build_object('id', i.id, 'kind', i.kind, 'number', i.number, 'issuedOn', i.issued_on,
      'bookedOn', i.booked_on, 'gross', i.gross, 'items', i.items) order by i.id) from advert_invoices i where i.order_id = $1), '[]') as bills,
    coalesce((select json_agg(json_build_object('id', p.id, 'cents', p.cents, 'paidOn', p.paid_on, 'bookedOn', p.booked_on,
      'note', p.note, 'at', p.recorded_at, 'operator', ${operatorNameSql('p')}, 'undoes', p.undoes) order by p.id) from advert_payments p
      join advert_invoices i on i.id = p.invoice_id where i.order_id = $1), '[]') as payments,
    coalesce((select json_agg(json_build_object('id', r.id, 'cents', r.cents, 'refundedOn', r.refunded_on,
      'bookedOn', r.booked_on, 'note', r.note, 'at', r.recorded_at, 'operator', ${operatorNameSql('r')}, 'undoes', r.undoes) order by r.id) from advert_refunds r
      join advert_invoices i on i.id = r.invoice_id where i.order_id = $1), '[]') as refunds,
    coalesce((select json_agg((r.sent_at at time zone 'Europe/Berlin')::date order by r.level) from advert_reminders r
      join advert_invoices i on i.id = r.invoice_id where i.order_id = $1), '[]') as reminders,
    exists (select 1 from advert_invoices i where i.order_id = $1 and i.kind = 'invoice' and ${canRemindSql}
      and (select count(*) < ${MAX_REMINDERS} from advert_reminders r where r.invoice_id = i.id)) as "canRemind"`;

/** Loads the money of an order. */
export async function loadMoney(from: Queryable, orderId: string): Promise<OrderAccount> {
  const [row] = await from.query<OrderAccount>(selectMoney, [orderId]);
  return row ?? { bills: [], payments: [], refunds: [], reminders: [], canRemind: false };
}

/** Returns the invoice of an order; undefined before it is issued. */
export const invoiceOf = ({ bills }: Pick<OrderAccount, 'bills'>): IssuedBill | undefined =>
  bills.find(({ kind }) => kind === 'invoice');

/** Returns the sum of what has been paid. */
export const paidSum = ({ payments }: Pick<OrderAccount, 'payments'>): number =>
  payments.reduce((sum, { cents }) => sum + cents, 0);

/** Returns the sum of what has been refunded. */
export const refundedSum = ({ refunds }: Pick<OrderAccount, 'refunds'>): number =>
  refunds.reduce((sum, { cents }) => sum + cents, 0);

/** Returns the payments that count: none withdraws them, alone or with all that was paid until then. */
export const validPayments = ({ payments }: Pick<OrderAccount, 'payments'>): RecordedPayment[] =>
  payments.filter(
    ({ id, cents }) =>
      cents > 0 &&
      !payments.some((other) => other.undoes === id || (other.undoes === null && other.cents < 0 && other.id > id)),
  );

/** Returns the refunds that have not been withdrawn. */
export const validRefunds = ({ refunds }: Pick<OrderAccount, 'refunds'>): RecordedRefund[] =>
  refunds.filter(({ id, undoes }) => undoes === null && !refunds.some((other) => other.undoes === id));

/** Returns the day of issue of the credit note of each credited day. */
export const creditDaysOf = ({ bills }: Pick<OrderAccount, 'bills'>): ReadonlyMap<string, string> =>
  new Map(
    bills
      .filter(({ kind }) => kind === 'credit')
      .flatMap(({ items, issuedOn }) =>
        items.flatMap((item) => (item.kind === 'day' ? [[item.movedTo ?? item.date, issuedOn] as const] : [])),
      ),
  );

type Entry =
  | { kind: 'bill'; bill: IssuedBill }
  | { kind: 'payment'; payment: RecordedPayment }
  | { kind: 'refund'; refund: RecordedRefund };

/** A line of the account of an order, with the balance after it. */
export type AccountLine = Entry & { day: string; cents: number; balance: number };

/** Ranks the entries of one day: first what is charged, then what is paid, credited and refunded. */
const rankOf = (entry: Entry) =>
  entry.kind === 'bill' ? { invoice: 0, credit: 2 }[entry.bill.kind] : { payment: 1, refund: 3 }[entry.kind];

/** Returns the account of an order, the oldest line first: what the buyer owes rises and falls. */
export function accountLines({ bills, payments, refunds }: OrderAccount): AccountLine[] {
  const entries: (Entry & Pick<AccountLine, 'day' | 'cents'>)[] = [
    ...bills.map((bill) => ({
      ...{ kind: 'bill' as const, bill, day: bill.issuedOn },
      cents: bill.kind === 'invoice' ? bill.gross : -bill.gross,
    })),
    ...payments.map((payment) => ({
      ...{ kind: 'payment' as const, payment, day: payment.paidOn, cents: -payment.cents },
    })),
    ...refunds.map((refund) => ({
      ...{ kind: 'refund' as const, refund, day: refund.refundedOn, cents: refund.cents },
    })),
  ];
  let balance = 0;
  return entries
    .sort((one, other) => one.day.localeCompare(other.day) || rankOf(one) - rankOf(other))
    .map((entry) => {
      balance += entry.cents;
      return { ...entry, balance };
    });
}

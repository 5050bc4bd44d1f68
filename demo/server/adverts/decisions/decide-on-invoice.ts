import type { AdvertOptions } from '../../adverts/options';
import { undoEnd } from '../../decisions/record-decision';
import { type ActorContext, recordAction } from '../../history/actor-context';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import { lockOrder } from '../orders/end-order';
import { amountDueSql } from '../payment/amount-due';
import { byInvoice, recordPayment } from '../payment/payment-way';
import {
  type OrderMoney,
  type Refund,
  recordRefund,
  refundProblem,
  unpayProblem,
  withdrawRefund,
} from '../payment/refunds';
import { sendNextReminder } from '../payment/reminders';

/** Actions of an operator on an invoice. */
export type InvoiceAction = 'pay' | 'unpay' | 'refund' | 'unrefund' | 'remind';

const historyActions = {
  pay: 'paid',
  unpay: 'unpaid',
  refund: 'refunded',
  unrefund: 'refund_withdrawn',
  remind: 'reminded',
} as const;

/** An action on an invoice, with the values that the operator has seen and entered. */
export type InvoiceDecision = {
  id: number;
  action: InvoiceAction;
  /** For `unpay`: true if the operator says that there was no payment. */
  wasNeverPaid: boolean;
  /** The amount left to pay or to refund on the operator's page; undefined if the form lacks it. */
  seenDue: number | undefined;
  /** The number of reminders on that page. */
  seenReminders: number | undefined;
  /** The entered refund. */
  refund: Refund;
  /** The id of the refund to withdraw. */
  refundId: number;
};

type Row = OrderMoney & {
  orderId: string;
  number: string;
  accountId: number | null;
  issuedOn: string;
  reminders: number;
};

type Result =
  | 'done'
  | 'undone'
  | 'stale'
  | 'gone'
  | NonNullable<ReturnType<typeof unpayProblem | typeof refundProblem>>;

/** Records a payment or a refund, withdraws one, or sends a reminder. Returns 'stale' after a concurrent change. */
export const decideOnInvoice = (
  options: AdvertOptions,
  decision: InvoiceDecision,
  actorContext: ActorContext,
): Promise<Result> =>
  inOneWrite(options, async (transaction) => {
    const { id, action } = decision;
    const row = await lockInvoice(transaction, actorContext.client, id);
    if (!row) return 'gone';
    if (decision.seenDue !== Math.abs(row.owed)) return 'stale';
    const result = await actions[action](
      transaction,
      { ...options, now: () => actorContext.now },
      { decision, row, actorContext },
    );
    if (result !== 'done' && result !== 'undone') return result;
    const target = { kind: 'advert', record: row.orderId, accountId: row.accountId ?? undefined } as const;
    const amount = { pay: row.owed, unpay: row.paid, refund: decision.refund.cents, unrefund: 0, remind: 0 }[action];
    const details = { name: row.number, ...(amount > 0 && { amount }) };
    await recordAction(transaction, actorContext, { ...target, action: historyActions[action], details });
    return result;
  });

type DecisionContext = { decision: InvoiceDecision; row: Row; actorContext: ActorContext };
type InvoiceActionHandler = (
  transaction: Queryable,
  options: AdvertOptions,
  context: DecisionContext,
) => Promise<Result>;

const actions: Readonly<Record<InvoiceAction, InvoiceActionHandler>> = {
  pay: async (transaction, _, { decision: { id }, row: { owed }, actorContext }) =>
    owed > 0 ? storePayment(transaction, id, owed, actorContext) : 'stale',
  unpay: async (transaction, _, { decision: { id, wasNeverPaid }, row, actorContext }) =>
    row.paid > 0
      ? (unpayProblem(row, wasNeverPaid) ?? storePayment(transaction, id, -row.paid, actorContext))
      : 'stale',
  refund: async (transaction, options, { decision: { id, refund }, row, actorContext }) => {
    if (row.owed >= 0) return 'stale';
    const problem = refundProblem(row, refund, [row.issuedOn, berlinDay(actorContext.now)]);
    if (problem) return problem;
    const refundedInvoice = { invoiceId: id, orderId: row.orderId, operator: actorContext.operator };
    await recordRefund(transaction, options, refundedInvoice, { refund, notBefore: undoEnd(actorContext.now) });
    return 'done';
  },
  unrefund: async (transaction, options, { decision: { id, refundId }, row: { orderId }, actorContext }) => {
    const refundedInvoice = { invoiceId: id, orderId, operator: actorContext.operator };
    const result = await withdrawRefund(transaction, options, refundedInvoice, refundId);
    return result === 'stale' ? 'stale' : result === 'silent' ? 'undone' : 'done';
  },
  remind: async (transaction, options, { decision: { id, seenReminders }, row }) =>
    seenReminders === row.reminders && (await sendNextReminder(transaction, options, id)) ? 'done' : 'stale',
};

async function storePayment(
  transaction: Queryable,
  invoiceId: number,
  cents: number,
  { now, operator }: ActorContext,
): Promise<'done'> {
  const payment = { invoiceId, method: byInvoice, cents, paidOn: berlinDay(now), operator };
  await recordPayment(transaction, payment, now);
  return 'done';
}

async function lockInvoice(transaction: Queryable, client: string, id: number): Promise<Row | undefined> {
  const [match] = await transaction.query<{ orderId: string }>(
    `select order_id as "orderId" from advert_invoices where id = $1 and client = $2 and kind = 'invoice'`,
    [id, client],
  );
  if (!match) return undefined;
  // A credit locks the order, too.
  await lockOrder(transaction, client, match.orderId);
  const [row] = await transaction.query<Row>(
    `select i.order_id as "orderId", i.number, a.account_id as "accountId", i.issued_on as "issuedOn", ${amountDueSql} as owed,
       coalesce((select sum(p.cents) from advert_payments p where p.invoice_id = i.id), 0)::int as paid,
       coalesce((select sum(r.cents) from advert_refunds r where r.invoice_id = i.id), 0)::int as refunded,
       (select count(*)::int from advert_reminders r where r.invoice_id = i.id) as reminders
     from advert_invoices i join advert_orders a on a.id = i.order_id where i.id = $1`,
    [id],
  );
  return row;
}

import type { AdvertOptions } from '../../adverts/options';
import { undoEnd } from '../../decisions/record-decision';
import { type ActorContext, recordAction } from '../../history/actor-context';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import { lockOrder } from '../orders/end-order';
import { amountDueSql } from '../payment/amount-due';
import { type EnteredPayment, type PaymentProblem, paymentCents } from '../payment/payment-problem';
import { byInvoice, isValidPaymentSql, recordPayment, withdrawPayment } from '../payment/payment-way';
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
  /** The entered payment; by default all that is owed, today. */
  payment?: EnteredPayment;
  /** The id of the payment to withdraw. */
  paymentId: number;
  /** For `unpay`: true if the operator says that there was no payment. */
  wasNeverPaid: boolean;
  /** The amount left to pay or to refund on the operator's page; undefined if the form lacks it. */
  seenDue: number | undefined;
  /** The id of the last payment on that page; undefined if the form lacks it. */
  seenPayment?: number | undefined;
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
  /** The id of the last payment; 0 without one. */
  lastPayment: number;
};

/** What has been done, with its details for the history; or why nothing has. */
type Deed = { result: 'done' | 'undone'; action?: string; details?: Readonly<Record<string, unknown>> };
type Refusal = 'stale' | 'gone' | PaymentProblem | NonNullable<ReturnType<typeof unpayProblem | typeof refundProblem>>;

/**
 * Records a payment or a refund, withdraws one, or sends a reminder. Returns 'stale' after a concurrent change. The same
 * payment sent once more by the same operator is done already.
 */
export const decideOnInvoice = (
  options: AdvertOptions,
  decision: InvoiceDecision,
  actorContext: ActorContext,
): Promise<Deed['result'] | Refusal> =>
  inOneWrite(options, async (transaction) => {
    const { id, action, seenDue, seenPayment } = decision;
    const row = await lockInvoice(transaction, actorContext.client, id);
    if (!row) return 'gone';
    const context = { decision, row, actorContext };
    if (seenDue !== Math.abs(row.owed) || (seenPayment !== undefined && seenPayment !== row.lastPayment))
      return action === 'pay' && (await isRecordedAlready(transaction, context)) ? 'done' : 'stale';
    const deed = await actions[action](transaction, { ...options, now: () => actorContext.now }, context);
    if (typeof deed === 'string') return deed;
    const target = { kind: 'advert', record: row.orderId, accountId: row.accountId ?? undefined } as const;
    await recordAction(transaction, actorContext, {
      ...{ ...target, action: deed.action ?? historyActions[action] },
      details: { name: row.number, ...deed.details },
    });
    return deed.result;
  });

type DecisionContext = { decision: InvoiceDecision; row: Row; actorContext: ActorContext };
type InvoiceActionHandler = (
  transaction: Queryable,
  options: AdvertOptions,
  context: DecisionContext,
) => Promise<Deed | Refusal>;

const actions: Readonly<Record<InvoiceAction, InvoiceActionHandler>> = {
  pay: async (transaction, _, { decision: { id, payment }, row, actorContext: { now, operator } }) => {
    const today = berlinDay(now);
    const { paidOn, note, ...entered } = payment ?? {
      cents: undefined,
      paidOn: today,
      note: '',
      isMoreAccepted: false,
    };
    if (entered.cents === undefined && row.owed <= 0) return 'stale';
    const cents = paymentCents(row, { paidOn, note, ...entered }, [row.issuedOn, today]);
    if (typeof cents === 'string') return cents;
    await recordPayment(transaction, { invoiceId: id, method: byInvoice, cents, paidOn, note, operator }, now);
    const action = cents < row.owed ? 'paid_partly' : 'paid';
    return { result: 'done', action, details: { amount: cents, valueDate: paidOn } };
  },
  unpay: async (
    transaction,
    _,
    { decision: { id, paymentId, wasNeverPaid }, row, actorContext: { now, operator } },
  ) => {
    const payment = await findValidPayment(transaction, id, paymentId);
    if (!payment) return 'stale';
    const problem = unpayProblem(row, payment.cents, wasNeverPaid);
    if (problem) return problem;
    await withdrawPayment(transaction, { invoiceId: id, paymentId, operator }, now);
    return { result: 'done', details: { amount: payment.cents, valueDate: payment.paidOn } };
  },
  refund: async (transaction, options, { decision: { id, refund }, row, actorContext }) => {
    if (row.owed >= 0) return 'stale';
    const problem = refundProblem(row, refund, [row.issuedOn, berlinDay(actorContext.now)]);
    if (problem) return problem;
    const refundedInvoice = { invoiceId: id, orderId: row.orderId, operator: actorContext.operator };
    await recordRefund(transaction, options, refundedInvoice, { refund, notBefore: undoEnd(actorContext.now) });
    return { result: 'done', details: { amount: refund.cents } };
  },
  unrefund: async (transaction, options, { decision: { id, refundId }, row: { orderId }, actorContext }) => {
    const refundedInvoice = { invoiceId: id, orderId, operator: actorContext.operator };
    const withdrawn = await withdrawRefund(transaction, options, refundedInvoice, refundId);
    if (withdrawn === 'stale') return 'stale';
    return { result: withdrawn.isSilent ? 'undone' : 'done', details: { amount: withdrawn.cents } };
  },
  remind: async (transaction, options, { decision: { id, seenReminders }, row }) =>
    seenReminders === row.reminders && (await sendNextReminder(transaction, options, id))
      ? { result: 'done' }
      : 'stale',
};

/** Checks whether the operator has sent this payment before, from the same page. */
async function isRecordedAlready(
  from: Queryable,
  { decision: { id, payment, seenDue, seenPayment }, actorContext: { operator, now } }: DecisionContext,
): Promise<boolean> {
  const { cents = seenDue, paidOn, note } = payment ?? { paidOn: berlinDay(now), note: '' };
  if (seenPayment === undefined || typeof cents !== 'number') return false;
  const rows = await from.query(
    `select from advert_payments p where p.invoice_id = $1 and p.id > $2 and p.cents = $3 and p.paid_on = $4 and p.note = $5
       and p.operator_id is not distinct from $6 and ${isValidPaymentSql}`,
    [id, seenPayment, cents, paidOn, note, operator ?? null],
  );
  return rows.length > 0;
}

async function findValidPayment(
  from: Queryable,
  invoiceId: number,
  paymentId: number,
): Promise<{ cents: number; paidOn: string } | undefined> {
  const [payment] = await from.query<{ cents: number; paidOn: string }>(
    `select p.cents, p.paid_on as "paidOn" from advert_payments p
     where p.id = $1 and p.invoice_id = $2 and ${isValidPaymentSql}`,
    [paymentId, invoiceId],
  );
  return payment;
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
       (select count(*)::int from advert_reminders r where r.invoice_id = i.id) as reminders,
       coalesce((select max(p.id) from advert_payments p where p.invoice_id = i.id), 0) as "lastPayment"
     from advert_invoices i join advert_orders a on a.id = i.order_id where i.id = $1`,
    [id],
  );
  return row;
}

import { undoEnd } from '../../decisions/record-decision';
import { type ActorContext, recordAction } from '../../history/actor-context';
import { operatorNameSql } from '../../history/operator-name';
import { berlinDay } from '../../platform/berlin-day';
import { cutText } from '../../platform/cut-text';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import type { AdvertOptions } from '../options';
import { lockOrderRows } from '../orders/end-order';
import { type PaymentProblem, paymentCents } from '../payment/payment-problem';
import { byInvoice, recordPayment } from '../payment/payment-way';
import { recordRefund, refundProblem } from '../payment/refunds';
import type { PaidPart } from './match-lines';
import { lockStatement, rematch } from './rematch';

/** A line with what an operator books it for. */
export type LineChoice = {
  id: number;
  /** Its shares, each with what its order owed on the operator's page; undefined for a number that was typed. */
  parts: readonly (Omit<PaidPart, 'owed'> & { owed: number | undefined })[];
  /** True if the operator has seen that more is paid than is owed. */
  isMoreAccepted: boolean;
};

/** The last deed on an order, by which it has changed. */
export type LastDeed = { action: string; operator: string | null; at: Date };

/** The reason not to book a line. */
export type LineRefusal =
  | { reason: 'gone' | 'no_parts' | 'sum' | 'twice' }
  | { reason: 'decided'; state: string; operator: string | null }
  | { reason: 'unknown_number' | 'refund_amount' | PaymentProblem; number: string }
  | { reason: 'changed'; number: string; deed: LastDeed | undefined };

/** The result of booking lines: the booked ones with their sum, and the others with the reason. */
export type BookedLines = {
  booked: number[];
  /** The incoming minus the outgoing money, in cents. */
  cents: number;
  refused: ({ id: number } & LineRefusal)[];
};

type LockedLine = {
  id: number;
  cents: number;
  paidOn: string;
  purpose: string;
  state: string;
  /** The rest of it, after payments that were not taken back. */
  left: number;
  operator: string | null;
};

type LockedInvoice = {
  id: number;
  number: string;
  orderId: string;
  accountId: number | null;
  issuedOn: string;
  owed: number;
  paid: number;
};

/** The longest note of a payment, which holds its purpose. */
const MAX_NOTE_LENGTH = 200;

/**
 * Books lines of a statement in one transaction, each once. A line that cannot be booked as chosen is left out with its
 * reason, and the others are booked.
 */
export const bookLines = (
  options: AdvertOptions,
  { statement, choices }: { statement: number; choices: readonly LineChoice[] },
  actorContext: ActorContext,
): Promise<BookedLines> =>
  inOneWrite(options, async (transaction) => {
    const { client } = actorContext;
    const numbers = choices.flatMap(({ parts }) => parts.map(({ number }) => number));
    const invoices = await lockInvoices(transaction, client, numbers);
    await lockStatement(transaction, client, statement);
    const lines = await lockLines(transaction, client, { statement, ids: choices.map(({ id }) => id) });
    const seen = new Map([...invoices.values()].map(({ orderId, owed }) => [orderId, owed]));
    const result: BookedLines = { booked: [], cents: 0, refused: [] };
    for (const choice of choices) {
      const line = lines.get(choice.id);
      const refusal = await refusalOf(transaction, { choice, line, invoices, seen }, actorContext);
      if (!line || refusal) {
        result.refused.push({ id: choice.id, ...(refusal ?? { reason: 'gone' }) });
        continue;
      }
      await bookLine(transaction, options, { line, choice, invoices }, actorContext);
      result.booked.push(line.id);
      result.cents += line.left;
    }
    if (result.booked.length > 0) await rematch(transaction, client, statement);
    return result;
  });

/** Locks the accounts, orders and the books of invoices, as everywhere: two that lock in different order deadlock. */
async function lockInvoices(
  transaction: Queryable,
  client: string,
  numbers: readonly string[],
): Promise<Map<string, LockedInvoice>> {
  const orders = await transaction.query<{ id: string }>(
    "select order_id as id from advert_invoices where client = $1 and kind = 'invoice' and number = any($2::text[])",
    [client, numbers],
  );
  const ids = orders.map(({ id }) => id);
  await lockOrderRows(transaction, client, ids);
  await transaction.query('select 1 from advert_sellers where client = $1 for update', [client]);
  const rows = await transaction.query<LockedInvoice>(
    `select i.id, i.number, o.id as "orderId", o.account_id as "accountId", i.issued_on as "issuedOn", o.owed,
       coalesce((select sum(p.cents) from advert_payments p where p.invoice_id = i.id), 0)::int as paid
     from advert_invoices i join advert_orders o on o.id = i.order_id
     where i.client = $1 and i.kind = 'invoice' and i.number = any($2::text[])`,
    [client, numbers],
  );
  return new Map(rows.map((row) => [row.number, row]));
}

/** SQL: what of a line `l` payments and refunds have used that are not taken back, above or below zero as the line. */
export const usedSql = `(
  coalesce((select sum(p.cents) from advert_payments p where p.line_id = l.id
    and not exists (select from advert_payments w where w.undoes = p.id)), 0)
  - coalesce((select sum(r.cents) from advert_refunds r where r.line_id = l.id
    and not exists (select from advert_refunds w where w.undoes = r.id)), 0))::int`;

async function lockLines(
  transaction: Queryable,
  client: string,
  { statement, ids }: { statement: number; ids: readonly number[] },
): Promise<Map<number, LockedLine>> {
  const where = 'where l.client = $1 and l.statement_id = $2 and l.id = any($3::int[])';
  const parameters = [client, statement, ids];
  await transaction.query(`select 1 from advert_statement_lines l ${where} order by l.id for update`, parameters);
  const rows = await transaction.query<LockedLine>(
    `select l.id, l.cents, l.paid_on as "paidOn", l.purpose, l.state, l.cents - ${usedSql} as left,
       ${operatorNameSql('l')} as operator from advert_statement_lines l ${where}`,
    parameters,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

type Check = {
  choice: LineChoice;
  line: LockedLine | undefined;
  invoices: ReadonlyMap<string, LockedInvoice>;
  /** The amounts that the orders owed before this booking. */
  seen: ReadonlyMap<string, number>;
};

/** Returns why a line cannot be booked as chosen; undefined if it can. */
async function refusalOf(
  transaction: Queryable,
  { choice: { parts, isMoreAccepted }, line, invoices, seen }: Check,
  { now }: ActorContext,
): Promise<LineRefusal | undefined> {
  if (!line) return { reason: 'gone' };
  if (line.state === 'booked' || line.state === 'ignored')
    return { reason: 'decided', state: line.state, operator: line.operator };
  if (parts.length === 0) return { reason: 'no_parts' };
  const orders = new Set<string>();
  for (const { number, cents, owed } of parts) {
    const invoice = invoices.get(number);
    if (!invoice) return { reason: 'unknown_number', number };
    if (orders.has(invoice.orderId)) return { reason: 'twice' };
    orders.add(invoice.orderId);
    if (owed !== undefined && owed !== seen.get(invoice.orderId))
      return { reason: 'changed', number, deed: await lastDeed(transaction, invoice.orderId) };
    const problem = problemOf(line, invoice, { cents, isMoreAccepted, today: berlinDay(now) });
    if (problem) return { reason: problem, number };
  }
  const sum = parts.reduce((total, { cents }) => total + cents, 0);
  return sum === Math.abs(line.left) ? undefined : { reason: 'sum' };
}

/** Returns why a share of a line cannot be recorded for an invoice. */
function problemOf(
  line: LockedLine,
  invoice: LockedInvoice,
  { cents, isMoreAccepted, today }: { cents: number; isMoreAccepted: boolean; today: string },
): 'refund_amount' | PaymentProblem | undefined {
  const days = [invoice.issuedOn, today] as const;
  if (line.cents > 0) {
    const payment = paymentCents(invoice, { cents, paidOn: line.paidOn, note: '', isMoreAccepted }, days);
    return typeof payment === 'string' ? payment : undefined;
  }
  const problem = refundProblem(invoice, { cents, refundedOn: line.paidOn }, days);
  return problem === 'refund_day' ? 'payment_day' : problem;
}

async function lastDeed(from: Queryable, orderId: string): Promise<LastDeed | undefined> {
  const [deed] = await from.query<LastDeed>(
    `select h.action, ${operatorNameSql('h')} as operator, h.at from history h
     where h.kind = 'advert' and h.record = $1 and h.action <> 'note' order by h.id desc limit 1`,
    [orderId],
  );
  return deed;
}

type Booking = { line: LockedLine; choice: LineChoice; invoices: ReadonlyMap<string, LockedInvoice> };

async function bookLine(
  transaction: Queryable,
  options: AdvertOptions,
  { line, choice: { parts }, invoices }: Booking,
  actorContext: ActorContext,
): Promise<void> {
  const { operator, now } = actorContext;
  const note = cutText(line.purpose.replace(/\s+/g, ' '), MAX_NOTE_LENGTH);
  for (const { number, cents } of parts) {
    const invoice = invoices.get(number);
    if (!invoice) throw new Error('The invoice was not locked.');
    const isPayment = line.cents > 0;
    const action = !isPayment ? 'refunded' : cents < invoice.owed ? 'paid_partly' : 'paid';
    if (isPayment) {
      const payment = { invoiceId: invoice.id, method: byInvoice, cents, paidOn: line.paidOn, note, operator };
      await recordPayment(transaction, { ...payment, lineId: line.id }, now);
    } else {
      const refund = { cents, refundedOn: line.paidOn, note, lineId: line.id };
      const refunded = { invoiceId: invoice.id, orderId: invoice.orderId, operator };
      await recordRefund(transaction, { ...options, now: () => now }, refunded, { refund, notBefore: undoEnd(now) });
    }
    invoice.owed += isPayment ? -cents : cents;
    invoice.paid += isPayment ? cents : 0;
    await recordAction(transaction, actorContext, {
      ...{ kind: 'advert', record: invoice.orderId, accountId: invoice.accountId ?? undefined, action },
      details: { name: number, amount: cents, ...(isPayment && { valueDate: line.paidOn }) },
    });
  }
  await transaction.query(
    `update advert_statement_lines set state = 'booked', parts = $2::jsonb, reason = '', note = '', decided_at = $3,
       operator_id = $4 where id = $1`,
    [line.id, JSON.stringify(parts.map(({ number, cents }) => ({ number, cents }))), now, operator ?? null],
  );
}

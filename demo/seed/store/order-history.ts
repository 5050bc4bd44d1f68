import { berlinTime } from '../../../src/lib/berlin-time';
import { addDays } from '../../../src/lib/days';
import { moveLockedDay } from '../../server/adverts/decisions/move-day';
import { findTargetProblems } from '../../server/adverts/decisions/move-targets';
import { endOrder, lockOrder } from '../../server/adverts/orders/end-order';
import { mailAboutOrder } from '../../server/adverts/orders/order-mails';
import { storeReturn } from '../../server/adverts/orders/returns';
import { recordRefund } from '../../server/adverts/payment/refunds';
import { lockBookedSlot } from '../../server/adverts/slots';
import { type ActorContext, recordAction } from '../../server/history/actor-context';
import { berlinDay } from '../../server/platform/berlin-day';
import type { Queryable } from '../../server/platform/database/database';
import { demoOperators } from '../../tools/demo-accounts.mjs';
import type { OrderDeed } from '../generate/own-orders';
import type { SeedOrder } from './orders';
import { CONFIRMED_AT, ORDERED_AT, REJECTED_AT } from './orders';

/** An order of the seed, with what an operator has done since. */
export type DecidedOrder = SeedOrder & { deed?: OrderDeed };

/** A step in the story of an order. */
type Step = { at: Date; run: () => Promise<unknown> };

/** Gives the orders their history by the operators of the demo, and those of demo people their mails. */
export async function seedOrderHistory(
  to: Queryable,
  orders: readonly DecidedOrder[],
  publicUrl: string,
): Promise<void> {
  const [all, , billing] = await operatorIds(to);
  await to.query(HISTORY_SQL, [all ?? null, billing ?? null]);
  const steps = orders
    .filter(({ accountId }) => accountId !== null)
    .flatMap((order) => [
      ...mailSteps(to, order, publicUrl),
      ...deedSteps(to, order, { publicUrl, operators: { all, billing } }),
    ]);
  for (const { run } of steps.sort((one, other) => one.at.getTime() - other.at.getTime())) await run();
  await to.query(IN_ORDER_SQL);
}

/** Returns the ids of the operators of the demo; undefined for those who are missing. */
export async function operatorIds(from: Queryable): Promise<(number | undefined)[]> {
  const emails = demoOperators.map(({ email }) => email);
  const rows = await from.query<{ id: number; email: string }>(
    'select id, email from operators where email = any($1::text[])',
    [emails],
  );
  return emails.map((email) => rows.find((row) => row.email === email)?.id);
}

const optionsAt = (at: Date, publicUrl: string) => ({ now: () => at, mail: undefined, publicUrl: () => publicUrl });

/** Returns the mails about an order and its approval or rejection. */
function mailSteps(to: Queryable, { id, state, orderedOn, reason }: SeedOrder, publicUrl: string): Step[] {
  const mail = (kind: 'advertOrdered' | 'advertConfirmed' | 'advertRejected', time: string): Step => {
    const at = new Date(berlinTime(orderedOn, time));
    return { at, run: () => mailAboutOrder(to, optionsAt(at, publicUrl), { id, kind, ...(reason && { reason }) }) };
  };
  return [
    mail('advertOrdered', ORDERED_AT),
    ...(state === 'confirmed' ? [mail('advertConfirmed', CONFIRMED_AT)] : []),
    ...(state === 'cancelled' ? [mail('advertRejected', REJECTED_AT)] : []),
  ];
}

type DeedContext = { publicUrl: string; operators: { all: number | undefined; billing: number | undefined } };

function deedSteps(
  to: Queryable,
  { id, client, accountId, deed }: DecidedOrder,
  { publicUrl, operators }: DeedContext,
): Step[] {
  if (!deed) return [];
  const options = optionsAt(deed.at, publicUrl);
  const context = { client, operator: operators.all, now: deed.at };
  const target = { kind: 'advert', record: id, accountId: accountId ?? undefined } as const;
  if (deed.action === 'return') {
    const { reason, fields } = deed;
    const run = async () => {
      await storeReturn(to, { id, reason, fields }, deed.at);
      await recordAction(to, context, { ...target, action: 'return', details: { reason, fields } });
      await mailAboutOrder(to, options, { id, kind: 'advertReturned', reason, fields });
    };
    return [{ at: deed.at, run }];
  }
  const { action: decision, days, reason, refundedAt, moved } = deed;
  const run = async () => {
    const order = await lockOrder(to, client, id);
    await endOrder(to, options, order, {
      remainingDays: order.dates.filter((day) => !days.includes(day)),
      actor: { by: 'operator', operator: operators.all },
      ...{ reason, decision },
    });
  };
  const refund = refundedAt && {
    at: refundedAt,
    run: () => refundAll(to, { id, publicUrl, target }, { client, operator: operators.billing, now: refundedAt }),
  };
  const move = moved && {
    at: moved.at,
    run: () => moveLastDay(to, { id, publicUrl, reason: moved.reason }, { ...context, now: moved.at }),
  };
  return [...(move ? [move] : []), { at: deed.at, run }, ...(refund ? [refund] : [])];
}

/** The number of days after the last one among which the next free one is searched. */
const MAX_DAYS = 60;

/** Moves the last day of an order to the next day on which its place is free. */
async function moveLastDay(
  to: Queryable,
  { id, publicUrl, reason }: { id: string; publicUrl: string; reason: string },
  context: ActorContext,
): Promise<void> {
  const order = await lockOrder(to, context.client, id);
  const slot = await lockBookedSlot(to, context.client, order.slotId);
  const day = order.dates.at(-1) ?? '';
  const days = Array.from({ length: MAX_DAYS }, (_, index) => addDays(day, index + 1));
  const problems = await findTargetProblems(to, { slot, order, now: context.now }, days);
  const free = days.find((one) => !problems.has(one));
  if (free === undefined) return;
  const move = { day, to: free, reason, isLateAccepted: false };
  await moveLockedDay(to, optionsAt(context.now, publicUrl), { order, move }, context);
}

/** Refunds all that is due of an order. */
async function refundAll(
  to: Queryable,
  {
    id,
    publicUrl,
    target,
  }: { id: string; publicUrl: string; target: { kind: 'advert'; record: string; accountId: number | undefined } },
  context: ActorContext,
): Promise<void> {
  const [row] = await to.query<{ invoiceId: number; number: string; due: number }>(
    `select i.id as "invoiceId", i.number, -o.owed as due from advert_orders o
       join advert_invoices i on i.order_id = o.id and i.kind = 'invoice' where o.id = $1 and o.owed < 0`,
    [id],
  );
  if (!row) return;
  const { invoiceId, number: name, due } = row;
  const { now, operator } = context;
  await recordRefund(
    to,
    optionsAt(now, publicUrl),
    { invoiceId, orderId: id, operator },
    { refund: { cents: due, refundedOn: berlinDay(now), note: '' }, notBefore: now },
  );
  await recordAction(to, context, { ...target, action: 'refunded', details: { name, amount: due } });
}

/** SQL: who has ordered, approved, rejected and paid; each third approval is of the operator `$1`, the others of `$2`. */
const HISTORY_SQL = `
  insert into history (client, at, by, actor_id, account_id, operator_id, kind, record, action, details)
  select o.client, d.at, d.by, case when d.by = 'person' then o.account_id end, o.account_id, d.operator_id, 'advert', o.id,
    d.action, d.details
  from advert_orders o cross join lateral (
    select o.ordered_at as at, 'person' as by, null::int as operator_id, 'ordered' as action, '{}'::jsonb as details
    union all
    select o.confirmed_at, 'operator', case when o.account_id is not null or o.review % 3 = 0 then $1::int else $2::int end,
      'approve', '{}' where o.confirmed_at is not null
    union all
    select o.cancelled_at, 'operator', $2::int, 'reject', jsonb_build_object('reason', o.cancel_reason, 'name',
      (select min(c.number) from advert_invoices c where c.order_id = o.id and c.kind = 'credit'))
    where o.state = 'cancelled'
    union all
    select p.recorded_at, 'operator', $2::int, 'paid', jsonb_build_object('name', i.number, 'amount', p.cents)
    from advert_payments p join advert_invoices i on i.id = p.invoice_id where i.order_id = o.id) d`;

/** SQL: the entries get their numbers again by their time, as the history is read by number. */
export const IN_ORDER_SQL = `
  with gone as (delete from history returning client, at, by, actor_id, account_id, operator_id, kind, record, action, details)
  insert into history (client, at, by, actor_id, account_id, operator_id, kind, record, action, details)
  select * from gone order by at`;

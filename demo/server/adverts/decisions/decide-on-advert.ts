import type { AdvertPart } from '../../../../src/model/adverts/advert-parts';
import type { AdvertOptions } from '../../adverts/options';
import { recordDecision, undoEnd } from '../../decisions/record-decision';
import { type ActorContext, recordAction } from '../../history/actor-context';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import type { AdvertContent } from '../orders/content';
import { endOrder, lockOrder } from '../orders/end-order';
import { mailAboutOrder } from '../orders/order-mails';
import { storeReturn } from '../orders/returns';
import { creditPassedDays } from '../orders/unapproved';
import { type AdvertSnapshot, advertState, advertStateSql } from './advert-state';

/** Actions of an operator on an ordered advert. */
export type AdvertAction = 'approve' | 'return' | 'reject';

/** Texts of an advert that an operator has corrected. */
export type AdvertCorrection = Partial<Pick<AdvertContent, 'title' | 'text'>>;

/** An action on the order with this review number; a return and a rejection need a reason. */
export type AdvertDecision = {
  id: number;
  action: AdvertAction;
  /** The state of the order on the operator's page. */
  seenState: string;
  /** Returns the reason in the language of the order; '' without one. */
  reason: (language: 'de' | 'en') => string;
  /** The parts that a return names. */
  fields?: readonly AdvertPart[];
  /** The texts with which an advert is approved. */
  correction?: AdvertCorrection;
};

type OrderRow = { id: string; state: string; seen: string; content: AdvertContent; language: 'de' | 'en' };

type DecideOptions = Pick<AdvertOptions, 'database' | 'onWritten' | 'now' | 'mail' | 'publicUrl'>;

/**
 * Approves an ordered advert, which then appears on its days, returns it to its buyer, or rejects it. A return keeps the
 * days and the invoice; a rejection frees its places and credits all of it. An approval and a return can be undone, as
 * other decisions can; a rejection cannot, as its credit note has a number.
 */
export const decideOnAdvert = (
  options: DecideOptions,
  decision: AdvertDecision,
  actorContext: ActorContext,
): Promise<'done' | 'decided' | 'stale' | 'gone' | 'reason_missing'> =>
  inOneWrite(options, async (transaction) => {
    const { id: review, action, seenState } = decision;
    const unlocked = await findOrder(transaction, actorContext.client, review);
    if (!unlocked) return 'gone';
    const order = await lockOrder(transaction, actorContext.client, unlocked.id);
    // A concurrent decision has released its lock on the order only now.
    const current = (await findOrder(transaction, actorContext.client, review)) ?? unlocked;
    if (current.state !== 'ordered') return 'decided';
    if (current.seen !== seenState) return 'stale';
    const reason = decision.reason(current.language);
    if (action !== 'approve' && reason === '') return 'reason_missing';
    if (action === 'reject') {
      const actor = { by: 'operator', operator: actorContext.operator } as const;
      await endOrder(transaction, options, order, { remainingDays: [], actor, reason });
      return 'done';
    }
    // A day that has passed meanwhile is credited now: an approved advert is not checked again.
    if ((await creditPassedDays(transaction, options, order)).length === 0) return 'decided';
    const row = { ...current, accountId: order.accountId ?? undefined };
    const made =
      action === 'return'
        ? await sendBack(transaction, { ...decision, row, reason }, actorContext.now)
        : await approve(transaction, { ...decision, row }, actorContext.now);
    await record(transaction, options, { ...made, row, review }, actorContext);
    return 'done';
  });

type DecidedRow = OrderRow & { accountId: number | undefined };

type MadeDecision = {
  action: 'approve' | 'correct' | 'return';
  /** The state that an undo restores. */
  before: AdvertSnapshot;
  /** Its mail, which waits until the decision cannot be undone any more. */
  kind: 'advertConfirmed' | 'advertCorrected' | 'advertReturned';
  fields: readonly AdvertPart[];
  reason?: string;
};

/** Approves an advert, with the operator's corrections. */
async function approve(
  transaction: Queryable,
  { row, correction = {} }: Pick<AdvertDecision, 'correction'> & { row: OrderRow },
  now: Date,
): Promise<MadeDecision> {
  const fields = (Object.keys(correction) as (keyof AdvertCorrection)[]).sort();
  await transaction.query(
    `update advert_orders set state = 'confirmed', confirmed_at = $2, content = $3::jsonb where id = $1`,
    [row.id, now, JSON.stringify({ ...row.content, ...correction })],
  );
  const before = { status: row.state, order: row.id };
  return fields.length === 0
    ? { action: 'approve', before, kind: 'advertConfirmed', fields }
    : { action: 'correct', before: { ...before, content: row.content }, kind: 'advertCorrected', fields };
}

/** Returns an advert to its buyer with the reason. */
async function sendBack(
  transaction: Queryable,
  { row, reason, fields = [] }: Pick<AdvertDecision, 'fields'> & { row: OrderRow; reason: string },
  now: Date,
): Promise<MadeDecision> {
  await storeReturn(transaction, { id: row.id, reason, fields }, now);
  return { action: 'return', before: { status: row.state, order: row.id }, kind: 'advertReturned', fields, reason };
}

/** Adds a decision to the history, writes its mail, and records it for its undo. */
async function record(
  transaction: Queryable,
  options: DecideOptions,
  { row, review, action, before, kind, fields, reason }: MadeDecision & { row: DecidedRow; review: number },
  actorContext: ActorContext,
): Promise<void> {
  const { id, accountId } = row;
  const details = { ...(reason && { reason }), ...(fields.length > 0 && { fields }) };
  await recordAction(transaction, actorContext, { kind: 'advert', record: id, accountId, action, details });
  const mail = { id, kind, fields, ...(reason && { reason }), notBefore: undoEnd(actorContext.now) };
  const [mailId] = await mailAboutOrder(transaction, options, mail);
  await recordDecision(transaction, actorContext, {
    ...{ kind: 'advert', record: review, accountId, action, subject: row.content.title, stateBefore: before, mailId },
    after: await advertState(transaction, review),
  });
}

async function findOrder(from: Queryable, client: string, review: number): Promise<OrderRow | undefined> {
  const [row] = await from.query<OrderRow>(
    `select o.id, o.state, ${advertStateSql} as seen, o.content, o.language
     from advert_orders o where o.review = $1 and o.client = $2`,
    [review, client],
  );
  return row;
}

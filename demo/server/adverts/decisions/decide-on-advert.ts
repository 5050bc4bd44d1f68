import type { AdvertOptions } from '../../adverts/options';
import { recordDecision, undoEnd } from '../../decisions/record-decision';
import { type ActorContext, recordAction } from '../../history/actor-context';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import { endOrder, lockOrder } from '../orders/end-order';
import { mailAboutOrder } from '../orders/order-mails';
import { creditPassedDays } from '../orders/unapproved';
import { advertState, advertStateSql } from './advert-state';

/** Actions of an operator on an ordered advert. */
export type AdvertAction = 'approve' | 'reject';

/** An action on the order with this review number; a rejection needs a reason. */
export type AdvertDecision = {
  id: number;
  action: AdvertAction;
  /** The state of the order on the operator's page. */
  seenState: string;
  /** Returns the reason in the language of the order; '' without one. */
  reason: (language: 'de' | 'en') => string;
};

type OrderRow = { id: string; state: string; seen: string; title: string; language: 'de' | 'en' };

/**
 * Approves an ordered advert, which then appears on its days, or rejects it. A rejection frees its places and credits
 * all of it. An approval can be undone, as other decisions can; a rejection cannot, as its credit note has a number.
 */
export const decideOnAdvert = (
  options: Pick<AdvertOptions, 'database' | 'onWritten' | 'now' | 'mail' | 'publicUrl'>,
  { id: review, action, seenState, reason }: AdvertDecision,
  actorContext: ActorContext,
): Promise<'done' | 'decided' | 'stale' | 'gone' | 'reason_missing'> =>
  inOneWrite(options, async (transaction) => {
    const unlocked = await findOrder(transaction, actorContext.client, review);
    if (!unlocked) return 'gone';
    const order = await lockOrder(transaction, actorContext.client, unlocked.id);
    // A concurrent decision has released its lock on the order only now.
    const current = (await findOrder(transaction, actorContext.client, review)) ?? unlocked;
    if (current.state !== 'ordered') return 'decided';
    if (current.seen !== seenState) return 'stale';
    if (action === 'reject') {
      const reasonText = reason(current.language);
      if (reasonText === '') return 'reason_missing';
      const actor = { by: 'operator', operator: actorContext.operator } as const;
      await endOrder(transaction, options, order, { remainingDays: [], actor, reason: reasonText });
      return 'done';
    }
    // A day that has passed meanwhile is credited now: an approved advert is not checked again.
    if ((await creditPassedDays(transaction, options, order)).length === 0) return 'decided';
    await transaction.query(`update advert_orders set state = 'confirmed', confirmed_at = $2 where id = $1`, [
      ...[current.id, actorContext.now],
    ]);
    const accountId = order.accountId ?? undefined;
    await recordAction(transaction, actorContext, { kind: 'advert', record: current.id, accountId, action });
    const mail = { id: current.id, kind: 'advertConfirmed', notBefore: undoEnd(actorContext.now) } as const;
    const [mailId] = await mailAboutOrder(transaction, options, mail);
    const before = { status: current.state, order: current.id };
    const decision = {
      kind: 'advert',
      record: review,
      accountId,
      action,
      subject: current.title,
      stateBefore: before,
      mailId,
    } as const;
    await recordDecision(transaction, actorContext, { ...decision, after: await advertState(transaction, review) });
    return 'done';
  });

async function findOrder(from: Queryable, client: string, review: number): Promise<OrderRow | undefined> {
  const [row] = await from.query<OrderRow>(
    `select o.id, o.state, ${advertStateSql} as seen, o.content->>'title' as title, o.language
     from advert_orders o where o.review = $1 and o.client = $2`,
    [review, client],
  );
  return row;
}

import type { AdvertOptions } from '../../adverts/options';
import { recordDecision, undoEnd } from '../../decisions/record-decision';
import { type ActorContext, recordAction } from '../../history/actor-context';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import { endOrder, lockOrder } from '../orders/end-order';
import { mailAboutOrder } from '../orders/order-mails';
import { creditPassedDays } from '../orders/unapproved';
import { advertState, seenAdvertSql } from './advert-state';

/** Actions of an operator on an ordered advert. */
export type AdvertAction = 'approve' | 'reject';

/** An action on the order with this review number; a rejection needs a reason. */
export type AdvertDecision = {
  id: number;
  action: AdvertAction;
  /** The state of the order on the operator's page. */
  seen: string;
  /** Returns the reason in the language of the order; '' without one. */
  reason: (language: 'de' | 'en') => string;
};

type Found = { id: string; state: string; seen: string; title: string; language: 'de' | 'en' };

/**
 * Approves an ordered advert, which then appears on its days, or rejects it. A rejection frees its places and credits
 * all of it. An approval can be undone, as other decisions can; a rejection cannot, as its credit note has a number.
 */
export const decideOnAdvert = (
  options: Pick<AdvertOptions, 'database' | 'onWritten' | 'now' | 'mail' | 'publicUrl'>,
  { id: review, action, seen, reason }: AdvertDecision,
  doing: ActorContext,
): Promise<'done' | 'decided' | 'stale' | 'gone' | 'reason_missing'> =>
  inOneWrite(options, async (transaction) => {
    const known = await findOrder(transaction, doing.client, review);
    if (!known) return 'gone';
    const order = await lockOrder(transaction, doing.client, known.id);
    // A concurrent decision has released its lock on the order only now.
    const found = (await findOrder(transaction, doing.client, review)) ?? known;
    if (found.state !== 'ordered') return 'decided';
    if (found.seen !== seen) return 'stale';
    if (action === 'reject') {
      const words = reason(found.language);
      if (words === '') return 'reason_missing';
      const actor = { by: 'operator', operator: doing.operator } as const;
      await endOrder(transaction, options, order, { kept: [], actor, reason: words });
      return 'done';
    }
    // A day that has passed meanwhile is credited now: an approved advert is not checked again.
    if ((await creditPassedDays(transaction, options, order)).length === 0) return 'decided';
    await transaction.query(`update advert_orders set state = 'confirmed', confirmed_at = $2 where id = $1`, [
      ...[found.id, doing.now],
    ]);
    const accountId = order.accountId ?? undefined;
    await recordAction(transaction, doing, { kind: 'advert', record: found.id, accountId, action });
    const mail = { id: found.id, kind: 'advertConfirmed', notBefore: undoEnd(doing.now) } as const;
    const [mailId] = await mailAboutOrder(transaction, options, mail);
    const before = { status: found.state, order: found.id };
    const made = {
      kind: 'advert',
      record: review,
      accountId,
      action,
      subject: found.title,
      stateBefore: before,
      mailId,
    } as const;
    await recordDecision(transaction, doing, { ...made, after: await advertState(transaction, review) });
    return 'done';
  });

async function findOrder(from: Queryable, client: string, review: number): Promise<Found | undefined> {
  const [row] = await from.query<Found>(
    `select o.id, o.state, ${seenAdvertSql} as seen, o.content->>'title' as title, o.language
     from advert_orders o where o.review = $1 and o.client = $2`,
    [review, client],
  );
  return row;
}

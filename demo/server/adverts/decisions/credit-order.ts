import type { ActorContext } from '../../history/actor-context';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import type { AdvertOptions } from '../options';
import { endOrder, type LockedOrder, lockOrder } from '../orders/end-order';
import { advertStateSql } from './advert-state';

/** A decision of an operator on days of an approved order. */
export type DaysDecision = {
  /** The number of the order. */
  number: string;
  /** The state of the order on the operator's page. */
  seenState: string;
  /** The reason, which the buyer reads. */
  reason: string;
};

/** The result of a decision on days of an order. */
export type DaysResult = 'done' | 'gone' | 'stale' | 'reason_missing' | 'day_missing';

/** The options of decisions on days. */
export type DaysOptions = Pick<AdvertOptions, 'database' | 'onWritten' | 'now' | 'mail' | 'publicUrl'>;

/** Stops an approved order from a day on, which is today or later; these days are credited. */
export const stopOrder = (
  options: DaysOptions,
  { firstDay, ...decision }: DaysDecision & { firstDay: string },
  actorContext: ActorContext,
): Promise<DaysResult> => {
  const today = berlinDay(actorContext.now);
  return decideOnDays(options, decision, actorContext, {
    decision: 'stoppedByOperator',
    daysOf: ({ dates }) =>
      dates.includes(firstDay) && firstDay >= today ? dates.filter((day) => day >= firstDay) : [],
  });
};

/** Credits single days of an approved order; they may have passed. */
export const creditDays = (
  options: DaysOptions,
  { days, ...decision }: DaysDecision & { days: readonly string[] },
  actorContext: ActorContext,
): Promise<DaysResult> =>
  decideOnDays(options, decision, actorContext, {
    decision: 'credited',
    daysOf: ({ dates }) => (days.every((day) => dates.includes(day)) ? days : []),
  });

const decideOnDays = (
  options: DaysOptions,
  { number, seenState, reason }: DaysDecision,
  actorContext: ActorContext,
  {
    decision,
    daysOf,
  }: { decision: 'stoppedByOperator' | 'credited'; daysOf: (order: LockedOrder) => readonly string[] },
): Promise<DaysResult> =>
  inOneWrite(options, async (transaction) => {
    const id = await findOrderId(transaction, actorContext.client, number);
    if (id === undefined) return 'gone';
    const order = await lockOrder(transaction, actorContext.client, id);
    if (order.state !== 'confirmed' || (await seenStateOf(transaction, id)) !== seenState) return 'stale';
    const cancelledDays = daysOf(order);
    if (cancelledDays.length === 0) return 'day_missing';
    if (reason === '') return 'reason_missing';
    await endOrder(transaction, { ...options, now: () => actorContext.now }, order, {
      remainingDays: order.dates.filter((day) => !cancelledDays.includes(day)),
      actor: { by: 'operator', operator: actorContext.operator },
      ...{ reason, decision },
    });
    return 'done';
  });

/** Finds the id of an order by its number; undefined if there is none. */
export async function findOrderId(from: Queryable, client: string, number: string): Promise<string | undefined> {
  const [row] = await from.query<{ id: string }>('select id from advert_orders where client = $1 and number = $2', [
    client,
    number,
  ]);
  return row?.id;
}

/** Loads the state of an order that a decision must have seen. */
export async function seenStateOf(from: Queryable, id: string): Promise<string | undefined> {
  const [row] = await from.query<{ seen: string }>(
    `select ${advertStateSql} as seen from advert_orders o where o.id = $1`,
    [id],
  );
  return row?.seen;
}

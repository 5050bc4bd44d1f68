import { type ActorContext, recordAction } from '../history/actor-context';
import { operatorNameSql } from '../history/operator-name';
import type { Queryable } from '../platform/database/database';

/** A day on which an operator offers nothing of a slot. */
export type ClosedDay = {
  slot: string;
  day: string;
  /** For the operators alone. */
  reason: string;
  closedAt: Date;
  /** The name of the operator; null without an account. */
  operator: string | null;
};

/** Finds the closed days of slots. */
export const findClosedDays = (
  from: Queryable,
  slots: readonly string[],
  { first, last }: { first: string; last: string },
): Promise<ClosedDay[]> =>
  from.query<ClosedDay>(
    `select c.slot_id as slot, c.day, c.reason, c.closed_at as "closedAt", ${operatorNameSql('c')} as operator
     from advert_closed_days c where c.slot_id = any($1::text[]) and c.day between $2::date and $3::date
     order by c.slot_id, c.day`,
    [slots, first, last],
  );

/** Days of a slot, in their order. */
export type SlotDays = { slot: string; days: readonly string[] };

/**
 * Closes days of a slot that the caller has locked; days that are closed keep their reason. Returns the days that have
 * been open.
 */
export async function closeDays(
  transaction: Queryable,
  { slot, days, reason }: SlotDays & { reason: string },
  actorContext: ActorContext,
): Promise<string[]> {
  const rows = await transaction.query<{ day: string }>(
    `insert into advert_closed_days (slot_id, day, reason, closed_at, operator_id)
     select $1, day, $3, $4, $5 from unnest($2::date[]) as day on conflict do nothing returning day`,
    [slot, days, reason, actorContext.now, actorContext.operator ?? null],
  );
  return recordDays(transaction, { slot, rows, action: 'days_closed', reason }, actorContext);
}

/** Opens days of a slot that the caller has locked. Returns the days that have been closed. */
export async function openDays(
  transaction: Queryable,
  { slot, days }: SlotDays,
  actorContext: ActorContext,
): Promise<string[]> {
  const rows = await transaction.query<{ day: string }>(
    'delete from advert_closed_days where slot_id = $1 and day = any($2::date[]) returning day',
    [slot, days],
  );
  return recordDays(transaction, { slot, rows, action: 'days_opened' }, actorContext);
}

/** Records the changed days in the history of the slot. */
async function recordDays(
  transaction: Queryable,
  {
    slot,
    rows,
    action,
    reason,
  }: {
    slot: string;
    rows: readonly { day: string }[];
    action: 'days_closed' | 'days_opened';
    reason?: string;
  },
  actorContext: ActorContext,
): Promise<string[]> {
  const days = rows.map(({ day }) => day).sort();
  if (days.length === 0) return days;
  const [named] = await transaction.query<{ name: string }>('select name from advert_slots where id = $1', [slot]);
  const details = { name: named?.name, days, ...(reason !== undefined && { reason }) };
  await recordAction(transaction, actorContext, { kind: 'slot', record: slot, action, details });
  return days;
}

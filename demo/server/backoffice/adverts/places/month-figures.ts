import { addDays, weekdayOf } from '../../../../../src/lib/days';
import { endOfMonth } from '../../../platform/berlin-day';
import type { Queryable } from '../../../platform/database/database';

/** The sold and the offered adverts of a slot in a month. */
export type MonthFigures = { sold: number; offered: number };

type MonthSlot = { id: string; capacity: number; weekdays: readonly number[] };

/** Finds the figures of slots in a month, by their ids. @param month 'YYYY-MM' */
export async function findMonthFigures(
  from: Queryable,
  slots: readonly MonthSlot[],
  month: string,
): Promise<ReadonlyMap<string, MonthFigures>> {
  const first = `${month}-01`;
  const last = endOfMonth(first);
  const rows = await from.query<{ slot: string; sold: number }>(
    `select slot_id as slot, count(*)::int as sold from advert_slot_days
     where slot_id = any($1::text[]) and day between $2::date and $3::date and order_id is not null group by slot_id`,
    [slots.map(({ id }) => id), first, last],
  );
  const soldBySlot = new Map(rows.map(({ slot, sold }) => [slot, sold] as const));
  return new Map(
    slots.map(({ id, capacity, weekdays }) => [
      id,
      { sold: soldBySlot.get(id) ?? 0, offered: capacity * countDays(first, last, weekdays) },
    ]),
  );
}

function countDays(first: string, last: string, weekdays: readonly number[]): number {
  let count = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) if (weekdays.includes(weekdayOf(day))) count += 1;
  return count;
}

/** Formats how much of the offered adverts is sold; days on which nothing is offered any more may be sold, too. */
export const occupancyText = ({ sold, offered }: MonthFigures): string =>
  offered === 0 ? '–' : `${Math.min(100, Math.round((sold / offered) * 100)).toLocaleString('de-DE')} %`;

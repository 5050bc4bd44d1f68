import { addDays, weekdayOf } from '../../../../../src/lib/days';
import { findClosedDays } from '../../../adverts/closed-days';
import { endOfMonth } from '../../../platform/berlin-day';
import type { Queryable } from '../../../platform/database/database';

/** The sold and the offered adverts of a slot in a month, and the net price of what is sold, in cents. */
export type MonthFigures = { sold: number; offered: number; cents: number };

type MonthSlot = { id: string; capacity: number; weekdays: readonly number[]; isOffered: boolean };
type SoldDay = { slot: string; day: string; sold: number; cents: number };

/**
 * Finds the figures of slots in a month, by their ids. What is sold on a closed day appears all the same, and counts as
 * offered.
 *
 * @param month 'YYYY-MM'
 */
export async function findMonthFigures(
  from: Queryable,
  slots: readonly MonthSlot[],
  month: string,
): Promise<ReadonlyMap<string, MonthFigures>> {
  const first = `${month}-01`;
  const last = endOfMonth(first);
  const ids = slots.map(({ id }) => id);
  const rows = await from.query<SoldDay>(
    `select slot_id as slot, day, count(*)::int as sold, sum(cents)::int as cents from advert_slot_days
     where slot_id = any($1::text[]) and day between $2::date and $3::date and order_id is not null group by 1, 2`,
    [ids, first, last],
  );
  const soldDays = new Map(rows.map((row) => [`${row.slot} ${row.day}`, row] as const));
  const closed = new Set((await findClosedDays(from, ids, { first, last })).map(({ slot, day }) => `${slot} ${day}`));
  return new Map(
    slots.map(({ id, capacity, weekdays, isOffered }) => {
      const figures = { sold: 0, offered: 0, cents: 0 };
      for (let day = first; day <= last; day = addDays(day, 1)) {
        const { sold, cents } = soldDays.get(`${id} ${day}`) ?? { sold: 0, cents: 0 };
        const isOpen = isOffered && weekdays.includes(weekdayOf(day)) && !closed.has(`${id} ${day}`);
        figures.sold += sold;
        figures.cents += cents;
        figures.offered += Math.max(sold, isOpen ? capacity : 0);
      }
      return [id, figures];
    }),
  );
}

/** Formats how much of the offered adverts is sold. */
export const occupancyText = ({ sold, offered }: MonthFigures): string =>
  offered === 0 ? '–' : `${Math.round((sold / offered) * 100)} %`;

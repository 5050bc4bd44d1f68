import { addDays, weekdayOf } from '../../../../src/lib/days';
import { berlinDay, isDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { closingMs } from '../closing';
import { loadOccupancy, MAX_DAYS_AHEAD, type Occupancy } from '../free-days';
import { lateDaysSql } from '../orders/event-snapshot';
import type { Slot } from '../slots';

/**
 * The reason why a day of an order cannot be moved to another: none was named, it is a day of the order, past or too far
 * ahead, not a day of the place, closed by an operator, after the event, or taken; or its closing time has passed, which an
 * operator can accept.
 */
export type TargetProblem =
  | ('target_missing' | 'target_own' | 'target_range' | 'target_weekday')
  | ('target_closed' | 'target_over' | 'target_taken' | 'target_late');

/** The order whose day is moved. */
export type MovableOrder = {
  eventId: string | null;
  dates: readonly string[];
  /** Its credited days: they stay in its list of days. */
  givenBack: readonly string[];
};

/** Finds what speaks against each of some days as the new day of an order; a day without a problem is missing. */
export async function findTargetProblems(
  from: Queryable,
  { slot, order, now }: { slot: Slot; order: MovableOrder; now: Date },
  days: readonly string[],
): Promise<ReadonlyMap<string, TargetProblem>> {
  const readableDays = days.filter(isDay).sort();
  const [first, last] = [readableDays[0], readableDays.at(-1)];
  if (first === undefined || last === undefined) return new Map(days.map((day) => [day, 'target_missing']));
  const occupancy = await loadOccupancy(from, [slot], { first, last, now });
  const lateRows = await from.query<{ day: string }>(`select unnest(${lateDaysSql('$1', '$2')}) as day`, [
    order.eventId,
    readableDays,
  ]);
  const facts = { slot, order, now, occupancy, daysAfterEvent: new Set(lateRows.map(({ day }) => day)) };
  return new Map(
    days.flatMap((day) => {
      const problem = problemOf(day, facts);
      return problem ? [[day, problem] as const] : [];
    }),
  );
}

type TargetFacts = {
  slot: Slot;
  order: MovableOrder;
  now: Date;
  occupancy: Occupancy;
  daysAfterEvent: ReadonlySet<string>;
};

function problemOf(
  day: string,
  { slot, order, now, occupancy, daysAfterEvent }: TargetFacts,
): TargetProblem | undefined {
  const today = berlinDay(now);
  if (!isDay(day)) return 'target_missing';
  if (order.dates.includes(day) || order.givenBack.includes(day)) return 'target_own';
  if (day < today || day > addDays(today, MAX_DAYS_AHEAD)) return 'target_range';
  if (!slot.weekdays.includes(weekdayOf(day))) return 'target_weekday';
  if (occupancy.closed.has(`${slot.id} ${day}`)) return 'target_closed';
  if (daysAfterEvent.has(day)) return 'target_over';
  if ((occupancy.taken.get(`${slot.id} ${day}`) ?? 0) >= slot.capacity) return 'target_taken';
  return now.getTime() >= closingMs(slot.closing, day) ? 'target_late' : undefined;
}

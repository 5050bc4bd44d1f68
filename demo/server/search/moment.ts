import { berlinTime } from '../../../src/lib/berlin-time';
import { addDays } from '../../../src/lib/days';
import { berlinClock, berlinDay } from '../platform/berlin-day';
import type { Queryable } from '../platform/database/database';

/** The moment of a search, which decides between past and current dates. */
export type Moment = {
  now: Date;
  /** The day in Berlin. */
  today: string;
  /** The time in Berlin, 'HH:mm'. */
  clock: string;
};

/** Returns the moment of an instant, with day and time in Berlin. */
export const momentOf = (now: Date): Moment => ({ now, today: berlinDay(now), clock: berlinClock(now) });

/**
 * Returns the seconds for which an answer of this moment is valid: until the next appointment or the day ends.
 *
 * @param nextMs the end of the next appointment, in milliseconds since 1970
 */
export function secondsUntilChange({ now, today }: Moment, nextMs: number): number {
  const next = Math.min(nextMs, Date.parse(berlinTime(today, '24:00')));
  return Math.max(0, Math.floor((next - now.getTime()) / 1000));
}

/** Loads the end of the next of a client's appointments of today, in milliseconds since 1970; infinite without one. */
export async function loadNextEnd(database: Queryable, client: string, { now, today }: Moment): Promise<number> {
  const [row] = await database.query<{ next: Date | null }>(
    `select min(over_at) as next from appointment_index
     where client = $1 and end_date between $2::date and $3::date and over_at > $4::timestamptz`,
    [client, addDays(today, -1), today, now],
    { often: true },
  );
  return row?.next?.getTime() ?? Number.POSITIVE_INFINITY;
}

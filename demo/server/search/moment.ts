import { berlinTime } from '../../../src/lib/berlin-time';
import { addDays } from '../../../src/lib/days';
import { berlinClock, berlinDay } from '../platform/berlin-day';
import type { Queryable } from '../platform/database/database';

/** The moment of a search: what is over and what is on depends on it. */
export type Moment = {
  now: Date;
  /** The day in Berlin. */
  today: string;
  /** The time in Berlin, 'HH:mm'. */
  clock: string;
};

/** Reads day and time in Berlin off an instant. */
export const momentOf = (now: Date): Moment => ({ now, today: berlinDay(now), clock: berlinClock(now) });

/**
 * For how many seconds an answer of this moment stays true: until the next appointment is over, or the day is.
 *
 * @param nextMs when the next appointment is over, in milliseconds since 1970
 */
export function secondsUntilChange({ now, today }: Moment, nextMs: number): number {
  const next = Math.min(nextMs, Date.parse(berlinTime(today, '24:00')));
  return Math.max(0, Math.floor((next - now.getTime()) / 1000));
}

/** When the next of a client's appointments of today is over, in milliseconds since 1970; infinite without one. */
export async function loadNextEnd(database: Queryable, client: string, { now, today }: Moment): Promise<number> {
  const [row] = await database.query<{ next: Date | null }>(
    `select min(over_at) as next from appointment_index
     where client = $1 and end_date between $2::date and $3::date and over_at > $4::timestamptz`,
    [client, addDays(today, -1), today, now],
    { often: true },
  );
  return row?.next?.getTime() ?? Number.POSITIVE_INFINITY;
}

import { findClosedDays } from '../../../adverts/closed-days';
import { isOffered, slotColumns, slotJoins } from '../../../adverts/slots';
import type { Queryable } from '../../../platform/database/database';
import type { CalendarPlace, DayCount, DayCounts, PlaceOccupancy } from './occupancy';

type Range = { first: string; last: string };

/** Loads the places of a client: those that it offers, and those of which something is sold in a range of days. */
export const loadPlaces = (from: Queryable, client: string, { first, last }: Range): Promise<CalendarPlace[]> =>
  from.query<CalendarPlace>(
    `select ${slotColumns}, s.name, c.name as channel, m.name as medium, m.id as "mediumId", ${isOffered} as "isActive"
     ${slotJoins} where m.client = $1 and (${isOffered} or exists (select 1 from advert_slot_days p
       where p.slot_id = s.id and p.day between $2::date and $3::date and p.order_id is not null))
     order by m.position, m.id, c.position, c.id, s.position, s.id`,
    [client, first, last],
  );

/** Loads the occupancy of a client in a range of days. */
export async function loadPlaceOccupancy(
  from: Queryable,
  client: string,
  range: Range,
  now: Date,
): Promise<PlaceOccupancy> {
  const places = await loadPlaces(from, client, range);
  return { places, ...(await loadDayCounts(from, places, range, now)) };
}

/** Loads what is sold, held and closed of places in a range of days. */
export async function loadDayCounts(
  from: Queryable,
  places: readonly { id: string }[],
  range: Range,
  now: Date,
): Promise<DayCounts> {
  const ids = places.map(({ id }) => id);
  const rows = await from.query<DayCount & { slot: string; day: string }>(
    `select p.slot_id as slot, p.day, count(p.order_id)::int as sold, count(r.id)::int as held, sum(p.cents)::int as cents
     from advert_slot_days p left join advert_reservations r on r.id = p.reservation_id and r.expires_at > $4::timestamptz
     where p.slot_id = any($1::text[]) and p.day between $2::date and $3::date group by p.slot_id, p.day`,
    [ids, range.first, range.last, now],
  );
  const closed = await findClosedDays(from, ids, range);
  return {
    counts: new Map(rows.map(({ slot, day, ...count }) => [`${slot} ${day}`, count])),
    closed: new Map(closed.map((one) => [`${one.slot} ${one.day}`, one])),
  };
}

/**
 * Adds up the net prices of all days of a client in a range, in cents; undefined if the client has sold nothing up to
 * its first day: then it was not yet selling in all of the range.
 */
export async function netOf(from: Queryable, client: string, { first, last }: Range): Promise<number | undefined> {
  const [row] = await from.query<{ cents: number }>(
    `select coalesce(sum(p.cents), 0)::int as cents ${slotJoins} join advert_slot_days p on p.slot_id = s.id
     where m.client = $1 and p.day between $2::date and $3::date
     having exists (select 1 ${slotJoins} join advert_slot_days p on p.slot_id = s.id
       where m.client = $1 and p.day <= $2::date and p.order_id is not null)`,
    [client, first, last],
  );
  return row?.cents;
}

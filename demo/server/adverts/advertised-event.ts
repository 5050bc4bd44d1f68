import type { AdvertisedEvent } from '../../../src/model/answers/event-line';
import { nextDateOf, type StoredDraft } from '../events/draft-summary';
import type { Queryable } from '../platform/database/database';
import { addressLabel, joinCommunity } from '../schema/json/address-json';
import { latestContent } from '../schema/record-tables';

/** SQL: the name and town of an address `l` with its main address `lm` and its community `lc`; null without one. */
const locationLabel = `(select case when label is null or position(lc.name in label) > 0 then label
  else concat_ws(', ', label, lc.name) end from (select ${addressLabel('l', 'lm')}) as named(label))`;

const joinLocation = (id: string) => `left join addresses l on l.address_id = ${id}
  left join addresses lm on lm.address_id = l.main_address_id ${joinCommunity('lc', 'l')}`;

/**
 * SQL: the next visible date of an event `e` and its location, as an AdvertisedEvent. Cancelled and postponed dates are
 * left out; a moved date has its new location.
 *
 * @param from SQL of the earliest end, an instant
 */
export const advertisedEventJson = (from: string): string => `
  (select json_strip_nulls(json_build_object('date', n.date, 'endDate', nullif(n.end_date, n.date), 'time', n.time,
      'place', coalesce(n.place, ${locationLabel})))
    from (select 1) as one left join lateral (
      select i.date, i.end_date, nullif(i.time_key, '') as time, nullif(case
          when s.source in ('date', 'both') and a.new_location is not null then a.new_location
          when s.source in ('event', 'both') then e.new_location end, '') as place
      from appointment_index i join appointments a on a.id = i.appointment_id
      cross join lateral (select news_from(e.status, a.status) as source) s
      cross join lateral (select case s.source when 'date' then a.new_date when 'event' then e.new_date
        when 'both' then coalesce(a.new_date, e.new_date) end as new_date) d
      where i.event_id = e.id and i.over_at > ${from} and s.source <> 'none' and i.date = coalesce(d.new_date, a.date)
        and (d.new_date is not null or status_now(e.status, a.status, a.new_date) <> 'postponed')
      order by i.date, i.time_key, a.id limit 1) n on true
    ${joinLocation('e.location_id')})`;

/**
 * Loads an advert's text about its event: the next date from a day on, and its location. An unpublished event uses the
 * content of its author.
 *
 * @param day 'YYYY-MM-DD' in Berlin, the first day of the advert
 * @param ownerId id of the account that must own the event; undefined for an operator, who sees all accounts
 */
export async function loadAdvertisedEvent(
  from: Queryable,
  { client, id, day, ownerId }: { client: string; id: string; day: string; ownerId: number | undefined },
): Promise<AdvertisedEvent | undefined> {
  const [row] = await from.query<{
    shown: AdvertisedEvent | null;
    written: StoredDraft['written'] | null;
    place: string | null;
  }>(
    `select case when e.state = 'published' then ${advertisedEventJson('berlin_instant($3::date::timestamp)')} end as shown,
       ${latestContent} as written, ${locationLabel} as place
     from events e left join event_reviews r on r.event_id = e.id ${joinLocation(`(${latestContent}->>'location')::int`)}
     where e.client = $1 and e.id = $2 and ($4::int is null or e.owner_id = $4) and e.state <> 'deleted'`,
    [client, id, day, ownerId ?? null],
  );
  if (!row) return undefined;
  if (row.shown) return row.shown;
  return { ...(row.written && nextDateOf(row.written, day)), ...(row.place && { place: row.place }) };
}

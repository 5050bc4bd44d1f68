import type { Owner } from '../../media/media-rows';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';

/** The number of compared days before the first advert of an event. */
const DAYS_BEFORE = 28;
/** The maximum number of days; the newest ones are returned. */
const MAX_DAYS = 366;

/** A day of an event: views of its page, whether an advert ran, and views and clicks of the own adverts for it. */
export type EventDay = { date: string; views: number; isAdvertised: boolean; advertViews: number; clicks: number };

/** The number of comparable whole days, and the views of the event's page on them. */
export type ComparedDays = { days: number; views: number };

/** The effect of an event's adverts. */
export type EventStatistics = {
  /** The days from four weeks before its first advert, or from its first view, to its last appointment or today. */
  days: EventDay[];
  /** The sums of days with and without adverts; today, which is not over, is in neither. */
  advertised: ComparedDays;
  others: ComparedDays;
};

/** All own adverts for the event of one order count: the effects of two concurrent adverts cannot be separated. */
const selectStatistics = `
  with wanted as (select event_id as id from advert_orders where client = $1 and account_id = $2 and id = $3 and event_id is not null),
    adverts as (select o.id, o.dates from advert_orders o join wanted w on w.id = o.event_id
      where o.client = $1 and o.account_id = $2 and o.state = 'confirmed'),
    advertised as (select distinct unnest(dates) as day from adverts),
    shown as (select c.day, sum(c.views)::int as views, sum(c.clicks)::int as clicks
      from advert_counts c join adverts a on a.id = c.order_id group by c.day),
    span as (select
      greatest((select min(c.day) from event_counts c join wanted w on w.id = c.event_id),
        (select min(day) from advertised) - ${DAYS_BEFORE}, $4::date - ${MAX_DAYS - 1}) as first,
      least($4::date, (select max(a.end_date) from appointments a join wanted w on w.id = a.event_id)) as last),
    days as (select (s.first + n)::date as day from span s, generate_series(0, s.last - s.first) n
      where exists (select 1 from event_counts c join wanted w on w.id = c.event_id))
  select exists (select 1 from wanted) as "isKnown", coalesce((select json_agg(row_to_json(r) order by r.date) from (
    select d.day as date, coalesce(c.views, 0) as views, exists (select 1 from advertised a where a.day = d.day) as "isAdvertised",
      coalesce(s.views, 0) as "advertViews", coalesce(s.clicks, 0) as clicks
    from days d left join shown s on s.day = d.day
      left join event_counts c on c.day = d.day and c.event_id = (select id from wanted)) r), '[]') as days`;

/** Loads the statistics of the event of an own order. @throws {Problem} 404 not_found, also for a deleted event */
export async function loadEventStatistics(
  from: Queryable,
  { client, accountId }: Owner,
  id: string,
  now: Date,
): Promise<EventStatistics> {
  const today = berlinDay(now);
  const [row] = await from.query<{ isKnown: boolean; days: EventDay[] }>(selectStatistics, [
    client,
    accountId,
    id,
    today,
  ]);
  if (!row?.isKnown) throw new Problem(404, 'not_found');
  const { days } = row;
  const sumOf = (isAdvertised: boolean): ComparedDays => {
    const comparedDays = days.filter((day) => day.date < today && day.isAdvertised === isAdvertised);
    return { days: comparedDays.length, views: comparedDays.reduce((sum, { views }) => sum + views, 0) };
  };
  return { days, advertised: sumOf(true), others: sumOf(false) };
}

/** Formats the statistics as CSV: the first line names the columns, each other line is a day. */
export const eventStatisticsCsv = ({ days }: EventStatistics): string =>
  [
    'date,event_views,advertised,advert_views,advert_clicks',
    ...days.map(({ date, views, isAdvertised, advertViews, clicks }) =>
      [date, views, isAdvertised ? 1 : 0, advertViews, clicks].join(','),
    ),
  ]
    .map((line) => `${line}\r\n`)
    .join('');

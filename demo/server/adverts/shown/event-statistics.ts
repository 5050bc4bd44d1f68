import type { Owner } from '../../media/media-rows';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';

/** The number of compared days before the first and after the last day of an advert. */
const DAYS_AROUND = 21;
/** The maximum number of days; the newest ones are returned. */
const MAX_DAYS = 366;

/** A day of an event: views of its page, whether the advert ran, and views and clicks of the advert. */
export type EventDay = { date: string; views: number; isAdvertised: boolean; advertViews: number; clicks: number };

/** The number of comparable whole days, and the views of the event's page on them. */
export type ComparedDays = { days: number; views: number };

/** The effect of an advert on its event. */
export type EventStatistics = {
  /**
   * The days from three weeks before the advert, or from the event's first view, to three weeks after it, the event's
   * last appointment or today. Days of the person's other adverts for the event are absent.
   */
  days: EventDay[];
  /** The sums of days with and without adverts; today, which is not over, is in neither. */
  advertised: ComparedDays;
  others: ComparedDays;
};

/** The days of other adverts for the event are left out: they would raise what the advert is compared with. */
const selectStatistics = `
  with wanted as (select id, event_id, dates, state from advert_orders
      where client = $1 and account_id = $2 and id = $3 and event_id is not null),
    advertised as (select unnest(dates) as day from wanted where state = 'confirmed'),
    other as (select unnest(o.dates) as day from advert_orders o join wanted w on w.event_id = o.event_id
      where o.client = $1 and o.account_id = $2 and o.state = 'confirmed' and o.id <> w.id),
    views as (select c.day, c.views from event_counts c join wanted w on w.event_id = c.event_id),
    span as (select
      greatest((select min(day) from views), (select min(day) from advertised) - ${DAYS_AROUND}, $4::date - ${MAX_DAYS - 1}) as first,
      least((select max(day) from advertised) + ${DAYS_AROUND}, $4::date,
        (select max(a.end_date) from appointments a join wanted w on w.event_id = a.event_id)) as last),
    days as (select (s.first + n)::date as day from span s, generate_series(0, s.last - s.first) n
      where exists (select 1 from views) and exists (select 1 from advertised))
  select exists (select 1 from wanted) as "isKnown", coalesce((select json_agg(row_to_json(r) order by r.date) from (
    select d.day as date, coalesce(v.views, 0) as views, exists (select 1 from advertised a where a.day = d.day) as "isAdvertised",
      coalesce(c.views, 0) as "advertViews", coalesce(c.clicks, 0) as clicks
    from days d left join views v on v.day = d.day
      left join advert_counts c on c.day = d.day and c.order_id = (select id from wanted)
    where d.day in (select day from advertised) or d.day not in (select day from other)) r), '[]') as days`;

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

import type { Owner } from '../../media/media-rows';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';

/** The views and clicks of an advert on a day in Berlin. */
export type CountedDay = { date: string; views: number; clicks: number };

/** The views and clicks of an advert: of each of its days up to today, and in total. */
export type AdvertStatistics = { days: CountedDay[]; total: { views: number; clicks: number } };

const selectDays = `
  select d.day as date, coalesce(c.views, 0) as views, coalesce(c.clicks, 0) as clicks
  from (select unnest(o.dates) as day union select day from advert_counts where order_id = o.id) d
    left join advert_counts c on c.order_id = o.id and c.day = d.day
  where d.day <= $4::date order by d.day`;

/** Loads the statistics of an own order. @throws {Problem} 404 not_found, also for another person's order */
export async function loadStatistics(
  from: Queryable,
  { client, accountId }: Owner,
  id: string,
  now: Date,
): Promise<AdvertStatistics> {
  const [row] = await from.query<{ days: CountedDay[] }>(
    `select coalesce((select json_agg(row_to_json(r)) from (${selectDays}) r), '[]') as days
     from advert_orders o where o.client = $1 and o.account_id = $2 and o.id = $3`,
    [client, accountId, id, berlinDay(now)],
  );
  if (!row) throw new Problem(404, 'not_found');
  const sum = (name: 'views' | 'clicks') => row.days.reduce((all, day) => all + day[name], 0);
  return { days: row.days, total: { views: sum('views'), clicks: sum('clicks') } };
}

/** Formats the statistics as CSV: the first line names the columns, each other line is a day. */
export const statisticsCsv = ({ days }: AdvertStatistics): string =>
  ['date,views,clicks', ...days.map(({ date, views, clicks }) => `${date},${views},${clicks}`)]
    .map((line) => `${line}\r\n`)
    .join('');

import { addDays, daysBetween, weekdayOf } from '../../../src/lib/days';
import type { AdvertPlacement } from '../../server/adverts/shown/running';
import type { Queryable } from '../../server/platform/database/database';
import type { Day } from '../generate/calendar';
import { type Random, randomOf } from '../generate/random';

/** A day on which an advert ran online. */
type ShownDay = { order: string; day: Day; place: AdvertPlacement; reach: number; event: AdvertisedEvent | null };
/** An event of a demo person: the day of its publication, and its last day. */
type AdvertisedEvent = { id: string; since: Day; until: Day };
type Count = { order: string; day: Day; views: number; clicks: number };
type Visits = { event: string; day: Day; views: number };

/** The share of a channel's people who see a placement on a day. */
const SEEN: Readonly<Record<AdvertPlacement, number>> = { list: 0.14, teaser: 0.22, detail: 0.06, article: 0.11 };
/** The range of clicks per view. */
const CLICK_RATES = [0.004, 0.018] as const;
/** The factors of the weekdays, Monday first: more people look for events before the weekend. */
const WEEK = [0.82, 0.84, 0.92, 1.08, 1.3, 1.18, 0.9];
/** The factor of an unfinished day. */
const TODAY_SHARE = 0.4;
const DAYS_BEFORE = 35;
/** The range of views of an event without any advert, on an ordinary day. */
const VISITS = [6, 16] as const;
/** The share of clicks that become a view; other visitors leave within the first second. */
const ARRIVE = 0.9;

const shown = `
  select o.id as "order", p.day, s.place, c.reach, case when o.account_id = e.owner_id then json_build_object('id', e.id,
    'since', (e.created_at at time zone 'Europe/Berlin')::date,
    'until', (select max(a.end_date) from appointments a where a.event_id = e.id)) end as event
  from advert_slot_days p join advert_orders o on o.id = p.order_id join advert_slots s on s.id = p.slot_id
    join advert_channels c on c.id = s.channel_id join advert_media m on m.id = c.medium_id
    left join events e on e.id = o.event_id
  where o.state = 'confirmed' and m.kind = 'online' and p.day <= $1::date order by o.id, p.day`;

/**
 * Generates the views and clicks of adverts, and the views of demo people's events while they were advertised and in
 * the weeks before.
 */
export async function storeCounts(to: Queryable, today: Day): Promise<void> {
  const days = await to.query<ShownDay>(shown, [today]);
  const counts = countsOf(days, today);
  await to.query(COUNTS_SQL, [JSON.stringify(counts)]);
  await to.query(VISITS_SQL, [JSON.stringify(visitsOf(days, counts, today))]);
}

/** Returns the factor of a day: by its weekday, at random, and less while it is not over. */
const shareOf = (day: Day, today: Day, random: Random): number =>
  (WEEK[weekdayOf(day) - 1] ?? 1) * random.between(0.85, 1.15) * (day === today ? TODAY_SHARE : 1);

function countsOf(days: readonly ShownDay[], today: Day): Count[] {
  return days.map(({ order, day, place, reach }) => {
    const rate = randomOf(`rate ${order}`).between(...CLICK_RATES);
    const random = randomOf(`count ${order} ${day}`);
    const views = Math.round(reach * SEEN[place] * shareOf(day, today, random));
    return { order, day, views, clicks: Math.round(views * rate * random.between(0.75, 1.25)) };
  });
}

function visitsOf(days: readonly ShownDay[], counts: readonly Count[], today: Day): Visits[] {
  const clicks = new Map<string, Map<Day, number>>();
  const events = new Map<string, AdvertisedEvent & { first: Day }>();
  for (const [place, { event, day }] of days.entries()) {
    if (!event) continue;
    const first = events.get(event.id)?.first ?? day;
    events.set(event.id, { ...event, first: day < first ? day : first });
    const own = clicks.get(event.id) ?? new Map<Day, number>();
    clicks.set(event.id, own.set(day, (own.get(day) ?? 0) + (counts[place]?.clicks ?? 0)));
  }
  return [...events.values()].flatMap(({ id, since, until, first }) => {
    const ordinary = randomOf(`visits ${id}`).between(...VISITS);
    const [from, to] = [latest(since, addDays(first, -DAYS_BEFORE)), until < today ? until : today];
    return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => {
      const day = addDays(from, index);
      const share = shareOf(day, today, randomOf(`visits ${id} ${day}`));
      const arrived = (clicks.get(id)?.get(day) ?? 0) * ARRIVE;
      return { event: id, day, views: Math.round(ordinary * share + arrived) };
    });
  });
}

const latest = (one: Day, other: Day): Day => (one > other ? one : other);

const COUNTS_SQL = `insert into advert_counts (order_id, day, views, clicks)
  select r."order", r.day, r.views, r.clicks
  from jsonb_to_recordset($1::jsonb) as r("order" text, day date, views int, clicks int)`;

const VISITS_SQL = `insert into event_counts (event_id, day, views)
  select r.event, r.day, r.views from jsonb_to_recordset($1::jsonb) as r(event text, day date, views int)`;

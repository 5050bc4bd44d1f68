import type { Queryable } from '../../demo/server/platform/database/database';
import type { EventFilter } from '../../demo/server/search/event-filter';
import { berlinTime } from '../../src/lib/berlin-time';
import { addDays } from '../../src/lib/days';
import { ACCESS_FEATURES } from '../../src/model/access-features';
import { DATE_SHORTCUTS, daysOf } from '../../src/model/event-filter';
import { LIST_FLAGS } from '../../src/model/records/plain-fields';

/** An event without a search index. */
type PlainEvent = {
  id: string;
  rubrics: number[];
  tags: string[];
  community: number | null;
  district: number | null;
  metres: number | null;
  flags: string[];
  /** `overMs` is the instant of its end, in milliseconds since 1970. */
  spans: { first: string; last: string; overMs: number }[];
  fits: boolean;
};

/** The found ids, in no order, and the count of each facet value: 'rubric 1' → 3. */
export type ReferenceResult = { ids: string[]; counts: Record<string, number> };

const DAYS_COUNTED = 62;

/** Finds and counts by a loop over every event: slow, but simple enough to be trusted. */
export async function searchReference(
  database: Queryable,
  client: string,
  filter: EventFilter,
): Promise<ReferenceResult> {
  const events = await database.query<PlainEvent>(PLAIN_SQL, [
    client,
    filter.words,
    filter.centre?.lat ?? null,
    filter.centre?.lon ?? null,
  ]);
  const parts = partsOf(filter);
  const without = (own: string) =>
    events.filter((event) => parts.every((part) => part.own === own || part.matches(event)));
  const counts: Record<string, number> = {};
  const count = (own: string, valuesOf: (event: PlainEvent) => (string | number)[], kind = own) => {
    for (const event of without(own)) {
      for (const value of new Set(valuesOf(event))) counts[`${kind} ${value}`] = (counts[`${kind} ${value}`] ?? 0) + 1;
    }
  };
  count('rubric', ({ rubrics }) => rubrics);
  count('tag', ({ tags }) => tags);
  count('community', ({ community }) => (community === null ? [] : [community]));
  count('day', (event) => countedDays(filter).filter((day) => isOn(event, filter, day, day)));
  count('day', (event) => WHOLE_DAYS.filter((stretch) => isOnIn(event, filter, stretch)), 'when');
  for (const flag of [...LIST_FLAGS, 'longRunning', ...ACCESS_FEATURES])
    count(flag, ({ flags }) => flags.filter((one) => one === flag));
  return { ids: without('nothing').map(({ id }) => id), counts };
}

type Part = { own: string; matches: (event: PlainEvent) => boolean };

/** Returns the conditions of a filter, each under the name of the facet that omits it. */
function partsOf(filter: EventFilter): Part[] {
  const { words, rubrics, tags, communities, districts, radiusMetres, hideLongRunning } = filter;
  const parts: (Part | false)[] = [
    { own: 'day', matches: (event) => isOn(event, filter, filter.from, filter.to ?? '9999-12-31') },
    words.length > 0 && { own: 'words', matches: ({ fits }) => fits },
    rubrics.length > 0 && { own: 'rubric', matches: (event) => event.rubrics.some((one) => rubrics.includes(one)) },
    tags.length > 0 && { own: 'tag', matches: (event) => event.tags.some((one) => tags.includes(one)) },
    communities.length + districts.length > 0 && {
      own: 'community',
      matches: ({ community, district }) => communities.includes(community ?? 0) || districts.includes(district ?? 0),
    },
    radiusMetres !== undefined && {
      own: 'radius',
      matches: ({ metres }) => metres !== null && metres <= radiusMetres,
    },
    hideLongRunning && { own: 'longRunning', matches: ({ flags }) => !flags.includes('longRunning') },
    ...LIST_FLAGS.map((own) => filter[own] && { own, matches: ({ flags }: PlainEvent) => flags.includes(own) }),
    ...filter.accessFeatures.map((own) => ({ own, matches: ({ flags }: PlainEvent) => flags.includes(own) })),
  ];
  return parts.filter((part) => part !== false);
}

/**
 * Checks the days. From today on only appointments that are not over count; one that continues since yesterday evening
 * counts today.
 */
const isOn = ({ spans }: PlainEvent, { moment }: EventFilter, from: string, to: string): boolean =>
  spans.some(({ first, last, overMs }) =>
    from === moment.today
      ? first <= to && overMs > moment.now.getTime()
      : first <= to && last >= from && (from > moment.today || to < moment.today),
  );

/** The date shortcuts that do not depend on the time of day. */
export const WHOLE_DAYS = DATE_SHORTCUTS.filter((stretch) => stretch !== 'now' && stretch !== 'evening');

function isOnIn(event: PlainEvent, filter: EventFilter, stretch: (typeof WHOLE_DAYS)[number]): boolean {
  const { from, to } = daysOf(stretch, filter.moment.today);
  const fridayMs = Date.parse(berlinTime(addDays(to, -2), '17:00'));
  if (stretch === 'weekend' && fridayMs > filter.moment.now.getTime())
    return event.spans.some(({ first, overMs }) => first <= to && overMs > fridayMs);
  return isOn(event, filter, from, to);
}

const countedDays = ({ from, isFromRequested }: EventFilter): string[] => {
  const first = isFromRequested ? `${from.slice(0, 7)}-01` : from;
  return Array.from({ length: DAYS_COUNTED }, (_, index) => addDays(first, index));
};

const PLAIN_SQL = `
  select e.id, e.tags, a.community_id as community, a.district_id as district,
    array(select rubric_id from event_rubrics where event_id = e.id) as rubrics,
    array_remove(array[
      case when e.free then 'free' end, case when e.children then 'children' end,
      case when e.barrier_free then 'barrierFree' end,
      case when exists (select 1 from appointments where event_id = e.id and end_date - date > 14) then 'longRunning' end
    ] || e.access_features, null) as flags,
    metres_between($3::float8, $4::float8, coalesce(a.lat, d.lat, c.lat), coalesce(a.lon, d.lon, c.lon)) as metres,
    (select coalesce(json_agg(json_build_object('first', s.first_day, 'last', s.last_day,
      'overMs', extract(epoch from over_at(s.first_day, s.last_day, s.time_from, s.time_until, s.full_day)) * 1000)), '[]')
     from days_of(array[e.id]) s) as spans,
    coalesce(t.search @@ search_query($2::text[]), false) as fits
  from events e
  join event_texts t on t.event_id = e.id
  left join addresses a on a.address_id = e.location_id
  left join communities c on c.community_id = a.community_id and c.district_id is null
  left join communities d on d.district_id = a.district_id
  where e.client = $1 and e.state = 'published'`;

import type { Queryable } from '../platform/database/database';
import { plannedAppointmentValues } from '../schema/json/event-json';
import { imageSrc } from '../schema/json/image-json';
import type { FeedDate, FeedEvent, FeedTexts } from './feed-event';
import type { FeedNames } from './feed-names';

type DateValues = [
  ...[id: string, date: string, endDate: string | null, from: string | null, until: string | null, fullDay: boolean],
  ...[info: string | null, status: FeedDate['status'], newDate: string | null, newLocation: string | null],
];

type EventValues = [
  ...[id: string, title: string, short: string, long: string, english: FeedTexts | null, tags: string[]],
  ...[free: boolean, price: FeedEvent['price'] | null, version: number, created: string, updated: string],
  ...[picture: string | null, location: number | null, promoter: number | null],
  ...[rubrics: number[] | null, dates: DateValues[] | null],
];

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/**
 * SQL: arrays are read in half the time of objects. The lateral join keeps a database with wrong row estimates from
 * changing the order: it would read all events of the client for each piece.
 */
const EVENTS = `
  select json_build_array(e.id, e.title, e.shortdesc1, e.longdesc1, jsonb_strip_nulls(e.english), e.tags,
    e.free, jsonb_strip_nulls(e.price), e.version, ${instant('e.created_at')}, ${instant('e.updated_at')},
    (select ${imageSrc('m')} from media m where m.event_id = e.id order by m.position, m.id limit 1),
    e.location_id, e.promoter_id,
    (select json_agg(er.rubric_id order by er.position) from event_rubrics er where er.event_id = e.id),
    (select json_agg(json_build_array(${plannedAppointmentValues('x', 'e')}) order by x.date, coalesce(x.time_from, ''), x.id)
      from appointments x where x.event_id = e.id)) as event
  from unnest($2::text[]) with ordinality as given(id, place)
  cross join lateral (
    select * from events where id = given.id and client = $1 and state = 'published' offset 0) e
  order by given.place`;

/**
 * Loads published events in the order of their ids; leaves out missing ones.
 *
 * @param names of the same client; the next call reuses them
 */
export async function loadFeedEvents(from: Queryable, names: FeedNames, ids: readonly string[]): Promise<FeedEvent[]> {
  const rows = await from.query<{ event: EventValues }>(EVENTS, [names.client, ids], { often: true });
  const events = rows.map(({ event }) => event);
  const { rubrics, addresses } = await names.load(from, events.flatMap(addressesOf));
  return events.flatMap((values) => toFeedEvent(values, { rubrics, addresses }) ?? []);
}

const LOCATION = 12;
const PROMOTER = 13;
const addressesOf = (values: EventValues) => [values[LOCATION] ?? [], values[PROMOTER] ?? []].flat();

function toFeedEvent(values: EventValues, { rubrics, addresses }: Awaited<ReturnType<FeedNames['load']>>) {
  const [id, title, short, long, english, tags, free, price, version, created, updated, ...otherValues] = values;
  const [picture, location, promoter, rubricIds, dates] = otherValues;
  if (!dates) return undefined;
  const place = location === null ? undefined : addresses.get(location);
  const promoterAddress = promoter === null ? undefined : addresses.get(promoter);
  const event: FeedEvent = {
    ...{ id, title, tags, free, version, created, updated },
    rubrics: (rubricIds ?? []).flatMap((one) => rubrics.get(one) ?? []),
    dates: dates.map(toFeedDate),
  };
  if (short) event.shortdesc1 = short;
  if (long) event.longdesc1 = long;
  if (english) event.english = english;
  if (price) event.price = price;
  if (place) event.place = place;
  if (promoterAddress) event.promoter = { name: promoterAddress.name };
  if (picture !== null) event.picture = { src: picture };
  return event;
}

/** Sets the properties one by one: with thousands of dates, a spread per value takes as long as reading them. */
function toFeedDate(values: DateValues): FeedDate {
  const [id, day, endDate, from, until, fullDay, info, status, newDate, newLocation] = values;
  const date: FeedDate = { id, date: day, fullDay, status };
  if (endDate !== null) date.endDate = endDate;
  if (from !== null) date.from = from;
  if (until !== null) date.until = until;
  if (info !== null) date.additionalInfo = info;
  if (newDate !== null) date.newDate = newDate;
  if (newLocation !== null) date.newLocation = newLocation;
  return date;
}

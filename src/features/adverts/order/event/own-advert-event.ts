import { array, integer, string, type } from 'superstruct';
import { ApiError } from '../../../../api/api-error';
import { isTime } from '../../../../lib/days';
import { maybe, parse } from '../../../../lib/parse';
import { type AdvertisedEvent, toAdvertisedEvent } from '../../../../model/adverts/event-line';
import { readList } from '../../../../model/answers/read-list';
import { DayAnswer } from '../../../../model/appointment';
import { type Picture, PictureAnswer, toPicture } from '../../../../model/picture';
import type { Client } from '../../../../portal/client';

type Caller = Pick<Client, 'api'>;

const EventAnswer = type({
  id: string(),
  title: maybe(string()),
  shortdesc1: maybe(string()),
  media: maybe(array(PictureAnswer)),
  state: maybe(string()),
  review: maybe(type({ state: maybe(string()) })),
});

/** Whether visitors see an event; `waiting` is seen once an operator has approved it. */
export type EventVisibility = 'visible' | 'waiting' | 'draft' | 'rejected' | 'cancelled';

/** When and where an event takes place next, 'YYYY-MM-DD' and 'HH:mm' in Berlin. */
export type EventDates = { nextDate?: string; nextTime?: string; lastDate?: string; location?: string };

/** An own event as far as an advert for it is about it. */
export type OwnAdvertEvent = {
  id: string;
  title: string;
  /** Plain text, '' for none. */
  summary: string;
  pictures: readonly Picture[];
  visibility: EventVisibility;
  lastDate?: string;
  /** What every advert of it begins with; '{}' where the server does not know. */
  advertised: AdvertisedEvent;
};

/** Date and place of an event, as an advert says them. GET adverts/event @param day on which the advert appears first */
async function loadAdvertised(
  { api }: Caller,
  { id, day }: { id: string; day: string | undefined },
  signal: AbortSignal,
): Promise<AdvertisedEvent> {
  try {
    const { data } = await api.get('adverts/event', { eventId: id, ...(day && { day }) }, signal);
    return toAdvertisedEvent(data);
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'missing') return {};
    throw error;
  }
}

/**
 * Loads an own event. GET my/events/{id}, my/events, adverts/event
 *
 * @param day on which the advert appears first
 * @throws {ApiError} 404 when it is gone
 */
export async function loadAdvertEvent(
  caller: Caller,
  { id, day }: { id: string; day: string | undefined },
  signal: AbortSignal,
): Promise<OwnAdvertEvent> {
  const { api } = caller;
  const [{ data }, list, advertised] = await Promise.all([
    api.get(`my/events/${encodeURIComponent(id)}`, undefined, signal),
    api.get('my/events', { id }, signal),
    loadAdvertised(caller, { id, day }, signal),
  ]);
  const raw = parse(data, EventAnswer, 'Event');
  const row = readList(list.data, 'EventList', toRow).find((one) => one.id === id);
  return {
    id: raw.id,
    title: raw.title ?? '',
    summary: raw.shortdesc1 ?? '',
    pictures: (raw.media ?? []).map(toPicture),
    visibility: row?.visibility ?? visibilityOf(raw.state, raw.review?.state),
    ...(row?.lastDate && { lastDate: row.lastDate }),
    advertised,
  };
}

/** What is shown to visitors stays visible while a change of it waits or was rejected. */
function visibilityOf(state: string | null | undefined, standing: string | null | undefined): EventVisibility {
  if (standing === 'cancelled') return standing;
  if (state !== 'published' && (standing === 'waiting' || standing === 'rejected' || standing === 'draft'))
    return standing;
  return state === 'draft' ? 'draft' : 'visible';
}

/** Why an event cannot be advertised on some days; `over` where it ends before one of them. */
export type EventHindrance = 'draft' | 'rejected' | 'cancelled' | 'over';

/** Finds what keeps an event from being advertised on days 'YYYY-MM-DD'; undefined where nothing does. */
export function hindranceOf(
  { visibility, lastDate }: Pick<OwnAdvertEvent, 'visibility' | 'lastDate'>,
  days: readonly string[],
): EventHindrance | undefined {
  if (visibility !== 'visible' && visibility !== 'waiting') return visibility;
  return lastDate !== undefined && days.some((day) => day > lastDate) ? 'over' : undefined;
}

const RowAnswer = type({
  id: string(),
  title: string(),
  standing: maybe(string()),
  state: maybe(string()),
  nextDate: maybe(DayAnswer),
  lastDate: maybe(DayAnswer),
  nextTime: maybe(string()),
  location: maybe(string()),
  image: maybe(PictureAnswer),
});

/** A row of the own events. */
export type AdvertEventRow = {
  id: string;
  title: string;
  visibility: EventVisibility;
  picture?: Picture;
} & EventDates;

function toRow(answer: unknown): AdvertEventRow {
  const { id, title, state, standing, image, ...dates } = parse(answer, RowAnswer, 'Event');
  return {
    ...{ id, title, visibility: visibilityOf(state, standing) },
    ...datesOf(dates),
    ...(image && { picture: toPicture(image) }),
  };
}

type MaybeDates = { readonly [Name in keyof EventDates]?: string | null | undefined };

const datesOf = ({ nextDate, nextTime, lastDate, location }: MaybeDates): EventDates => ({
  ...(nextDate && { nextDate }),
  ...(isTime(nextTime) && { nextTime }),
  ...(lastDate && { lastDate }),
  ...(location && { location }),
});

const Meta = type({ total: integer(), pageSize: integer() });

/** A page of the own events that are still to come, also those that wait for an operator, by the date. GET my/events */
export async function findFutureEvents(
  { api }: Caller,
  { search, page }: { search: string; page: number },
  signal: AbortSignal,
): Promise<{ rows: AdvertEventRow[]; total: number; pageSize: number }> {
  const query = {
    status: 'upcoming',
    sort: 'date',
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  };
  const { data, meta } = await api.get('my/events', query, signal);
  const { total, pageSize } = parse(meta, Meta, 'EventList');
  return { rows: readList(data, 'EventList', toRow), total, pageSize };
}

/** How many events that cannot be advertised yet are named. */
const MAX_UNPUBLISHED = 5;

/** The own events that visitors do not see: drafts, and what was rejected; the last changed first. GET my/events */
export async function findUnpublishedEvents(
  { api }: Caller,
  search: string,
  signal: AbortSignal,
): Promise<AdvertEventRow[]> {
  const answers = await Promise.all(
    ['rejected', 'draft'].map((status) => api.get('my/events', { status, ...(search && { q: search }) }, signal)),
  );
  return answers
    .flatMap(({ data }) => readList(data, 'EventList', toRow))
    .filter(({ visibility }) => visibility === 'draft' || visibility === 'rejected')
    .slice(0, MAX_UNPUBLISHED);
}

import { array, integer, string, type } from 'superstruct';
import { isTime } from '../../../../lib/days';
import { maybe, parse } from '../../../../lib/parse';
import { DayAnswer } from '../../../../model/appointment';
import { type Picture, PictureAnswer, toPicture } from '../../../../model/picture';
import { readList } from '../../../../portal/catalogue/read-list';
import type { Client } from '../../../../portal/client';

type Caller = Pick<Client, 'api'>;

const EventAnswer = type({
  id: string(),
  title: maybe(string()),
  shortdesc1: maybe(string()),
  media: maybe(array(PictureAnswer)),
});

/** An own event as far as an advert for it is about it. */
export type OwnAdvertEvent = {
  id: string;
  title: string;
  /** Plain text, '' for none. */
  summary: string;
  pictures: readonly Picture[];
};

/** An own event. GET my/events/{id} @throws {ApiError} 404 when it is gone */
export async function loadAdvertEvent({ api }: Caller, id: string, signal: AbortSignal): Promise<OwnAdvertEvent> {
  const { data } = await api.get(`my/events/${encodeURIComponent(id)}`, undefined, signal);
  const raw = parse(data, EventAnswer, 'Event');
  return {
    id: raw.id,
    title: raw.title ?? '',
    summary: raw.shortdesc1 ?? '',
    pictures: (raw.media ?? []).map(toPicture),
  };
}

const RowAnswer = type({
  id: string(),
  title: string(),
  standing: maybe(string()),
  nextDate: maybe(DayAnswer),
  nextTime: maybe(string()),
  location: maybe(string()),
  image: maybe(PictureAnswer),
});

/** A row of the own events that visitors see or will see. */
export type AdvertEventRow = {
  id: string;
  title: string;
  /** Whether an operator has to look at it before visitors see it. */
  isWaiting: boolean;
  /** 'YYYY-MM-DD' in Berlin, and 'HH:mm'. */
  nextDate?: string;
  nextTime?: string;
  location?: string;
  picture?: Picture;
};

function toRow(answer: unknown): AdvertEventRow {
  const { id, title, standing, nextDate, nextTime, location, image } = parse(answer, RowAnswer, 'Event');
  return {
    ...{ id, title, isWaiting: standing === 'waiting' },
    ...(nextDate && { nextDate }),
    ...(isTime(nextTime) && { nextTime }),
    ...(location && { location }),
    ...(image && { picture: toPicture(image) }),
  };
}

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

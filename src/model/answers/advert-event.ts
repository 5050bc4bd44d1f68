import { array, integer, string, type } from 'superstruct';
import { isTime } from '../../lib/days';
import { maybe, parse } from '../../lib/parse';
import type { AdvertisedEvent } from './event-line';
import { DayAnswer } from './lenient';
import { withPublishStatus } from './own-record';
import { type Picture, PictureAnswer, toPicture } from './picture';
import { readList } from './read-list';

const EventAnswer = type({
  id: string(),
  title: maybe(string()),
  shortdesc1: maybe(string()),
  media: maybe(array(PictureAnswer)),
  state: maybe(string()),
  review: maybe(type({ state: maybe(string()) })),
});

/** The visibility of an event; `waiting` becomes visible once an operator has approved it. */
export type EventVisibility = 'visible' | 'waiting' | 'draft' | 'rejected' | 'cancelled';

/** The next dates and the location of an event, 'YYYY-MM-DD' and 'HH:mm' in Berlin. */
export type EventDates = { nextDate?: string; nextTime?: string; lastDate?: string; location?: string };

/** The fields of an own event that an advert uses. */
export type OwnAdvertEvent = {
  id: string;
  title: string;
  /** Plain text, '' for none. */
  summary: string;
  pictures: readonly Picture[];
  visibility: EventVisibility;
  lastDate?: string;
  /** The date and location with which each of its adverts begins; `{}` if the server does not send them. */
  advertised: AdvertisedEvent;
};

/** Returns the visibility; a published event stays visible while a change of it waits or was rejected. */
function visibilityOf(state: string | null | undefined, publishStatus: string | null | undefined): EventVisibility {
  if (publishStatus === 'cancelled') return publishStatus;
  if (
    state !== 'published' &&
    (publishStatus === 'waiting' || publishStatus === 'rejected' || publishStatus === 'draft')
  )
    return publishStatus;
  return state === 'draft' ? 'draft' : 'visible';
}

const RowAnswer = withPublishStatus(
  type({
    id: string(),
    title: string(),
    publishStatus: maybe(string()),
    state: maybe(string()),
    nextDate: maybe(DayAnswer),
    lastDate: maybe(DayAnswer),
    nextTime: maybe(string()),
    location: maybe(string()),
    image: maybe(PictureAnswer),
  }),
);

/** A row of the own events. */
export type AdvertEventRow = {
  id: string;
  title: string;
  visibility: EventVisibility;
  picture?: Picture;
} & EventDates;

/** Reads a row of GET my/events. @throws {ShapeError} */
export function toAdvertEventRow(answer: unknown): AdvertEventRow {
  const { id, title, state, publishStatus, image, ...dates } = parse(answer, RowAnswer, 'Event');
  return {
    ...{ id, title, visibility: visibilityOf(state, publishStatus) },
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

/** Reads the rows of GET my/events; unreadable ones are left out. @throws {ShapeError} when the answer is no list */
export const toAdvertEventRows = (answer: unknown): AdvertEventRow[] => readList(answer, 'EventList', toAdvertEventRow);

const Meta = type({ total: integer(), pageSize: integer() });

/** Reads the number of own events. @throws {ShapeError} */
export const toAdvertEventTotals = (meta: unknown) => parse(meta, Meta, 'EventList');

/** Reads the answers of GET my/events/{id} and of the list with its row. @throws {ShapeError} */
export function toOwnAdvertEvent(answer: unknown, list: unknown): Omit<OwnAdvertEvent, 'advertised'> {
  const raw = parse(answer, EventAnswer, 'Event');
  const row = toAdvertEventRows(list).find(({ id }) => id === raw.id);
  return {
    id: raw.id,
    title: raw.title ?? '',
    summary: raw.shortdesc1 ?? '',
    pictures: (raw.media ?? []).map(toPicture),
    visibility: row?.visibility ?? visibilityOf(raw.state, raw.review?.state),
    ...(row?.lastDate && { lastDate: row.lastDate }),
  };
}

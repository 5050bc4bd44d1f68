import { integer, record, string, type } from 'superstruct';
import { loadFile } from '../../../api/load-file';
import { parse } from '../../../lib/parse';
import { readList } from '../../../portal/catalogue/read-list';
import type { Client } from '../../../portal/client';
import { type ListFilter, queryOf } from '../../../portal/record-list/list-filter';
import { type Booking, toBooking } from './booking';
import { BOOKING_LIST } from './booking-filter';
import { BOOKING_STATES, type BookingState } from './booking-parts';
import { type BookingRow, toBookingRow } from './booking-row';
import { type EventStatistics, toEventStatistics } from './event-statistics';
import { type Statistics, toStatistics } from './statistics';

type Caller = Pick<Client, 'api'>;

/** A page of own orders. */
export type BookingPage = {
  rows: BookingRow[];
  /** How many there are with the filter. */
  total: number;
  number: number;
  pageCount: number;
  /** How many there are in each state, whatever the filter says of it. */
  counts: Readonly<Record<BookingState, number>>;
};

const Meta = type({ pageSize: integer(), total: integer(), counts: record(string(), integer()) });

const pathOf = (id: string, ...parts: string[]) => ['my/adverts', encodeURIComponent(id), ...parts].join('/');

/** The own orders, a page of them; behind the last page, the last one. GET /api/my/adverts @throws {ShapeError} */
export async function findBookings(
  caller: Caller,
  filter: ListFilter<BookingState>,
  signal: AbortSignal,
): Promise<BookingPage> {
  const { data, meta } = await caller.api.get('my/adverts', queryOf(BOOKING_LIST, filter), signal);
  const { total, pageSize, counts } = parse(meta, Meta, 'List');
  const pageCount = Math.max(1, Math.ceil(total / Math.max(1, pageSize)));
  if (filter.page > pageCount) return findBookings(caller, { ...filter, page: pageCount }, signal);
  return {
    ...{ total, pageCount, number: filter.page },
    rows: readList(data, 'List', toBookingRow),
    counts: Object.fromEntries(BOOKING_STATES.map((state) => [state, counts[state] ?? 0])) as BookingPage['counts'],
  };
}

/** An own order. GET /api/my/adverts/{id} @throws {ShapeError} */
export const loadBooking = async ({ api }: Caller, id: string, signal: AbortSignal): Promise<Booking> =>
  toBooking((await api.get(pathOf(id), undefined, signal)).data);

/** Cancels an order, or stops it while it is running. POST /api/my/adverts/{id}/cancel */
export const cancelBooking = async ({ api }: Caller, id: string, idempotencyKey: string): Promise<void> => {
  await api.post(pathOf(id, 'cancel'), {}, { idempotencyKey });
};

/** How often an advert was seen and clicked. GET /api/my/adverts/{id}/statistics @throws {ShapeError} */
export const loadStatistics = async ({ api }: Caller, id: string, signal: AbortSignal): Promise<Statistics> =>
  toStatistics((await api.get(pathOf(id, 'statistics'), undefined, signal)).data);

/** How often the event of an order was looked at. GET /api/my/adverts/{id}/event-statistics @throws {ShapeError} */
export const loadEventStatistics = async ({ api }: Caller, id: string, signal: AbortSignal): Promise<EventStatistics> =>
  toEventStatistics((await api.get(pathOf(id, 'event-statistics'), undefined, signal)).data);

/** A file of an order; of several invoices or credit notes the one with a number. */
export type BookingFile =
  | { of: string; name: 'statistics.csv' | 'event-statistics.csv' }
  | { of: string; name: 'invoice.pdf' | 'credit-note.pdf'; number: string };

/** Loads a file of an order. GET /api/my/adverts/{id}/{name} */
export function loadBookingFile({ api, session }: Pick<Client, 'api' | 'session'>, file: BookingFile): Promise<Blob> {
  const query = 'number' in file ? `?${new URLSearchParams({ number: file.number })}` : '';
  const credentials = { token: session.validToken, refused: session.refused };
  return loadFile({ host: api.host, credentials }, pathOf(file.of, file.name) + query);
}

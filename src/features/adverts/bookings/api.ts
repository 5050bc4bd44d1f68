import { loadFile } from '../../../api/load-file';
import type { Client } from '../../../app/client';
import { type RecordListFilter, recordListQuery } from '../../../cards/record-list/list-filter';
import { type Booking, toBooking } from '../../../model/answers/booking';
import { BOOKING_STATES, type BookingState } from '../../../model/answers/booking-parts';
import { type BookingRow, toBookingRow } from '../../../model/answers/booking-row';
import { type EventStatistics, toEventStatistics } from '../../../model/answers/event-statistics';
import { type ListTotals, toListTotals } from '../../../model/answers/list-meta';
import type { AdvertContent } from '../../../model/answers/order-draft';
import { readList } from '../../../model/answers/read-list';
import { type Statistics, toStatistics } from '../../../model/answers/statistics';
import { BOOKING_LIST } from './booking-filter';

type Caller = Pick<Client, 'api'>;

/** A page of the user's orders. */
export type BookingPage = ListTotals<BookingState> & { rows: BookingRow[]; number: number };

const pathOf = (id: string, ...parts: string[]) => ['my/adverts', encodeURIComponent(id), ...parts].join('/');

/**
 * Loads a page of the user's orders; a page number beyond the last page loads the last one. GET /api/my/adverts
 *
 * @throws {ShapeError}
 */
export async function findBookings(
  caller: Caller,
  filter: RecordListFilter<BookingState>,
  signal: AbortSignal,
): Promise<BookingPage> {
  const { data, meta } = await caller.api.get('my/adverts', recordListQuery(BOOKING_LIST, filter), signal);
  const totals = toListTotals(meta, BOOKING_STATES);
  if (filter.page > totals.pageCount) return findBookings(caller, { ...filter, page: totals.pageCount }, signal);
  return { ...totals, number: filter.page, rows: readList(data, 'List', toBookingRow) };
}

/** Loads an order of the user. GET /api/my/adverts/{id} @throws {ShapeError} */
export const loadBooking = async ({ api }: Caller, id: string, signal: AbortSignal): Promise<Booking> =>
  toBooking((await api.get(pathOf(id), undefined, signal)).data);

/**
 * Sends the corrected content of a returned advert. POST /api/my/adverts/{id}/content
 *
 * @throws {ApiError} 409 not_returned; 422
 */
export const resendBooking = async (
  { api }: Caller,
  { id, content }: { id: string; content: AdvertContent },
  idempotencyKey: string,
): Promise<void> => {
  await api.post(pathOf(id, 'content'), { content }, { idempotencyKey });
};

/** Cancels an order, or stops it while it is running. POST /api/my/adverts/{id}/cancel */
export const cancelBooking = async ({ api }: Caller, id: string, idempotencyKey: string): Promise<void> => {
  await api.post(pathOf(id, 'cancel'), {}, { idempotencyKey });
};

/** Loads the views and clicks of an advert. GET /api/my/adverts/{id}/statistics @throws {ShapeError} */
export const loadStatistics = async ({ api }: Caller, id: string, signal: AbortSignal): Promise<Statistics> =>
  toStatistics((await api.get(pathOf(id, 'statistics'), undefined, signal)).data);

/** Loads the views of an order's event. GET /api/my/adverts/{id}/event-statistics @throws {ShapeError} */
export const loadEventStatistics = async ({ api }: Caller, id: string, signal: AbortSignal): Promise<EventStatistics> =>
  toEventStatistics((await api.get(pathOf(id, 'event-statistics'), undefined, signal)).data);

/** A file of an order; an invoice or credit note is identified by its number. */
export type BookingFile =
  | { bookingId: string; name: 'statistics.csv' | 'event-statistics.csv' }
  | { bookingId: string; name: 'invoice.pdf' | 'credit-note.pdf'; number: string };

/** Loads a file of an order. GET /api/my/adverts/{id}/{name} */
export function loadBookingFile({ api, session }: Pick<Client, 'api' | 'session'>, file: BookingFile): Promise<Blob> {
  const query = 'number' in file ? `?${new URLSearchParams({ number: file.number })}` : '';
  const credentials = { token: session.validToken, onRefused: session.rejectToken };
  return loadFile({ host: api.host, credentials }, pathOf(file.bookingId, file.name) + query);
}

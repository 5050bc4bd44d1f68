import type { Sending } from '../../../api/api';
import { ApiError } from '../../../api/api-error';
import type { Client } from '../../../app/client';
import { DECIDING_MS } from '../../../app/query-cache';
import { type AdvertCatalogue, toAdvertCatalogue } from '../../../model/answers/advert-catalogue';
import {
  type AdvertDay,
  type AdvertReservation,
  toAdvertDays,
  toAdvertReservation,
} from '../../../model/answers/advert-days';
import { type AdvertPrice, toAdvertPrice } from '../../../model/answers/advert-price';
import {
  draftPayload,
  type OrderDraft,
  readDiscarded,
  reservationIn,
  toOrderDraft,
} from '../../../model/answers/order-draft';
import {
  type OrderedAdvert,
  type RepeatedAdvert,
  toOrderedAdvert,
  toRepeatedAdvert,
} from '../../../model/answers/ordered-advert';
import type { Buyer } from './buyer';

type Caller = Pick<Client, 'api'>;

/** The order that a person is writing. */
export const DRAFT = 'adverts/draft';

const catalogueQuestion = {
  path: 'adverts/catalogue',
  read: ({ data }: { data: unknown }): AdvertCatalogue => toAdvertCatalogue(data),
  maxAgeMs: DECIDING_MS,
};

/** What can be booked. GET adverts/catalogue */
export const loadCatalogue = ({ answers }: Pick<Client, 'answers'>, signal: AbortSignal): Promise<AdvertCatalogue> =>
  answers.load(catalogueQuestion, signal);

/** The days of a slot. GET adverts/availability */
export async function findDays(
  { api }: Caller,
  { slot, from, to }: { slot: string; from: string; to: string },
  signal?: AbortSignal,
): Promise<AdvertDay[]> {
  return toAdvertDays((await api.get('adverts/availability', { slot, from, to }, signal)).data);
}

/** What decides the price of an order. */
export type Priced = Pick<OrderDraft, 'slot' | 'dates' | 'voucher' | 'reorderOf'> & { billing?: Buyer | undefined };

/** What an order costs. POST adverts/quote @throws {ApiError} 422 at 'voucher' where that cannot be used */
export async function askPrice(
  { api }: Caller,
  { slot, dates, voucher, reorderOf, billing }: Priced,
  signal?: AbortSignal,
): Promise<AdvertPrice> {
  const body = {
    ...{ slot, dates },
    ...(voucher.trim() && { voucher: voucher.trim() }),
    ...(reorderOf && { reorderOf }),
    ...(billing && { billing }),
  };
  return toAdvertPrice((await api.post('adverts/quote', body, signal ? { signal } : {})).data);
}

/** Holds places for a quarter of an hour. POST adverts/reservations @throws {ApiError} 409 slot_taken with each day */
export const holdPlaces = async (
  { api }: Caller,
  { slot, dates }: Pick<OrderDraft, 'slot' | 'dates'>,
  idempotencyKey: string,
): Promise<AdvertReservation> =>
  toAdvertReservation((await api.post('adverts/reservations', { slot, dates }, { idempotencyKey })).data);

/** Holds them for another quarter. POST adverts/reservations/{id}/renew @throws {ApiError} 404 when the time is over */
export const renewPlaces = async ({ api }: Caller, id: string): Promise<AdvertReservation> =>
  toAdvertReservation((await api.post(`adverts/reservations/${encodeURIComponent(id)}/renew`, {})).data);

/** Gives places back. DELETE adverts/reservations/{id} */
export const releasePlaces = async ({ api }: Caller, id: string): Promise<void> => {
  await api.delete(`adverts/reservations/${encodeURIComponent(id)}`);
};

/** What the server keeps of an order on its way. */
export type ServerDraft = {
  draft: OrderDraft | undefined;
  /** For `ifMatch`; undefined before the first save. */
  version: string | undefined;
  reservation?: AdvertReservation | undefined;
};

/** GET adverts/draft; without any draft, or where the server keeps none, there is nothing. */
export async function loadDraft({ api }: Caller, signal: AbortSignal): Promise<ServerDraft> {
  try {
    const { data, etag } = await api.get(DRAFT, undefined, signal);
    return serverDraft(data, etag);
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'missing') return { draft: undefined, version: undefined };
    throw error;
  }
}

/** What a draft is answered with. @throws {ShapeError} */
export const serverDraft = (data: unknown, etag: string | undefined): ServerDraft => ({
  draft: data == null ? undefined : toOrderDraft(data),
  version: etag,
  reservation: reservationIn(data),
});

/** PUT adverts/draft @throws {ApiError} 412 with the draft that another device has saved since */
export async function saveDraft({ api }: Caller, draft: OrderDraft, version: string | undefined) {
  const { etag } = await api.put(DRAFT, draftPayload(draft), { ifMatch: version });
  return etag;
}

/** DELETE adverts/draft, with what is held for it @throws {ApiError} 412 with the draft that another device has saved since */
export async function discardDraft({ api }: Caller, version: string | undefined): Promise<void> {
  const { data } = await api.delete(DRAFT, undefined, { ifMatch: version });
  readDiscarded(data);
}

const bookingPath = (id: string) => `my/adverts/${encodeURIComponent(id)}`;

/** GET my/adverts/{id} */
export const loadRepeated = async ({ api }: Caller, id: string, signal: AbortSignal): Promise<RepeatedAdvert> =>
  toRepeatedAdvert((await api.get(bookingPath(id), undefined, signal)).data);

/** What is ordered: the draft, and what the person has seen that it costs, in cents. */
export type AdvertOrder = ReturnType<typeof draftPayload> & { gross: number; isTermsAccepted: true };

/**
 * Orders at a cost. POST adverts/orders; the same key again is answered with the first answer.
 *
 * @throws {ApiError} 409 slot_taken, price_changed, event_cancelled, event_not_visible; 412 when another device has changed or ordered it; 422
 */
export const sendOrder = async (
  { api }: Caller,
  order: AdvertOrder,
  sending: Pick<Sending, 'idempotencyKey' | 'ifMatch' | 'language'>,
): Promise<OrderedAdvert> => toOrderedAdvert((await api.post('adverts/orders', order, sending)).data);

/** GET my/adverts/{id} */
export const loadOrdered = async ({ api }: Caller, id: string, signal: AbortSignal): Promise<OrderedAdvert> =>
  toOrderedAdvert((await api.get(bookingPath(id), undefined, signal)).data);

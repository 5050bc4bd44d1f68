import type { SendOptions } from '../../../api/api';
import { ApiError } from '../../../api/api-error';
import type { Client } from '../../../app/client';
import { PRELOADED_MAX_AGE_MS } from '../../../app/query-cache';
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

/** The API path of the person's order draft. */
export const DRAFT = 'adverts/draft';

const catalogueQuery = {
  path: 'adverts/catalogue',
  read: ({ data }: { data: unknown }): AdvertCatalogue => toAdvertCatalogue(data),
  maxAgeMs: PRELOADED_MAX_AGE_MS,
};

/** Loads the catalogue of adverts. GET adverts/catalogue */
export const loadCatalogue = (
  { queryCache }: Pick<Client, 'queryCache'>,
  signal: AbortSignal,
): Promise<AdvertCatalogue> => queryCache.load(catalogueQuery, signal);

/** Loads the days of a slot. GET adverts/availability */
export async function findDays(
  { api }: Caller,
  { slot, from, to }: { slot: string; from: string; to: string },
  signal?: AbortSignal,
): Promise<AdvertDay[]> {
  return toAdvertDays((await api.get('adverts/availability', { slot, from, to }, signal)).data);
}

/** The fields of an order that determine its price. */
export type PriceQuery = Pick<OrderDraft, 'slot' | 'dates' | 'voucher' | 'reorderOf'> & { billing?: Buyer | undefined };

/** Loads the price of an order. POST adverts/quote @throws {ApiError} 422 at 'voucher' if the voucher is unusable */
export async function loadPrice(
  { api }: Caller,
  { slot, dates, voucher, reorderOf, billing }: PriceQuery,
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

/** Holds slot days for 15 minutes. POST adverts/reservations @throws {ApiError} 409 slot_taken with each day */
export const holdDays = async (
  { api }: Caller,
  { slot, dates }: Pick<OrderDraft, 'slot' | 'dates'>,
  idempotencyKey: string,
): Promise<AdvertReservation> =>
  toAdvertReservation((await api.post('adverts/reservations', { slot, dates }, { idempotencyKey })).data);

/** Renews a hold for 15 minutes. POST adverts/reservations/{id}/renew @throws {ApiError} 404 when it has expired */
export const renewHold = async ({ api }: Caller, id: string): Promise<AdvertReservation> =>
  toAdvertReservation((await api.post(`adverts/reservations/${encodeURIComponent(id)}/renew`, {})).data);

/** Releases a hold. DELETE adverts/reservations/{id} */
export const releaseHold = async ({ api }: Caller, id: string): Promise<void> => {
  await api.delete(`adverts/reservations/${encodeURIComponent(id)}`);
};

/** The server's draft of an order. */
export type ServerDraft = {
  draft: OrderDraft | undefined;
  /** The revision for `ifMatch`; undefined before the first save. */
  version: string | undefined;
  reservation?: AdvertReservation | undefined;
};

/** Loads the draft; empty without one, or if the server stores no drafts. GET adverts/draft */
export async function loadDraft({ api }: Caller, signal: AbortSignal): Promise<ServerDraft> {
  try {
    const { data, etag } = await api.get(DRAFT, undefined, signal);
    return serverDraft(data, etag);
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'missing') return { draft: undefined, version: undefined };
    throw error;
  }
}

/** Reads the answer for a draft. @throws {ShapeError} */
export const serverDraft = (data: unknown, etag: string | undefined): ServerDraft => ({
  draft: data == null ? undefined : toOrderDraft(data),
  version: etag,
  reservation: reservationIn(data),
});

/** Saves the draft. PUT adverts/draft @throws {ApiError} 412 with a newer draft from another device */
export async function saveOrderDraft({ api }: Caller, draft: OrderDraft, version: string | undefined) {
  const { etag } = await api.put(DRAFT, draftPayload(draft), { ifMatch: version });
  return etag;
}

/**
 * Discards the draft with its hold. DELETE adverts/draft @throws {ApiError} 412 with a newer draft from another device
 */
export async function discardDraft({ api }: Caller, version: string | undefined): Promise<void> {
  const { data } = await api.delete(DRAFT, undefined, { ifMatch: version });
  readDiscarded(data);
}

const bookingPath = (id: string) => `my/adverts/${encodeURIComponent(id)}`;

/** Loads the order to repeat. GET my/adverts/{id} */
export const loadRepeated = async ({ api }: Caller, id: string, signal: AbortSignal): Promise<RepeatedAdvert> =>
  toRepeatedAdvert((await api.get(bookingPath(id), undefined, signal)).data);

/** The order as sent: the draft, and the price in cents that the person has seen. */
export type AdvertOrder = ReturnType<typeof draftPayload> & { gross: number; isTermsAccepted: true };

/**
 * Places a binding order. POST adverts/orders; a retry with the same idempotency key gets the first answer.
 *
 * @throws {ApiError} 409 slot_taken, price_changed, event_cancelled, event_not_visible; 412 when another device has
 *   changed or ordered it; 422
 */
export const sendOrder = async (
  { api }: Caller,
  order: AdvertOrder,
  options: Pick<SendOptions, 'idempotencyKey' | 'ifMatch' | 'language'>,
): Promise<OrderedAdvert> => toOrderedAdvert((await api.post('adverts/orders', order, options)).data);

/** Loads an order just placed. GET my/adverts/{id} */
export const loadOrdered = async ({ api }: Caller, id: string, signal: AbortSignal): Promise<OrderedAdvert> =>
  toOrderedAdvert((await api.get(bookingPath(id), undefined, signal)).data);

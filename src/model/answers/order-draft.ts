import { array, boolean, enums, is, number, string, type, unknown } from 'superstruct';
import { isDay } from '../../lib/days';
import { maybe, parse } from '../../lib/parse';
import type { Billing } from '../adverts/billing-problems';
import type { StoredFile } from '../stored-file';
import { type AdvertReservation, toAdvertReservation } from './advert-days';

/** A part of a picture, in shares of it: 0 to 1. */
export type Crop = { x: number; y: number; width: number; height: number };

export type AdvertContent = {
  title: string;
  text: string;
  source: 'upload' | 'event';
  /** Id of the picture. */
  mediumId?: string | undefined;
  crop?: Crop | undefined;
};

/** An order on its way; an unfinished one is a legal value. */
export type OrderDraft = {
  /** Only this device keeps these two until a slot is chosen. */
  medium?: string | undefined;
  channel?: string | undefined;
  /** The slot that the page has named, and that was filled in: another choice stays. Only this device keeps it, too. */
  product?: string | undefined;
  slot?: string | undefined;
  /** 'YYYY-MM-DD', sorted. */
  dates: readonly string[];
  voucher: string;
  eventChoice?: 'existing' | 'new' | undefined;
  eventId?: string | undefined;
  content: AdvertContent;
  /** Undefined until the step has been seen: it begins with the profile. */
  billing?: Billing | undefined;
  /** Id of the order that is ordered again. */
  reorderOf?: string | undefined;
  /** The uploaded picture as this device knows it; others know no more than its id. */
  upload?: StoredFile | undefined;
};

export const emptyOrder = (): OrderDraft => ({
  dates: [],
  voucher: '',
  content: { title: '', text: '', source: 'event' },
});

const DraftAnswer = type({
  slot: maybe(string()),
  dates: maybe(array(string())),
  voucher: maybe(string()),
  eventChoice: maybe(enums(['existing', 'new'])),
  eventId: maybe(string()),
  content: maybe(
    type({
      title: maybe(string()),
      text: maybe(string()),
      source: maybe(enums(['upload', 'event'])),
      mediumId: maybe(string()),
      crop: maybe(type({ x: number(), y: number(), width: number(), height: number() })),
    }),
  ),
  billing: maybe(
    type({
      isOther: maybe(boolean()),
      isConsumer: maybe(boolean()),
      company: maybe(string()),
      firstName: maybe(string()),
      lastName: maybe(string()),
      street: maybe(string()),
      houseNumber: maybe(string()),
      postalCode: maybe(string()),
      city: maybe(string()),
      country: maybe(string()),
      vatId: maybe(string()),
      reference: maybe(string()),
      email: maybe(string()),
    }),
  ),
  reorderOf: maybe(string()),
});

/** A billing address of which nothing is known. */
export const EMPTY_BILLING: Billing = {
  ...{ isOther: false, isConsumer: false, company: '', firstName: '', lastName: '', street: '', houseNumber: '' },
  ...{ postalCode: '', city: '', country: 'DE', vatId: '', reference: '', email: '' },
};

/** What is there, without what is null. */
const given = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null && one !== undefined));

/** Reads a draft as the server, or this device, keeps it. @throws {ShapeError} */
export function toOrderDraft(answer: unknown): OrderDraft {
  const { slot, dates, voucher, eventChoice, eventId, content, billing, reorderOf } = parse(
    answer,
    DraftAnswer,
    'AdvertDraft',
  );
  return {
    ...given({ slot, eventChoice, eventId, reorderOf }),
    dates: (dates ?? []).filter(isDay).sort(),
    voucher: voucher ?? '',
    content: { ...emptyOrder().content, ...given(content ?? {}) },
    ...(billing && { billing: { ...EMPTY_BILLING, ...given(billing) } }),
  };
}

const HeldAnswer = type({ reservation: unknown() });

/** The reservation that a draft is answered with, if one stands. */
export function reservationIn(answer: unknown): AdvertReservation | undefined {
  const raw = is(answer, HeldAnswer) ? answer.reservation : undefined;
  return raw == null ? undefined : toAdvertReservation(raw);
}

/** A draft as it is sent: what only this device knows is left out. */
export function draftPayload({ medium: _, channel: __, upload: ___, product: ____, ...draft }: OrderDraft) {
  return { ...draft, dates: [...draft.dates], voucher: draft.voucher.trim() };
}

/** Reads what is answered to a draft that is discarded. @throws {ShapeError} */
export const readDiscarded = (answer: unknown): void => void parse(answer, type({}), 'AdvertDraft');

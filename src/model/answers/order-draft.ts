import { array, boolean, enums, is, number, string, type, unknown } from 'superstruct';
import { isDay } from '../../lib/days';
import { maybe, parse } from '../../lib/parse';
import type { Billing } from '../adverts/billing-problems';
import type { StoredFile } from '../stored-file';
import { type AdvertReservation, toAdvertReservation } from './advert-days';

/** The crop of a picture, in shares of its sides: 0 to 1. */
export type AdvertCrop = { x: number; y: number; width: number; height: number };

export type AdvertContent = {
  title: string;
  text: string;
  source: 'upload' | 'event';
  /** Id of the picture. */
  mediumId?: string | undefined;
  crop?: AdvertCrop | undefined;
};

/** The draft of an order; an incomplete one is valid. */
export type OrderDraft = {
  /** Until a slot is chosen, these two exist only on this device. */
  medium?: string | undefined;
  channel?: string | undefined;
  /** The slot that the page preselected; it does not replace another choice. Exists only on this device. */
  product?: string | undefined;
  slot?: string | undefined;
  /** 'YYYY-MM-DD', sorted. */
  dates: readonly string[];
  voucher: string;
  eventChoice?: 'existing' | 'new' | undefined;
  eventId?: string | undefined;
  content: AdvertContent;
  /** Undefined until the step has been opened, which starts with the profile's data. */
  billing?: Billing | undefined;
  /** Id of the order to repeat. */
  reorderOf?: string | undefined;
  /** The uploaded picture on this device; other devices have only its id. */
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

/** An empty billing address. */
export const EMPTY_BILLING: Billing = {
  ...{ isOther: false, isConsumer: false, company: '', firstName: '', lastName: '', street: '', houseNumber: '' },
  ...{ postalCode: '', city: '', country: 'DE', vatId: '', reference: '', email: '' },
};

/** Returns the entries of an object that are neither null nor undefined. */
const withoutEmpty = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null && one !== undefined));

/** Reads a draft from the server or from the storage of this device. @throws {ShapeError} */
export function toOrderDraft(answer: unknown): OrderDraft {
  const { slot, dates, voucher, eventChoice, eventId, content, billing, reorderOf } = parse(
    answer,
    DraftAnswer,
    'AdvertDraft',
  );
  return {
    ...withoutEmpty({ slot, eventChoice, eventId, reorderOf }),
    dates: (dates ?? []).filter(isDay).sort(),
    voucher: voucher ?? '',
    content: { ...emptyOrder().content, ...withoutEmpty(content ?? {}) },
    ...(billing && { billing: { ...EMPTY_BILLING, ...withoutEmpty(billing) } }),
  };
}

const DraftWithReservation = type({ reservation: unknown() });

/** Returns the reservation in the answer for a draft, if there is one. */
export function reservationIn(answer: unknown): AdvertReservation | undefined {
  const raw = is(answer, DraftWithReservation) ? answer.reservation : undefined;
  return raw == null ? undefined : toAdvertReservation(raw);
}

/** Returns the payload of a draft, without the fields that only this device keeps. */
export function draftPayload({ medium: _, channel: __, upload: ___, product: ____, ...draft }: OrderDraft) {
  return { ...draft, dates: [...draft.dates], voucher: draft.voucher.trim() };
}

/** Checks the answer for a discarded draft. @throws {ShapeError} */
export const readDiscarded = (answer: unknown): void => void parse(answer, type({}), 'AdvertDraft');

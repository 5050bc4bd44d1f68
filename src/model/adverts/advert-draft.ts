import { array, boolean, enums, number, string, type } from 'superstruct';
import { instant, maybe, parse } from '../../lib/parse';
import { DayAnswer } from '../appointment';
import type { Billing } from './billing-problems';

const BILLING_LINES = [
  ...(['company', 'firstName', 'lastName', 'street', 'houseNumber', 'postalCode', 'city', 'country'] as const),
  ...(['vatId', 'reference', 'email'] as const),
];
const words = () => maybe(string());

const ReservationAnswer = type({ id: string(), slot: string(), dates: array(DayAnswer), expires: instant() });

const DraftAnswer = type({
  slot: words(),
  dates: maybe(array(string())),
  voucher: words(),
  eventChoice: maybe(enums(['existing', 'new'])),
  eventId: words(),
  content: maybe(
    type({
      title: words(),
      text: words(),
      source: maybe(enums(['upload', 'event'])),
      mediumId: words(),
      crop: maybe(type({ x: number(), y: number(), width: number(), height: number() })),
    }),
  ),
  billing: maybe(
    type({
      isOther: maybe(boolean()),
      isConsumer: maybe(boolean()),
      ...(Object.fromEntries(BILLING_LINES.map((name) => [name, words()])) as Record<
        (typeof BILLING_LINES)[number],
        ReturnType<typeof words>
      >),
    }),
  ),
  reorderOf: words(),
  reservation: maybe(ReservationAnswer),
});

/** Places that are held until `expires`, ISO 8601. */
export type AdvertReservation = { id: string; slot: string; dates: string[]; expires: string };

/** An order that is being written; '' and an empty list for what there is not yet. */
export type AdvertDraft = {
  slot: string;
  /** 'YYYY-MM-DD'. */
  dates: string[];
  voucher: string;
  eventChoice?: 'existing' | 'new';
  eventId: string;
  content: {
    title: string;
    text: string;
    source: 'upload' | 'event';
    mediumId: string;
    crop?: { x: number; y: number; width: number; height: number };
  };
  billing: Billing;
  /** An earlier order, whose advert is ordered again. */
  reorderOf: string;
};

/** @throws {ShapeError} naming each field that has a wrong type */
export const toReservation = (answer: unknown): AdvertReservation => parse(answer, ReservationAnswer, 'Reservation');

/**
 * A draft as the server keeps it, and what is held for it. An empty object is an empty draft.
 *
 * @throws {ShapeError} naming each field that has a wrong type
 */
export function toAdvertDraft(answer: unknown): { draft: AdvertDraft; reservation?: AdvertReservation } {
  const { reservation, content, billing, eventChoice, ...rest } = parse(answer, DraftAnswer, 'AdvertDraft');
  const lines = Object.fromEntries(BILLING_LINES.map((name) => [name, billing?.[name] ?? ''])) as Record<
    (typeof BILLING_LINES)[number],
    string
  >;
  const draft: AdvertDraft = {
    slot: rest.slot ?? '',
    dates: rest.dates ?? [],
    voucher: rest.voucher ?? '',
    eventId: rest.eventId ?? '',
    reorderOf: rest.reorderOf ?? '',
    ...(eventChoice && { eventChoice }),
    content: {
      title: content?.title ?? '',
      text: content?.text ?? '',
      source: content?.source ?? 'upload',
      mediumId: content?.mediumId ?? '',
      ...(content?.crop && { crop: content.crop }),
    },
    billing: { ...lines, isOther: billing?.isOther ?? false, isConsumer: billing?.isConsumer ?? false },
  };
  return { draft, ...(reservation && { reservation }) };
}

import { array, boolean, enums, type Infer, number, string, type, unknown } from 'superstruct';
import { instant, maybe, parse } from '../../lib/parse';
import { ADVERT_PARTS, type AdvertPart } from '../adverts/advert-parts';
import { ADVERT_PLACEMENTS, type AdvertPlacement, type AdvertSlot } from './advert-catalogue';
import { type AdvertPrice, toAdvertPrice } from './advert-price';
import {
  type BookingState,
  NamedAnswer,
  type PaymentState,
  type Product,
  ProductAnswer,
  toBookingState,
  toPaymentState,
} from './booking-parts';
import { DayAnswer } from './lenient';
import type { AdvertCrop } from './order-draft';
import { type Picture, PictureAnswer, toPicture } from './picture';

const ContactAnswer = type({
  ...{ name: maybe(string()), street: maybe(string()), zipcode: maybe(string()), city: maybe(string()) },
  ...{ phone: maybe(string()), mobile: maybe(string()), email: maybe(string()) },
});

const BillingAnswer = type({
  ...{ company: maybe(string()), firstName: maybe(string()), lastName: maybe(string()) },
  ...{ street: maybe(string()), houseNumber: maybe(string()), postalCode: maybe(string()), city: maybe(string()) },
  isConsumer: maybe(boolean()),
  ...{ country: maybe(string()), vatId: maybe(string()), reference: maybe(string()), email: maybe(string()) },
});

const EventAnswer = type({
  id: string(),
  title: string(),
  isThere: maybe(boolean()),
  visibility: maybe(string()),
  rubric: maybe(NamedAnswer),
  location: maybe(ContactAnswer),
});

const InvoiceAnswer = type({
  kind: string(),
  number: string(),
  issuedOn: DayAnswer,
  dueOn: DayAnswer,
  gross: number(),
});

const TransferAnswer = type({ name: string(), iban: string(), bic: maybe(string()), purpose: string() });

const MovedDayAnswer = type({ from: DayAnswer, to: DayAnswer });

const RefundAnswer = type({ cents: number(), refundedOn: DayAnswer });

const BookedProductAnswer = type({
  ...ProductAnswer.schema,
  place: maybe(string()),
  size: maybe(type({ width: number(), height: number() })),
});

const BookingAnswer = type({
  ...{ id: string(), number: string(), state: string(), reason: maybe(string()), slot: string() },
  product: BookedProductAnswer,
  dates: array(DayAnswer),
  givenBack: maybe(array(DayAnswer)),
  movedDays: maybe(array(MovedDayAnswer)),
  content: type({
    ...{ title: string(), text: maybe(string()), image: maybe(PictureAnswer) },
    source: maybe(enums(['upload', 'event'])),
    crop: maybe(type({ x: number(), y: number(), width: number(), height: number() })),
  }),
  returned: maybe(type({ reason: string(), fields: array(string()) })),
  price: unknown(),
  billing: BillingAnswer,
  contact: maybe(ContactAnswer),
  event: maybe(EventAnswer),
  invoices: maybe(array(InvoiceAnswer)),
  payment: maybe(
    type({
      ...{ state: maybe(string()), cents: maybe(number()), paid: maybe(number()), dueOn: maybe(DayAnswer) },
      refunds: maybe(array(RefundAnswer)),
      transfer: maybe(TransferAnswer),
    }),
  ),
  orderedAt: instant(),
  canCancelUntil: maybe(instant()),
  canStopUntil: maybe(instant()),
  credit: maybe(number()),
});

/** The name and contact data of a location or a person. */
export type BookedContact = Infer<typeof ContactAnswer>;

/** The recipient of the invoice. */
export type BookedBilling = Infer<typeof BillingAnswer>;

/** An invoice or a credit note; `gross` in cents. */
export type InvoiceDocument = Infer<typeof InvoiceAnswer>;

/** The event of an advert. */
export type BookedEvent = {
  id: string;
  title: string;
  isThere: boolean;
  /**
   * 'visible', or the reason why visitors do not see it on the days of the advert; see `AdvertBooking` of openapi.json.
   */
  visibility: string;
  rubric?: Product['slot'];
  location?: BookedContact;
};

/** The account to pay to, and the purpose that names the invoice. */
export type Transfer = Infer<typeof TransferAnswer>;

/** A moved day: that of the invoice, and that on which the advert appears. */
export type MovedDay = Infer<typeof MovedDayAnswer>;

/** A refund paid to the buyer; `cents` above 0. */
export type Refund = Infer<typeof RefundAnswer>;

/** All data of an order (spec section 3, "Advert order"). */
export type Booking = {
  id: string;
  /** The order number shown to people. */
  number: string;
  state: BookingState;
  /** The operator's reason for a cancellation. */
  reason: string;
  /** ISO 8601. */
  orderedAt: string;
  /** Id of the product. */
  slot: string;
  product: Product;
  /** The placement and its size, in px or mm; absent on older servers. */
  shape?: Pick<AdvertSlot, 'place' | 'size'>;
  /** Days on which it appears, and days that were returned. */
  dates: string[];
  givenBack: string[];
  /** Days of the invoice that an operator has moved, and the days on which the advert appears instead. */
  movedDays: MovedDay[];
  title: string;
  text: string;
  /** 'event' for a picture of its event. */
  source: 'upload' | 'event';
  picture?: Picture;
  crop?: AdvertCrop;
  /** The reason and the parts for which an operator asks for a correction; present in the state `returned` only. */
  returned?: { reason: string; fields: AdvertPart[] };
  price: AdvertPrice;
  billing: BookedBilling;
  contact: BookedContact;
  /** The event at the time of the order; `isThere` is true while it still exists. */
  event?: BookedEvent;
  invoices: InvoiceDocument[];
  /** `transfer` is absent if there is nothing to pay; `paid` is what has been paid of an open invoice. */
  payment: { state: PaymentState; cents: number; paid: number; dueOn?: string; refunds: Refund[]; transfer?: Transfer };
  /** The deadlines for cancelling the whole order and for cancelling any day, ISO 8601; absent once passed. */
  canCancelUntil?: string;
  canStopUntil?: string;
  /** Cents that a cancellation would credit now. */
  credit?: number;
};

/** Reads the answer of GET my/adverts/{id}. @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toBooking(answer: unknown): Booking {
  const raw = parse(answer, BookingAnswer, 'Advert');
  const { content, event, payment, canCancelUntil, canStopUntil, credit } = raw;
  const { id, number, slot, product, dates, orderedAt, billing } = raw;
  return {
    ...{ id, number, slot, product, dates, orderedAt, billing },
    state: toBookingState(raw.state),
    reason: raw.reason ?? '',
    givenBack: raw.givenBack ?? [],
    movedDays: raw.movedDays ?? [],
    title: content.title,
    text: content.text ?? '',
    source: content.source ?? 'upload',
    ...(content.image && { picture: toPicture(content.image) }),
    ...(content.crop && { crop: content.crop }),
    ...(product.size && { shape: { place: toPlacement(product.place), size: product.size } }),
    ...(raw.returned && { returned: { reason: raw.returned.reason, fields: toParts(raw.returned.fields) } }),
    price: toAdvertPrice(raw.price),
    contact: raw.contact ?? {},
    ...(event && { event: toEvent(event) }),
    invoices: raw.invoices ?? [],
    payment: {
      state: toPaymentState(payment?.state),
      cents: payment?.cents ?? 0,
      paid: payment?.paid ?? 0,
      refunds: payment?.refunds ?? [],
      ...(payment?.dueOn && { dueOn: payment.dueOn }),
      ...(payment?.transfer && { transfer: payment.transfer }),
    },
    ...(canCancelUntil && { canCancelUntil }),
    ...(canStopUntil && { canStopUntil }),
    ...(credit != null && { credit }),
  };
}

/** Reads a placement; one from a newer server is shaped as in a list. */
const toPlacement = (text: string | null | undefined): AdvertPlacement =>
  ADVERT_PLACEMENTS.find((place) => place === text) ?? 'list';

const toParts = (names: readonly string[]) => ADVERT_PARTS.filter((part) => names.includes(part));

function toEvent({ id, title, isThere, visibility, rubric, location }: Infer<typeof EventAnswer>): BookedEvent {
  return {
    ...{ id, title, isThere: isThere ?? false, visibility: visibility ?? 'visible' },
    ...(rubric && { rubric }),
    ...(location && { location }),
  };
}

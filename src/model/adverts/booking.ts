import { array, boolean, enums, type Infer, number, string, type } from 'superstruct';
import { instant, maybe, parse } from '../../lib/parse';
import { DayAnswer } from '../appointment';
import { type Picture, PictureAnswer, toPicture } from '../picture';
import { type AdvertPrice, PriceAnswer, priceOf } from './advert-price';
import type { Billing } from './billing-problems';

const NamedAnswer = type({ name: string(), name_en: maybe(string()) });
const ReachedAnswer = type({
  name: string(),
  street: maybe(string()),
  zipcode: maybe(string()),
  city: maybe(string()),
  phone: maybe(string()),
  mobile: maybe(string()),
  email: maybe(string()),
});
const StateAnswer = enums(['ordered', 'confirmed', 'running', 'finished', 'cancelled']);
const PaymentStateAnswer = enums(['open', 'overdue', 'paid', 'none', 'refund']);

const ProductAnswer = type({
  kind: enums(['print', 'online']),
  medium: NamedAnswer,
  channel: NamedAnswer,
  slot: NamedAnswer,
  place: string(),
  size: type({ width: number(), height: number() }),
});

const BillingAnswer = type({
  isOther: boolean(),
  company: string(),
  firstName: string(),
  lastName: string(),
  street: string(),
  houseNumber: string(),
  postalCode: string(),
  city: string(),
  country: string(),
  vatId: string(),
  reference: string(),
  email: string(),
  isConsumer: boolean(),
});

const InvoiceAnswer = type({
  kind: enums(['invoice', 'credit']),
  number: string(),
  issuedOn: DayAnswer,
  dueOn: DayAnswer,
  net: number(),
  vat: number(),
  gross: number(),
});

const TransferAnswer = type({ name: string(), iban: string(), bic: string(), purpose: string(), code: string() });

const BookingAnswer = type({
  id: string(),
  number: string(),
  state: StateAnswer,
  slot: string(),
  product: ProductAnswer,
  dates: array(DayAnswer),
  givenBack: array(DayAnswer),
  content: type({
    title: string(),
    text: string(),
    crop: maybe(type({ x: number(), y: number(), width: number(), height: number() })),
    image: maybe(PictureAnswer),
  }),
  price: PriceAnswer,
  voucher: maybe(string()),
  billing: BillingAnswer,
  contact: type({ phone: maybe(string()), mobile: maybe(string()), email: string() }),
  event: maybe(
    type({
      id: string(),
      title: string(),
      isThere: boolean(),
      rubric: maybe(NamedAnswer),
      location: maybe(ReachedAnswer),
      promoter: maybe(ReachedAnswer),
    }),
  ),
  invoices: array(InvoiceAnswer),
  payment: type({
    state: PaymentStateAnswer,
    cents: number(),
    dueOn: maybe(DayAnswer),
    transfer: maybe(TransferAnswer),
  }),
  orderedAt: instant(),
  confirmedAt: maybe(instant()),
  cancelledAt: maybe(instant()),
  reason: maybe(string()),
  canCancelUntil: maybe(instant()),
  canStopUntil: maybe(instant()),
});

const RowAnswer = type({
  id: string(),
  number: string(),
  state: StateAnswer,
  product: ProductAnswer,
  title: string(),
  firstDate: DayAnswer,
  lastDate: DayAnswer,
  dayCount: number(),
  eventId: maybe(string()),
  eventTitle: maybe(string()),
  gross: number(),
  payment: PaymentStateAnswer,
  orderedAt: instant(),
  image: maybe(PictureAnswer),
});

type Raw = Infer<typeof BookingAnswer>;

/** Ordered waits for an operator; running and finished are told by the day in Berlin. */
export type BookingState = Raw['state'];
/** `none` where nothing has to be paid, `refund` where too much was. */
export type PaymentState = Raw['payment']['state'];
/** A name in German and, where there is one, in English. */
export type Named = { name: string; english?: string };
/** A place or somebody who can be reached. */
export type Reached = Partial<Record<'street' | 'zipcode' | 'city' | 'phone' | 'mobile' | 'email', string>> & {
  name: string;
};
/** What was booked, in the words of the catalogue when it was ordered. */
export type AdvertProduct = Pick<Raw['product'], 'kind' | 'place' | 'size'> &
  Record<'medium' | 'channel' | 'slot', Named>;
/** An invoice or a credit note, in cents; days 'YYYY-MM-DD'. */
export type Invoice = Infer<typeof InvoiceAnswer>;
/** How to pay by bank transfer; `code` is the content of the QR code that banking apps read. */
export type Transfer = Infer<typeof TransferAnswer>;
/** A part of a picture, as shares of the whole. */
type Crop = { x: number; y: number; width: number; height: number };

/** An ordered advert (spec section 3, "Advert order"). */
export type Booking = {
  id: string;
  /** As people name it. */
  number: string;
  state: BookingState;
  /** The article id. */
  slot: string;
  product: AdvertProduct;
  dates: string[];
  /** Days that were cancelled. */
  givenBack: string[];
  content: { title: string; text: string; crop?: Crop; picture?: Picture };
  /** `net` is the item total, `gross` the invoice total. */
  price: AdvertPrice;
  voucher?: string;
  billing: Billing;
  contact: { phone?: string; mobile?: string; email: string };
  /** As it was when the advert was ordered; `isThere` says whether the person still has it. */
  event?: { id: string; title: string; isThere: boolean; rubric?: Named; location?: Reached; promoter?: Reached };
  /** The oldest first. */
  invoices: Invoice[];
  /** What is left to pay, in cents; below zero for what comes back. */
  payment: { state: PaymentState; cents: number; dueOn?: string; transfer?: Transfer };
  /** ISO 8601. */
  orderedAt: string;
  confirmedAt?: string;
  cancelledAt?: string;
  /** Why an operator has rejected it. */
  reason?: string;
  /** ISO 8601: until when all of it can be cancelled, and until when any day of it; missing when it is too late. */
  canCancelUntil?: string;
  canStopUntil?: string;
};

/** An ordered advert as a list shows it. */
export type BookingRow = Pick<Booking, 'id' | 'number' | 'state' | 'product' | 'orderedAt'> & {
  title: string;
  firstDate: string;
  lastDate: string;
  dayCount: number;
  eventId?: string;
  eventTitle?: string;
  /** Cents with VAT, as ordered. */
  gross: number;
  payment: PaymentState;
  picture?: Picture;
};

/** Leaves out what is not there. */
const present = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part != null)) as {
    [Key in keyof Value as null extends Value[Key] ? never : undefined extends Value[Key] ? never : Key]: Value[Key];
  } & { [Key in keyof Value]?: NonNullable<Value[Key]> };

const toNamed = ({ name, name_en }: Infer<typeof NamedAnswer>): Named => ({
  name,
  ...(name_en && { english: name_en }),
});

const toProduct = ({ kind, place, size, ...named }: Raw['product']): AdvertProduct => ({
  ...{ kind, place, size },
  ...{ medium: toNamed(named.medium), channel: toNamed(named.channel), slot: toNamed(named.slot) },
});

/** @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toBooking(answer: unknown): Booking {
  const { product, content, event, price, contact, payment, ...rest } = parse(answer, BookingAnswer, 'Booking');
  const { image, crop, title, text } = content;
  return {
    ...present(rest),
    product: toProduct(product),
    content: { title, text, ...(crop && { crop }), ...(image && { picture: toPicture(image) }) },
    price: priceOf(price),
    contact: present(contact),
    payment: present(payment),
    ...(event && { event: toEvent(event) }),
  };
}

function toEvent({ rubric, location, promoter, ...event }: NonNullable<Raw['event']>): NonNullable<Booking['event']> {
  return {
    ...event,
    ...(rubric && { rubric: toNamed(rubric) }),
    ...(location && { location: present(location) }),
    ...(promoter && { promoter: present(promoter) }),
  };
}

/** @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toBookingRow(answer: unknown): BookingRow {
  const { product, image, ...rest } = parse(answer, RowAnswer, 'Booking');
  return { ...present(rest), product: toProduct(product), ...(image && { picture: toPicture(image) }) };
}

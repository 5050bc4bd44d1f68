import { type Infer, string, type } from 'superstruct';
import type { Locale } from '../../i18n/locale';
import { maybe } from '../../lib/parse';

/** The states of an order, in the order of the list's filter (spec section 4). */
export const BOOKING_STATES = ['returned', 'ordered', 'confirmed', 'running', 'finished', 'cancelled'] as const;

/** The state of an order. */
export type BookingState = (typeof BOOKING_STATES)[number];

/** The state of an order's payment; `none` if nothing has to be paid, `refund` if a refund is due. */
export type PaymentState = 'open' | 'overdue' | 'paid' | 'none' | 'refund';

/** Reads a state; one from a newer server becomes `ordered`. */
export const toBookingState = (text: string): BookingState =>
  BOOKING_STATES.find((state) => state === text) ?? 'ordered';

/** Reads a payment state; an unsupported one becomes `none`. */
export const toPaymentState = (text: string | null | undefined): PaymentState =>
  (['open', 'overdue', 'paid', 'refund'] as const).find((state) => state === text) ?? 'none';

export const NamedAnswer = type({ name: string(), name_en: maybe(string()) });
export const ProductAnswer = type({
  /** 'print' or 'online'; views of printed adverts are not counted. */
  kind: maybe(string()),
  ...{ medium: NamedAnswer, channel: NamedAnswer, slot: NamedAnswer },
});

/** The names of the booked product, as in the catalogue at the time of the order. */
export type Product = Infer<typeof ProductAnswer>;

/** Returns a name in a language. */
export const nameIn = ({ name, name_en }: Infer<typeof NamedAnswer>, locale: Locale): string =>
  (locale === 'en' && name_en) || name;

/** Returns the name of a product in one line, as in 'alb-kurier.example, Termine, Karte in der Liste'. */
export const productName = ({ medium, channel, slot }: Product, locale: Locale): string =>
  [medium, channel, slot].map((named) => nameIn(named, locale)).join(', ');

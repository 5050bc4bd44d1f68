import { type Infer, string, type } from 'superstruct';
import type { Locale } from '../../i18n/locale';
import { maybe } from '../../lib/parse';

/** How an order stands, in the order in which the list offers it (spec section 4). */
export const BOOKING_STATES = ['ordered', 'confirmed', 'running', 'finished', 'cancelled'] as const;

/** How an order stands. */
export type BookingState = (typeof BOOKING_STATES)[number];

/** How the payment of an order stands; `none` where nothing has to be paid, `refund` where a refund is due. */
export type PaymentState = 'open' | 'overdue' | 'paid' | 'none' | 'refund';

/** A state of a newer server counts as ordered. */
export const stateOf = (text: string): BookingState => BOOKING_STATES.find((state) => state === text) ?? 'ordered';

/** What is not known counts as nothing to pay. */
export const paymentOf = (text: string | null | undefined): PaymentState =>
  (['open', 'overdue', 'paid', 'refund'] as const).find((state) => state === text) ?? 'none';

export const NamedAnswer = type({ name: string(), name_en: maybe(string()) });
export const ProductAnswer = type({
  /** 'print' or 'online'; views of what is printed are not counted. */
  kind: maybe(string()),
  ...{ medium: NamedAnswer, channel: NamedAnswer, slot: NamedAnswer },
});

/** What was booked, in the words of the catalogue when it was ordered. */
export type Product = Infer<typeof ProductAnswer>;

/** What something is called in a language. */
export const nameIn = ({ name, name_en }: Infer<typeof NamedAnswer>, locale: Locale): string =>
  (locale === 'en' && name_en) || name;

/** A product in one line, as in 'alb-kurier.example, Termine, Karte in der Liste'. */
export const productName = ({ medium, channel, slot }: Product, locale: Locale): string =>
  [medium, channel, slot].map((named) => nameIn(named, locale)).join(', ');

import { integer, string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import {
  type BookingState,
  type PaymentState,
  type Product,
  ProductAnswer,
  toBookingState,
  toPaymentState,
} from './booking-parts';
import { DayAnswer } from './lenient';
import { type Picture, PictureAnswer, toPicture } from './picture';

const RowAnswer = type({
  id: string(),
  number: string(),
  state: string(),
  product: ProductAnswer,
  title: string(),
  firstDate: DayAnswer,
  lastDate: DayAnswer,
  dayCount: integer(),
  eventTitle: maybe(string()),
  gross: integer(),
  image: maybe(PictureAnswer),
  payment: maybe(string()),
});

/** An order in the list. */
export type BookingRow = {
  id: string;
  /** The order number shown to people. */
  number: string;
  state: BookingState;
  product: Product;
  title: string;
  firstDate: string;
  lastDate: string;
  dayCount: number;
  /** '' if the event no longer exists. */
  eventTitle: string;
  /** Cents. */
  gross: number;
  picture?: Picture;
  payment: PaymentState;
};

/** Reads a row of GET my/adverts. @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toBookingRow(answer: unknown): BookingRow {
  const { state, eventTitle, image, payment, ...row } = parse(answer, RowAnswer, 'Advert');
  return {
    ...row,
    state: toBookingState(state),
    eventTitle: eventTitle ?? '',
    payment: toPaymentState(payment),
    ...(image && { picture: toPicture(image) }),
  };
}

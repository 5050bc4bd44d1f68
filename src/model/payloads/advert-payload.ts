import type { Infer } from 'superstruct';
import { LONGEST_ID } from './longest';
import { day, fields, filledLine, line, list } from './payload-fields';

/** The most days of one order. */
export const MOST_ADVERT_DAYS = 100;
const LONGEST_CODE = 50;

/** POST adverts/reservations: places of a slot that are held for a person while the advert is written. */
export const AdvertDaysPayload = fields({
  slot: filledLine(LONGEST_ID),
  dates: list(day(), MOST_ADVERT_DAYS),
});
export type AdvertDaysPayload = Infer<typeof AdvertDaysPayload>;

/** POST adverts/quote: what an order of some days would cost. */
export const AdvertQuotePayload = fields({
  slot: filledLine(LONGEST_ID),
  dates: list(day(), MOST_ADVERT_DAYS),
  voucher: line(LONGEST_CODE),
});
export type AdvertQuotePayload = Infer<typeof AdvertQuotePayload>;

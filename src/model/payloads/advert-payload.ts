import type { Infer } from 'superstruct';
import { maybe } from '../../lib/parse';
import { LONGEST_NAME } from '../profile-problems';
import { LONGEST_EMAIL } from './account-payloads';
import { addressParts } from './address-payload';
import { LONGEST_ID } from './longest';
import { CropPayload } from './medium-payload';
import { choice, day, fields, filledLine, flag, line, list, text, whole } from './payload-fields';

/** The most days of one order, and of what is held at once. */
export const MOST_ADVERT_DAYS = 31;
/** The longest title and text of an advert that the server takes. */
export const LONGEST_ADVERT_TITLE = 80;
export const LONGEST_ADVERT_TEXT = 400;
const LONGEST_CODE = 50;
const MOST_CENTS = 2_000_000_000;
const LONGEST_TOKEN = 1000;

/** POST adverts/reservations: places of a slot that are held for a person while the advert is written. */
export const AdvertDaysPayload = fields({
  slot: filledLine(LONGEST_ID),
  dates: list(day(), MOST_ADVERT_DAYS),
});
export type AdvertDaysPayload = Infer<typeof AdvertDaysPayload>;

/** Who gets the invoice; without `isOther` it is the person of the profile, and only what concerns the order is read. */
export const BillingPayload = fields({
  isOther: maybe(flag()),
  company: line(),
  firstName: line(LONGEST_NAME),
  lastName: line(LONGEST_NAME),
  street: addressParts.street,
  houseNumber: line(20),
  postalCode: addressParts.plz,
  city: line(),
  /** Two letters of ISO 3166. */
  country: line(2),
  vatId: line(20),
  /** What the advertiser wants to read on the invoice, such as the number of an order. */
  reference: line(100),
  email: line(LONGEST_EMAIL),
  isConsumer: maybe(flag()),
});
export type BillingPayload = Infer<typeof BillingPayload>;

/** POST adverts/quote: what an order of some days would cost. */
export const AdvertQuotePayload = fields({
  slot: filledLine(LONGEST_ID),
  dates: list(day(), MOST_ADVERT_DAYS),
  voucher: line(LONGEST_CODE),
  /** An earlier order of the person, whose advert is ordered again. */
  reorderOf: line(LONGEST_ID),
  /** Who would get the invoice; without it whoever the person's draft names. */
  billing: maybe(BillingPayload),
});
export type AdvertQuotePayload = Infer<typeof AdvertQuotePayload>;

/** What an advert shows. */
export const AdvertContentPayload = fields({
  title: line(LONGEST_ADVERT_TITLE),
  text: text(LONGEST_ADVERT_TEXT),
  source: maybe(choice(['upload', 'event'])),
  mediumId: line(LONGEST_ID),
  crop: maybe(CropPayload),
});
export type AdvertContentPayload = Infer<typeof AdvertContentPayload>;

const draft = {
  slot: line(LONGEST_ID),
  dates: maybe(list(day(), MOST_ADVERT_DAYS)),
  voucher: line(LONGEST_CODE),
  eventChoice: maybe(choice(['existing', 'new'])),
  eventId: line(LONGEST_ID),
  content: maybe(AdvertContentPayload),
  billing: maybe(BillingPayload),
  reorderOf: line(LONGEST_ID),
};

/** PUT adverts/draft: an order as far as it has been written; nothing has to be there. */
export const AdvertDraftPayload = fields(draft);
export type AdvertDraftPayload = Infer<typeof AdvertDraftPayload>;

/** POST adverts/orders. */
export const AdvertOrderPayload = fields({
  ...draft,
  slot: filledLine(LONGEST_ID),
  dates: list(day(), MOST_ADVERT_DAYS),
  /** What the person has agreed to pay, cents with VAT. */
  gross: whole(0, MOST_CENTS),
  isTermsAccepted: flag(),
});
export type AdvertOrderPayload = Infer<typeof AdvertOrderPayload>;

/** POST adverts/seen, adverts/{id}/click: an advert was seen or clicked. */
export const AdvertTokenPayload = fields({ token: filledLine(LONGEST_TOKEN) });
export type AdvertTokenPayload = Infer<typeof AdvertTokenPayload>;

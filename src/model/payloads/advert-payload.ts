import type { Infer } from 'superstruct';
import { maybe } from '../../lib/parse';
import { MAX_NAME_LENGTH } from '../profile-problems';
import { MAX_EMAIL_LENGTH } from './account-payloads';
import { addressParts } from './address-payload';
import { MAX_ID_LENGTH } from './longest';
import { CropPayload } from './medium-payload';
import { choice, day, fields, filledLine, flag, line, list, text, whole } from './payload-fields';

/** The most days of one order, and of what is held at once. */
export const MAX_ADVERT_DAYS = 31;
/** The longest title and text of an advert that the server takes. */
export const MAX_ADVERT_TITLE_LENGTH = 80;
export const MAX_ADVERT_TEXT_LENGTH = 400;
const MAX_CODE_LENGTH = 50;
const MAX_CENTS = 2_000_000_000;
const MAX_TOKEN_LENGTH = 1000;

/** POST adverts/reservations: places of a slot that are held for a person while the advert is written. */
export const AdvertDaysPayload = fields({
  slot: filledLine(MAX_ID_LENGTH),
  dates: list(day(), MAX_ADVERT_DAYS),
});
export type AdvertDaysPayload = Infer<typeof AdvertDaysPayload>;

/** Who gets the invoice; without `isOther` it is the person of the profile, and only what concerns the order is read. */
export const BillingPayload = fields({
  isOther: maybe(flag()),
  company: line(),
  firstName: line(MAX_NAME_LENGTH),
  lastName: line(MAX_NAME_LENGTH),
  street: addressParts.street,
  houseNumber: line(20),
  postalCode: addressParts.plz,
  city: line(),
  /** Two letters of ISO 3166. */
  country: line(2),
  vatId: line(20),
  /** What the advertiser wants to read on the invoice, such as the number of an order. */
  reference: line(100),
  email: line(MAX_EMAIL_LENGTH),
  isConsumer: maybe(flag()),
});
export type BillingPayload = Infer<typeof BillingPayload>;

/** POST adverts/quote: what an order of some days would cost. */
export const AdvertQuotePayload = fields({
  slot: filledLine(MAX_ID_LENGTH),
  dates: list(day(), MAX_ADVERT_DAYS),
  voucher: line(MAX_CODE_LENGTH),
  /** An earlier order of the person, whose advert is ordered again. */
  reorderOf: line(MAX_ID_LENGTH),
  /** Who would get the invoice; without it whoever the person's draft names. */
  billing: maybe(BillingPayload),
});
export type AdvertQuotePayload = Infer<typeof AdvertQuotePayload>;

/** What an advert shows. */
export const AdvertContentPayload = fields({
  title: line(MAX_ADVERT_TITLE_LENGTH),
  text: text(MAX_ADVERT_TEXT_LENGTH),
  source: maybe(choice(['upload', 'event'])),
  mediumId: line(MAX_ID_LENGTH),
  crop: maybe(CropPayload),
});
export type AdvertContentPayload = Infer<typeof AdvertContentPayload>;

const draft = {
  slot: line(MAX_ID_LENGTH),
  dates: maybe(list(day(), MAX_ADVERT_DAYS)),
  voucher: line(MAX_CODE_LENGTH),
  eventChoice: maybe(choice(['existing', 'new'])),
  eventId: line(MAX_ID_LENGTH),
  content: maybe(AdvertContentPayload),
  billing: maybe(BillingPayload),
  reorderOf: line(MAX_ID_LENGTH),
};

/** PUT adverts/draft: an order as far as it has been written; nothing has to be there. */
export const AdvertDraftPayload = fields(draft);
export type AdvertDraftPayload = Infer<typeof AdvertDraftPayload>;

/** POST adverts/orders. */
export const AdvertOrderPayload = fields({
  ...draft,
  slot: filledLine(MAX_ID_LENGTH),
  dates: list(day(), MAX_ADVERT_DAYS),
  /** What the person has agreed to pay, cents with VAT. */
  gross: whole(0, MAX_CENTS),
  isTermsAccepted: flag(),
});
export type AdvertOrderPayload = Infer<typeof AdvertOrderPayload>;

/** POST adverts/seen, adverts/{id}/click: an advert was seen or clicked. */
export const AdvertTokenPayload = fields({ token: filledLine(MAX_TOKEN_LENGTH) });
export type AdvertTokenPayload = Infer<typeof AdvertTokenPayload>;

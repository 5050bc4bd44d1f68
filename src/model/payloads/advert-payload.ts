import type { Infer } from 'superstruct';
import { maybe } from '../../lib/parse';
import { MAX_NAME_LENGTH } from '../profile-problems';
import { MAX_EMAIL_LENGTH } from './account-payloads';
import { addressParts } from './address-payload';
import { MAX_ID_LENGTH } from './limits';
import { CropPayload } from './medium-payload';
import {
  choiceField,
  day,
  fields,
  filledLine,
  flagField,
  line,
  listField,
  textField,
  wholeNumber,
} from './payload-fields';

/** The maximum number of days in one order and in one hold. */
export const MAX_ADVERT_DAYS = 31;
/** The server's maximum lengths of an advert's title and text. */
export const MAX_ADVERT_TITLE_LENGTH = 80;
export const MAX_ADVERT_TEXT_LENGTH = 400;
const MAX_CODE_LENGTH = 50;
const MAX_CENTS = 2_000_000_000;
const MAX_TOKEN_LENGTH = 1000;

/** POST adverts/reservations: a hold on slot days while the person writes the advert. */
export const AdvertDaysPayload = fields({
  slot: filledLine(MAX_ID_LENGTH),
  dates: listField(day(), MAX_ADVERT_DAYS),
});
export type AdvertDaysPayload = Infer<typeof AdvertDaysPayload>;

/** The recipient of the invoice; without `isOther`, the person of the profile, and only the order's fields are read. */
export const BillingPayload = fields({
  isOther: maybe(flagField()),
  company: line(),
  firstName: line(MAX_NAME_LENGTH),
  lastName: line(MAX_NAME_LENGTH),
  street: addressParts.street,
  houseNumber: line(20),
  postalCode: addressParts.plz,
  city: line(),
  /** ISO 3166 code of two letters. */
  country: line(2),
  vatId: line(20),
  /** The advertiser's reference on the invoice, such as an order number. */
  reference: line(100),
  email: line(MAX_EMAIL_LENGTH),
  isConsumer: maybe(flagField()),
});
export type BillingPayload = Infer<typeof BillingPayload>;

/** POST adverts/quote: the price of an order of some days. */
export const AdvertQuotePayload = fields({
  slot: filledLine(MAX_ID_LENGTH),
  dates: listField(day(), MAX_ADVERT_DAYS),
  voucher: line(MAX_CODE_LENGTH),
  /** Id of the person's earlier order that is repeated. */
  reorderOf: line(MAX_ID_LENGTH),
  /** The recipient of the invoice; default: the one in the person's draft. */
  billing: maybe(BillingPayload),
});
export type AdvertQuotePayload = Infer<typeof AdvertQuotePayload>;

/** The content of an advert. */
export const AdvertContentPayload = fields({
  title: line(MAX_ADVERT_TITLE_LENGTH),
  text: textField(MAX_ADVERT_TEXT_LENGTH),
  source: maybe(choiceField(['upload', 'event'])),
  mediumId: line(MAX_ID_LENGTH),
  crop: maybe(CropPayload),
});
export type AdvertContentPayload = Infer<typeof AdvertContentPayload>;

const draft = {
  slot: line(MAX_ID_LENGTH),
  dates: maybe(listField(day(), MAX_ADVERT_DAYS)),
  voucher: line(MAX_CODE_LENGTH),
  eventChoice: maybe(choiceField(['existing', 'new'])),
  eventId: line(MAX_ID_LENGTH),
  content: maybe(AdvertContentPayload),
  billing: maybe(BillingPayload),
  reorderOf: line(MAX_ID_LENGTH),
};

/** PUT adverts/draft: an order in progress; every field may be missing. */
export const AdvertDraftPayload = fields(draft);
export type AdvertDraftPayload = Infer<typeof AdvertDraftPayload>;

/** POST adverts/orders. */
export const AdvertOrderPayload = fields({
  ...draft,
  slot: filledLine(MAX_ID_LENGTH),
  dates: listField(day(), MAX_ADVERT_DAYS),
  /** The price that the person agreed to, cents with VAT. */
  gross: wholeNumber(0, MAX_CENTS),
  isTermsAccepted: flagField(),
});
export type AdvertOrderPayload = Infer<typeof AdvertOrderPayload>;

/** POST my/adverts/{id}/content: the corrected content of a returned advert. */
export const AdvertCorrectionPayload = fields({ content: maybe(AdvertContentPayload) });
export type AdvertCorrectionPayload = Infer<typeof AdvertCorrectionPayload>;

/** POST adverts/seen, adverts/{id}/click: a view or click of an advert. */
export const AdvertTokenPayload = fields({ token: filledLine(MAX_TOKEN_LENGTH) });
export type AdvertTokenPayload = Infer<typeof AdvertTokenPayload>;

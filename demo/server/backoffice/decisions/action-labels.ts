import type { AdvertAction } from '../../adverts/decisions/decide-on-advert';
import type { InvoiceAction } from '../../adverts/decisions/decide-on-invoice';
import type { AccountAction } from '../../persons/decisions/change-account';
import type { AddressAction } from '../../persons/decisions/decide-on-address';
import type { ReviewAction } from '../../reviews/decide-on-record';
import type { RelationAction } from '../../reviews/decide-on-relation';
import type { TakeDownAction } from '../../reviews/take-down';

/** The labels of the actions on an account. */
export const accountActions: Readonly<Record<AccountAction, string>> = {
  verify: 'Freigeben',
  unverify: 'Freigabe zurücknehmen',
  block: 'Sperren',
  unblock: 'Entsperren',
  'confirm-email': 'E-Mail-Adresse bestätigen',
};

/** The labels of the actions on a relation. */
export const relationActions: Readonly<Record<RelationAction, string>> = {
  approve: 'Freigeben',
  reject: 'Ablehnen',
  block: 'Sperren',
  unblock: 'Entsperren',
  remove: 'Entfernung bestätigen',
  keep: 'Entfernung ablehnen',
};

/** The labels of the actions on a suggested address. */
export const addressActions: Readonly<Record<AddressAction, string>> = { approve: 'Aufnehmen', remove: 'Ablehnen' };

/** The labels of the actions on an unapproved event or article. */
export const reviewActions: Readonly<Record<ReviewAction, string>> = { approve: 'Freigeben', reject: 'Ablehnen' };

/** The labels of the actions on a published event or article. */
export const publishedActions: Readonly<Record<TakeDownAction, string>> = {
  take_down: 'Herausnehmen',
  put_back: 'Wieder zeigen',
};

/** The labels of the actions on an ordered advert. */
export const advertActions: Readonly<Record<AdvertAction, string>> = {
  approve: 'Freigeben',
  return: 'Zur Korrektur zurückgeben',
  reject: 'Ablehnen und gutschreiben',
};

/** The labels of the actions on an invoice. */
export const invoiceActions: Readonly<Record<InvoiceAction, string>> = {
  pay: 'Zahlung buchen',
  unpay: 'Zahlung zurücknehmen',
  refund: 'Erstattung buchen',
  unrefund: 'Erstattung zurücknehmen',
  remind: 'Zahlungserinnerung senden',
};

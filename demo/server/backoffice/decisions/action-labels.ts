import type { AdvertAction } from '../../adverts/decisions/decide-on-advert';
import type { InvoiceAction } from '../../adverts/decisions/decide-on-invoice';
import type { AccountAction } from '../../persons/decisions/change-account';
import type { AddressAction } from '../../persons/decisions/decide-on-address';
import type { RelationAction } from '../../persons/decisions/decide-on-relation';
import type { ReviewAction } from '../../reviews/decide-on-record';

/** The buttons of what an operator can do with an account. */
export const accountActions: Readonly<Record<AccountAction, string>> = {
  verify: 'Freigeben',
  unverify: 'Freigabe zurücknehmen',
  block: 'Sperren',
  unblock: 'Entsperren',
  'confirm-email': 'E-Mail-Adresse bestätigen',
};

/** The same of a relation. */
export const relationActions: Readonly<Record<RelationAction, string>> = {
  approve: 'Freigeben',
  reject: 'Ablehnen',
  block: 'Sperren',
  unblock: 'Entsperren',
  remove: 'Entfernung bestätigen',
  keep: 'Entfernung ablehnen',
};

/** The same of a suggested address. */
export const addressActions: Readonly<Record<AddressAction, string>> = { approve: 'Aufnehmen', remove: 'Ablehnen' };

/** The same of an event or an article that waits. */
export const reviewActions: Readonly<Record<ReviewAction, string>> = { approve: 'Freigeben', reject: 'Ablehnen' };

/** The same of an ordered advert. */
export const advertActions: Readonly<Record<AdvertAction, string>> = {
  approve: 'Freigeben',
  reject: 'Ablehnen und gutschreiben',
};

/** The same of an invoice. */
export const invoiceActions: Readonly<Record<InvoiceAction, string>> = {
  pay: 'Als bezahlt buchen',
  unpay: 'Zahlung zurücknehmen',
  refund: 'Erstattung eintragen',
  unrefund: 'Erstattung zurücknehmen',
  remind: 'Zahlungserinnerung senden',
};

/** The balance of an order. */
export type AdvertBalance = {
  state: 'open' | 'refund' | 'settled';
  sum: string;
  /** True if more is to be refunded than what the mail is about, as after several credits. */
  isMore?: boolean;
};

/** Returns the German sentence about the balance. */
export const germanBalance = ({ state, sum, isMore = false }: AdvertBalance): string =>
  ({
    open: `Bitte überweisen Sie noch ${sum}.`,
    refund: `Wir erstatten Ihnen ${isMore ? 'insgesamt ' : ''}${sum}.`,
    settled: 'Sie müssen nichts mehr bezahlen.',
  })[state];

/** Returns the English sentence about the balance. */
export const englishBalance = ({ state, sum, isMore = false }: AdvertBalance): string =>
  ({
    open: `Please transfer the remaining ${sum}.`,
    refund: `We’ll refund you ${sum}${isMore ? ' in total' : ''}.`,
    settled: 'You have nothing left to pay.',
  })[state];

/** The texts about an order in a mail, in its language. */
export type AdvertValues = {
  number: string;
  product: string;
  days: string;
  /** The amount that the mail is about, with VAT. */
  total: string;
  isFree: boolean;
  /** The attached invoice or credit note, and its due day; '' for none. */
  invoice: string;
  due: string;
  /** The balance after the event that the mail reports. */
  balance: AdvertBalance;
  /** The seller's contact data. */
  contact: string;
  /** True if the event is unapproved, or hidden: the advert does not appear meanwhile. */
  isEventWaiting?: boolean;
  isEventHidden?: boolean;
  /** True if no day of the order is left. */
  isEnded?: boolean;
  /** True if the buyer has to correct the advert. */
  isReturned?: boolean;
};

/** The empty parts of a mail without an order. */
export const NO_ADVERT: AdvertValues = {
  ...{ number: '', product: '', days: '', total: '', isFree: false, invoice: '', due: '', contact: '' },
  balance: { state: 'settled', sum: '' },
};

/** Returns the German sentence about the attached credit note and the balance. */
export const germanCredit = ({ invoice, balance }: AdvertValues): string =>
  invoice ? `Die Gutschrift ${invoice} liegt bei. ${germanBalance(balance)}` : 'Dafür gibt es keine Gutschrift.';

/** Returns the English sentence about the attached credit note and the balance. */
export const englishCredit = ({ invoice, balance }: AdvertValues): string =>
  invoice ? `Credit note ${invoice} is attached. ${englishBalance(balance)}` : 'There’s no credit for this.';

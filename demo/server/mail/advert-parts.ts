/** What is left to pay or to refund of an order. */
export type AdvertBalance = { state: 'open' | 'refund' | 'settled'; sum: string };

/** Says in German what is left to pay or to refund. */
export const germanBalance = ({ state, sum }: AdvertBalance): string =>
  ({
    open: `Noch zu bezahlen sind ${sum}.`,
    refund: `Wir erstatten Ihnen ${sum}.`,
    settled: 'Damit ist nichts mehr zu bezahlen.',
  })[state];

/** Says in English what is left to pay or to refund. */
export const englishBalance = ({ state, sum }: AdvertBalance): string =>
  ({
    open: `${sum} are left to pay.`,
    refund: `We will refund you ${sum}.`,
    settled: 'Nothing is left to pay.',
  })[state];

/** What a mail says of an order, in words of its language. */
export type AdvertParts = {
  number: string;
  product: string;
  days: string;
  /** What the mail is about, with VAT. */
  total: string;
  isFree: boolean;
  /** The invoice or credit note that the mail brings, and until when it has to be paid; '' for none. */
  invoice: string;
  due: string;
  /** How the order stands after what the mail tells. */
  balance: AdvertBalance;
  /** How the seller can be reached. */
  contact: string;
  /** Whether the event has still to be approved, or is not to be seen: meanwhile the advert does not appear. */
  isEventWaiting?: boolean;
  isEventHidden?: boolean;
  /** Whether no day of the order is left. */
  isEnded?: boolean;
};

/** Stands in for an order where a mail has none. */
export const NO_ADVERT: AdvertParts = {
  ...{ number: '', product: '', days: '', total: '', isFree: false, invoice: '', due: '', contact: '' },
  balance: { state: 'settled', sum: '' },
};

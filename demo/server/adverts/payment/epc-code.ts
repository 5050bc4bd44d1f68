/** A transfer as a bank's QR code describes it. */
export type Transfer = {
  name: string;
  iban: string;
  /** The BIC; optional within Europe. */
  bic: string;
  /** The amount, above 0. */
  cents: number;
  /** The reference by which the seller recognizes the payment. */
  purpose: string;
};

const MAX_NAME_LENGTH = 70;
const MAX_PURPOSE_LENGTH = 140;

/**
 * Returns the content of the QR code by which banking apps fill in a transfer. Follows version 2 of the European
 * Payments Council's guideline EPC069-12 ("Girocode"), in UTF-8.
 */
export function epcCode({ name, iban, bic, cents, purpose }: Transfer): string {
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  const lines = ['BCD', '002', '1', 'SCT', bic, limitedLine(name, MAX_NAME_LENGTH), iban.replace(/\s/g, ''), amount];
  // The purpose of the payment and a structured reference stay empty.
  return [...lines, '', '', limitedLine(purpose, MAX_PURPOSE_LENGTH)].join('\n');
}

const limitedLine = (text: string, maxLength: number) =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, maxLength).join('');

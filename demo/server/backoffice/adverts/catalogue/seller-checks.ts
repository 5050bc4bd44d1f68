import { isVatId, plainVatId } from '../../../../../src/model/adverts/vat-id';

/** What an IBAN is without blanks. */
export const plainIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** Whether a text can be an IBAN: its two check digits say so (ISO 7064, MOD 97-10), and Germany's have 22 signs. */
export function isIban(typed: string): boolean {
  const iban = plainIban(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) || (iban.startsWith('DE') && !/^DE\d{20}$/.test(iban))) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** Whether a text can be a BIC (ISO 9362). */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(text);

/** What is wrong with a VAT id of a business. */
export const vatIdProblem = (text: string): string | undefined =>
  isVatId(plainVatId(text)) ? undefined : 'Bitte eine gültige Nummer wie DE136695976.';

import { isVatId, plainVatId } from '../../../../../src/model/adverts/vat-id';

/** Returns an IBAN without blanks. */
export const plainIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/**
 * Checks whether a text can be an IBAN: by its two check digits (ISO 7064, MOD 97-10), and 22 characters for Germany.
 */
export function isIban(typed: string): boolean {
  const iban = plainIban(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) || (iban.startsWith('DE') && !/^DE\d{20}$/.test(iban))) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((character) => Number.parseInt(character, 36)).join('');
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0) === 1;
}

/** Checks whether a text can be a BIC (ISO 9362). */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(text);

/** Returns the problem of a business's VAT id. */
export const vatIdProblem = (text: string): string | undefined =>
  isVatId(plainVatId(text)) ? undefined : 'Bitte eine gültige Nummer wie DE136695976.';

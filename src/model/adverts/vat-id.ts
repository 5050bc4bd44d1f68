/*
 * VAT ids of businesses in the European Union, by their shape; German ones also by their check digit. Whether an id is
 * in use, only the tax office knows.
 */

const SHAPES: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  // One of its ends is a letter.
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  // Northern Ireland, for goods.
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
};

/** A VAT id without what people put between its signs: 'DE 136 695 976' is 'DE136695976'. */
export const plainVatId = (typed: string): string => typed.replace(/[\s./-]/g, '').toUpperCase();

/** What a VAT id begins with where that is not the country's code of ISO 3166. */
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' };

/** Whether a text can be a VAT id; with a country, one of a business there. */
export function isVatId(typed: string, of?: string): boolean {
  const id = plainVatId(typed);
  if (of && !id.startsWith(PREFIXES[of] ?? of)) return false;
  const [country, rest] = [id.slice(0, 2), id.slice(2)];
  if (!SHAPES[country]?.test(rest)) return false;
  return country !== 'DE' || isGermanCheckDigit(rest);
}

/** ISO 7064, MOD 11,10. */
function isGermanCheckDigit(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits[8]);
}

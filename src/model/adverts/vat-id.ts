import * as library from 'jsvat-next';

/*
 * VAT ids of businesses in the European Union, checked by shape and check digits. Only the tax office (VIES) knows
 * whether an id is in use.
 */

// Node loads the package as CommonJS, with all its names in the default export.
const { checkVAT, countries } = 'default' in library ? (library.default as typeof library) : library;

/** A valid id for each country of the European Union, by ISO 3166 code. */
const EXAMPLES: Readonly<Record<string, string>> = {
  AT: 'ATU13585627',
  BE: 'BE0428759497',
  BG: 'BG175074752',
  CY: 'CY10259033P',
  CZ: 'CZ25123891',
  DE: 'DE136695976',
  DK: 'DK13585628',
  EE: 'EE100931558',
  ES: 'ESB58378431',
  FI: 'FI20774740',
  FR: 'FR40303265045',
  GR: 'EL094259216',
  HR: 'HR33392005961',
  HU: 'HU12892312',
  IE: 'IE6433435F',
  IT: 'IT00743110157',
  LT: 'LT119511515',
  LU: 'LU15027442',
  LV: 'LV40003521600',
  MT: 'MT11679112',
  NL: 'NL004495445B01',
  PL: 'PL8567346215',
  PT: 'PT501964843',
  RO: 'RO18547290',
  SE: 'SE556188840401',
  SI: 'SI50223054',
  SK: 'SK2022749619',
};

/** An id of Northern Ireland: prefix XI, otherwise built like British ones. */
const NORTHERN_IRELAND = 'XI980780684';

/** Checks whether a country belongs to the European Union. */
export const isInUnion = (country: string): boolean => Object.hasOwn(EXAMPLES, country.trim());

/** Checks whether businesses in a country can have an id that this module validates. */
export const hasVatIds = (country: string): boolean => isInUnion(country) || country.trim() === 'GB';

/**
 * Returns the prefix of a country's ids: its ISO 3166 code, for Greece EL; in Britain only Northern Ireland has one.
 */
export const vatPrefix = (country: string): string => ({ GR: 'EL', GB: 'XI' })[country] ?? country;

/** Returns a valid id of a country; undefined for a country without ids. */
export const vatExample = (country: string): string | undefined =>
  country === 'GB' ? NORTHERN_IRELAND : isInUnion(country) ? EXAMPLES[country] : undefined;

/** Removes separators from a VAT id: 'DE 136 695 976' becomes 'DE136695976'. */
export const plainVatId = (typed: string): string => typed.replace(/[\s./-]/g, '').toUpperCase();

/** Returns the ISO 3166 code of the country with the prefix of a text; undefined for none. */
export function countryOfVatId(typed: string): string | undefined {
  const prefix = plainVatId(typed).slice(0, 2);
  if (prefix === 'XI') return 'GB';
  const country = prefix === 'EL' ? 'GR' : prefix;
  return prefix !== 'GR' && isInUnion(country) ? country : undefined;
}

/** Matches runs of zeros: they pass most check digits, but no business has such an id. */
const ONLY_ZEROS = /0{7}/;

/** Checks whether a text can be a VAT id; with `expectedCountry`, one of that country. */
export function isVatId(typed: string, expectedCountry?: string): boolean {
  const id = plainVatId(typed);
  const country = countryOfVatId(id);
  if (
    country === undefined ||
    (expectedCountry && country !== expectedCountry) ||
    ONLY_ZEROS.test(id) ||
    !/^[\dA-Z+*]+$/.test(id)
  )
    return false;
  const countryChecks = countries.filter(({ codes }) => codes[0] === country);
  // The library accepts only nine digits for Northern Ireland.
  return checkVAT(country === 'GB' ? `GB${id.slice(2)}` : id, countryChecks).isValid;
}

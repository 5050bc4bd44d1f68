import * as library from 'jsvat-next';

/*
 * VAT ids of businesses in the European Union, checked by shape and check digits. Whether an id is in use, only the tax
 * office knows (VIES).
 */

// Node takes the package for CommonJS, where all its names stand in the default export.
const { checkVAT, countries } = 'default' in library ? (library.default as typeof library) : library;

/** An id that is right for each country of the European Union, by ISO 3166. */
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

/** Ids of Northern Ireland begin with XI; they are made as British ones are. */
const NORTHERN_IRELAND = 'XI980780684';

/** Tells whether a country belongs to the European Union. */
export const isInUnion = (country: string): boolean => Object.hasOwn(EXAMPLES, country.trim());

/** Tells whether a business in a country can have an id that is checked here. */
export const hasVatIds = (country: string): boolean => isInUnion(country) || country.trim() === 'GB';

/** What the ids of a country begin with: its code of ISO 3166, for Greece EL; in Britain only Northern Ireland has one. */
export const vatPrefix = (country: string): string => ({ GR: 'EL', GB: 'XI' })[country] ?? country;

/** A right id of a country; undefined for a country without any. */
export const vatExample = (country: string): string | undefined =>
  country === 'GB' ? NORTHERN_IRELAND : isInUnion(country) ? EXAMPLES[country] : undefined;

/** A VAT id without what people put between its signs: 'DE 136 695 976' is 'DE136695976'. */
export const plainVatId = (typed: string): string => typed.replace(/[\s./-]/g, '').toUpperCase();

/** The country of ISO 3166 whose ids begin as a text does; undefined for none. */
export function countryOfVatId(typed: string): string | undefined {
  const prefix = plainVatId(typed).slice(0, 2);
  if (prefix === 'XI') return 'GB';
  const country = prefix === 'EL' ? 'GR' : prefix;
  return prefix !== 'GR' && isInUnion(country) ? country : undefined;
}

/** Numbers of nothing but zeros pass most check digits, and nobody has one. */
const ONLY_ZEROS = /0{7}/;

/** Tells whether a text can be a VAT id; with a country, one of a business there. */
export function isVatId(typed: string, of?: string): boolean {
  const id = plainVatId(typed);
  const country = countryOfVatId(id);
  if (country === undefined || (of && country !== of) || ONLY_ZEROS.test(id) || !/^[\dA-Z+*]+$/.test(id)) return false;
  const own = countries.filter(({ codes }) => codes[0] === country);
  // The library knows Northern Ireland's only with nine digits.
  return checkVAT(country === 'GB' ? `GB${id.slice(2)}` : id, own).isValid;
}

/** The decimal separator: ',' in German, '.' in English. */
export type DecimalMark = ',' | '.';

/** The result of parsing a typed number: a number, one with too many decimals, or unreadable text. */
export type ParsedNumber = { number?: number; problem?: 'unreadable' | 'too_precise' };

/** The maximum number of digits that a JavaScript number represents exactly. */
const MAX_DIGITS = 15;
const CENTS = 100;
const CENT_DECIMALS = 2;

/**
 * Reads a typed number: '1234,5', '1.234,5', '−3'. The decimal mark of the other language is accepted if it is
 * unambiguous: in '12.5' no group of three digits follows. An empty text is neither a number nor a problem.
 */
export function parseNumberInput(typed: string, mark: DecimalMark): ParsedNumber {
  if (typed.trim() === '') return {};
  const decimal = toDecimal(typed, mark);
  return decimal === undefined ? { problem: 'unreadable' } : { number: Number(decimal) + 0 };
}

/** Reads an amount as cents: '12', '12,5', '12.50 €', 'EUR 1.234', '12,-'. @param currency 'EUR' */
export function parseMoneyInput(typed: string, mark: DecimalMark, currency: string): ParsedNumber {
  if (typed.trim() === '') return {};
  const signs = currency === 'EUR' ? `€|euro|eur` : currency.toLowerCase().replace(/[^a-z]/g, '');
  const amount = typed
    .trim()
    .toLowerCase()
    .replace(new RegExp(`^(?:${signs})\\s*(?=[\\d,.+−-])|^([+−-])\\s*(?:${signs})\\s*`), '$1')
    .replace(new RegExp(`\\s*(?:${signs})$`), '')
    .replace(/(\d)[,.][-–—]+$/, '$1');
  const decimal = toDecimal(amount, mark);
  if (decimal === undefined) return { problem: 'unreadable' };
  const [integer = '', fraction = ''] = decimal.split('.');
  if (fraction.replace(/0+$/, '').length > CENT_DECIMALS) return { problem: 'too_precise' };
  const cents = Number(`${integer}${fraction.padEnd(CENT_DECIMALS, '0').slice(0, CENT_DECIMALS)}`);
  return Number.isSafeInteger(cents) ? { number: cents + 0 } : { problem: 'unreadable' };
}

/** Formats a number for a field: without grouping, which would be wrong for a year or a postcode. */
export const formatNumberInput = (value: number, mark: DecimalMark): string =>
  value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: MAX_DIGITS }).replace('.', mark);

/** Formats cents for a field: '12,50'. */
export const formatMoneyInput = (cents: number, mark: DecimalMark): string =>
  (cents / CENTS)
    .toLocaleString('en', { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .replace('.', mark);

/** Returns the text as a decimal number with a point; undefined if it is no number. */
function toDecimal(typed: string, mark: DecimalMark): string | undefined {
  const text = typed
    .trim()
    .replace(/[\s'’]/g, ' ')
    .replace(/^[−–]/, '-');
  const [all, minus = '', digits = ''] = /^([-+]?) ?([\d., ]+)$/.exec(text) ?? [];
  if (!all || !/\d/.test(digits)) return undefined;
  const decimalMark = decimalMarkIn(digits, mark);
  const [integer = '', fraction = '', ...extraParts] = decimalMark ? digits.split(decimalMark) : [digits];
  const ungrouped = integer.replace(/[., ]/g, '');
  const isValid = extraParts.length === 0 && /^\d*$/.test(fraction) && (ungrouped === integer || isGrouped(integer));
  if (!isValid || ungrouped.length + fraction.length > MAX_DIGITS) return undefined;
  return `${minus === '-' ? '-' : ''}${ungrouped || '0'}${fraction && `.${fraction}`}`;
}

/** Checks for thousands with the same mark between all groups. */
const isGrouped = (integer: string) => /^\d{1,3}([., ])\d{3}(?:\1\d{3})*$/.test(integer);

/** Returns the mark between whole and fraction; undefined without a fraction. */
function decimalMarkIn(digits: string, mark: DecimalMark): string | undefined {
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  // With two different marks the last one is the decimal mark. A repeated single mark groups thousands.
  if (new Set(marks).size === 2) return last;
  if (marks.length !== 1 || last === mark) return marks.length > 1 ? undefined : last;
  return isGrouped(digits) ? undefined : last;
}

/** The mark between euros and cents. */
export type AmountMark = ',' | '.';

/** An amount as it is written: its digits with marks, and whether it is below zero. */
type WrittenAmount = { digits: string; isNegative: boolean | undefined };

/** The maximum amount of a line, in cents. */
const MAX_CENTS = 1_000_000_000;
const MAX_LENGTH = 40;

/** Splits an amount into its digits and its sign, which may be a minus before or behind it, or S (Soll) or H (Haben). */
function writtenAmount(text: string): WrittenAmount | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const plain = text
    .normalize('NFKC')
    .replace(/[−–]/g, '-')
    .replace(/€|\b[A-Z]{3}\b/g, '')
    .trim();
  const [all, before = '', digits = '', after = ''] = /^([-+SH]?)\s*(\d[\d., '’]*?)\s*([-+SH]?)$/.exec(plain) ?? [];
  if (!all || (before && after)) return undefined;
  const sign = before || after;
  return { digits, isNegative: sign === '' ? undefined : sign === '-' || sign === 'S' };
}

/**
 * Returns the mark between euros and cents of a column of amounts; undefined if no amount shows it. Three digits behind
 * the only mark may be thousands, so they show nothing.
 */
export function amountMarkOf(texts: readonly string[]): AmountMark | undefined {
  const marks = new Set(texts.map((text) => /([.,])\d{1,2}$/.exec(writtenAmount(text)?.digits ?? '')?.[1]));
  marks.delete(undefined);
  return marks.size === 1 ? ([...marks][0] as AmountMark) : undefined;
}

/** Reads an amount in cents. @param mark of the column, for amounts that do not show it */
export function readAmount(text: string, mark?: AmountMark): number | 'unreadable' | 'ambiguous' | 'large' {
  const written = writtenAmount(text);
  if (!written) return 'unreadable';
  const { digits, isNegative } = written;
  const own = /([.,])\d{1,2}$/.exec(digits)?.[1] as AmountMark | undefined;
  if (!own && !mark && /^[^.,]*[.,]\d{3}$/.test(digits)) return 'ambiguous';
  const decimal = own ?? mark ?? ',';
  const [whole = '', fraction = '', ...rest] = digits.split(decimal);
  const isGrouped = /^\d{1,3}([., '’])\d{3}(?:\1\d{3})*$/.test(whole);
  if (rest.length > 0 || !(isGrouped || /^\d+$/.test(whole)) || !/^\d{0,2}$/.test(fraction)) return 'unreadable';
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents > MAX_CENTS) return 'large';
  return isNegative && cents > 0 ? -cents : cents;
}

/** Gives an amount the sign of a column of its own, as 'S' and 'H' or 'Soll' and 'Haben'; undefined for another text. */
export function signedBy(indicator: string, cents: number): number | undefined {
  if (/^(?:s|soll|d|debit|dbit|lastschrift|-)$/i.test(indicator)) return -Math.abs(cents);
  return /^(?:h|haben|c|credit|crdt|gutschrift|\+)$/i.test(indicator) ? cents : undefined;
}

/** Checks whether a text says on which side of an account an amount is. */
export const isSide = (text: string): boolean => signedBy(text, 1) !== undefined;

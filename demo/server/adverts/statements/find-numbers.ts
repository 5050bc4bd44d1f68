/** The number of an invoice or a credit note in the purpose of a transfer. */
export type FoundNumber = {
  number: string;
  /** True with the prefix of the seller; without it the amount must fit as well. */
  isSure: boolean;
  /** True for a short number behind a whole one, as in '… 00117 und 00118'; it may as well be a postcode. */
  isShort: boolean;
};

/** The prefixes of the numbers of a client, and of all others. */
export type Prefixes = { own: readonly string[]; others: readonly string[] };

const DASHES = '\\s\\-–—_./';
const DIGIT = '[0-9O]';
/** Year and count, however blanks, line breaks and dashes have come in between, and with O for 0. */
const YEAR_AND_COUNT = new RegExp(
  `(?<![0-9])(2\\s*[0O](?:\\s*${DIGIT}){2})[${DASHES}]*(${DIGIT}(?:\\s*${DIGIT}){4})(?![0-9])`,
  'g',
);
const NEXT_COUNT = /^\s*(?:,|;|\+|&|\/|UND\b|U\.|AND\b)?\s*([0-9O]{5})(?![0-9])/;
/** Words that may touch a number, with 0 for O. */
const WORDS = /^(?:R|RE|RG|NR|RENR|RGNR|RECHN|RECHNR|RECHNUNG|RECHNUNGNR|RECHNUNGSNR|RECHNUNGSNUMMER|INV|INV0ICE|N0)?$/;
const MAX_PARTS = 4;
const CONTEXT_LENGTH = 30;

/** Finds the numbers in a purpose, however the programs of banks have spelled them; numbers of others are left out. */
export function findNumbers(text: string, prefixes: Prefixes): FoundNumber[] {
  const upper = text.normalize('NFKC').toUpperCase();
  const found = new Map<string, FoundNumber>();
  const add = (number: FoundNumber) => {
    const known = found.get(number.number);
    if (!known || (!known.isSure && number.isSure)) found.set(number.number, number);
  };
  for (const { index, 0: all, 1: year = '', 2: count = '' } of upper.matchAll(YEAR_AND_COUNT)) {
    const heads = headsOf(upper.slice(Math.max(0, index - CONTEXT_LENGTH), index), prefixes);
    let rest = upper.slice(index + all.length);
    const counts = [digits(count)];
    for (let next = NEXT_COUNT.exec(rest); next; next = NEXT_COUNT.exec(rest)) {
      counts.push(digits(next[1] ?? ''));
      rest = rest.slice(next[0].length);
    }
    for (const { head, isSure } of heads)
      for (const [place, one] of counts.entries())
        add({ number: `${head}-${digits(year)}-${one}`, isSure, isShort: place > 0 });
  }
  return [...found.values()];
}

const plain = (text: string) => text.replaceAll('O', '0').replace(/[^A-Z0-9]/g, '');
const digits = (text: string) => text.replaceAll('O', '0').replace(/\s/g, '');

/** Returns the heads, as 'ST-R', that the text before a year may mean: one for sure, one of each prefix, or none. */
function headsOf(before: string, { own, others }: Prefixes): { head: string; isSure: boolean }[] {
  const parts = before.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  for (let count = 1; count <= Math.min(MAX_PARTS, parts.length); count += 1) {
    const joined = plain(parts.slice(-count).join(''));
    for (const prefix of own)
      for (const letter of ['R', 'G'])
        if (endsWithHead(joined, plain(prefix.toUpperCase()) + letter))
          return [{ head: `${prefix}-${letter}`, isSure: true }];
    const isOthers = others.some((prefix) => {
      const other = plain(prefix.toUpperCase());
      return [other, `${other}R`, `${other}G`].includes(joined);
    });
    if (isOthers) return [];
  }
  // What touches the number must be a word for an invoice: else it is a day, or the number of somebody else.
  const touching = plain(/[^\s:,;()]*$/.exec(before)?.[0] ?? '');
  const letter = touching === 'G' ? 'G' : 'R';
  return letter === 'G' || WORDS.test(touching)
    ? own.map((prefix) => ({ head: `${prefix}-${letter}`, isSure: false }))
    : [];
}

const endsWithHead = (joined: string, head: string): boolean =>
  joined.endsWith(head) && WORDS.test(joined.slice(0, -head.length));

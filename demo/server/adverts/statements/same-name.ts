import type { Billing } from '../../../../src/model/adverts/billing-problems';

/** Parts of names that many have, so that they say nothing. */
const COMMON = new Set([
  ...[
    'ev',
    'gmbh',
    'ggmbh',
    'ag',
    'kg',
    'ohg',
    'ug',
    'gbr',
    'mbh',
    'co',
    'eg',
    'ek',
    'se',
    'ltd',
    'inc',
    'haftungsbeschraenkt',
  ],
  ...[
    'herr',
    'frau',
    'dr',
    'prof',
    'und',
    'der',
    'die',
    'das',
    'des',
    'fuer',
    'in',
    'im',
    'am',
    'an',
    'von',
    'zu',
    'verein',
  ],
]);

/** The words of the names of a buyer. */
export type BuyerWords = { company: readonly string[]; person: readonly string[] };

/** Returns the words of the names of a buyer. */
export const buyerWordsOf = ({ company, firstName, lastName }: Billing): BuyerWords => ({
  company: wordsOf(company),
  person: wordsOf(`${firstName} ${lastName}`),
});

/**
 * Checks whether the words of a name that a bank has sent may be those of a buyer: banks cut names, and write them in
 * capitals.
 */
export function isSameName(words: readonly string[], { company, person }: BuyerWords): boolean {
  const isIn = (other: readonly string[]) =>
    other.length > 0 && other.every((word) => words.some((own) => own === word || isCut(own, word)));
  return isIn(company) || (person.length > 1 && isIn(person));
}

/** Returns the words of which a name has one if it {@link isSameName}: the first ones of the buyer, also cut. */
export function nameKeysOf({ company, person }: BuyerWords): Set<string> {
  const first = [company[0], person[0]].filter((word) => word !== undefined);
  const cut = first.flatMap((word) =>
    Array.from(word.slice(MIN_CUT_LENGTH), (_, end) => word.slice(0, MIN_CUT_LENGTH + end)),
  );
  return new Set([...first, ...cut]);
}

/** The fewest letters of a word that may be cut. */
const MIN_CUT_LENGTH = 5;

const isCut = (own: string, word: string) => own.length >= MIN_CUT_LENGTH && word.startsWith(own);

/** Returns the words of a name that tell it from others, in plain small letters. */
export const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/\be\.\s?v\b\.?/g, 'ev')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !COMMON.has(word));

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

/** Checks whether the name that a bank has sent may be that of a buyer: banks cut names, and write them in capitals. */
export function isSameName(name: string, { company, firstName, lastName }: Billing): boolean {
  const words = wordsOf(name);
  if (words.length === 0) return false;
  const isIn = (other: readonly string[]) =>
    other.length > 0 && other.every((word) => words.some((own) => own === word || isCut(own, word)));
  const person = wordsOf(`${firstName} ${lastName}`);
  return isIn(wordsOf(company)) || (person.length > 1 && isIn(person));
}

/** The fewest letters of a word that may be cut. */
const MIN_CUT_LENGTH = 5;

const isCut = (own: string, word: string) => own.length >= MIN_CUT_LENGTH && word.startsWith(own);

const wordsOf = (name: string): string[] =>
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

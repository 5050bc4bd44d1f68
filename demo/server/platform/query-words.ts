const MAX_WORDS = 12;
/** Invisible characters, such as the soft hyphens of copied texts. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
const APOSTROPHES = /[\u2018\u2019\u02BC\u00B4`]/g;
const AND = /\s+'?n'?\s+/gi;
const WORD = /[\p{L}\p{N}]+(?:\.?[-'][\p{L}\p{N}]+)*/gu;

/**
 * Returns the words of an input: letters and digits, at most 12. A compound is one word, its parts joined by hyphens:
 * it is found as 'Weihnachtsmarkt' and as 'Weihnachts-Markt'.
 */
export function splitQueryWords(text: string): string[] {
  const plain = text.replace(INVISIBLE, '').normalize('NFC').replace(DASHES, '-').replace(APOSTROPHES, "'");
  return (plain.replace(AND, "'n'").match(WORD) ?? [])
    .map((word) => word.replace(/\.?[-']/g, '-'))
    .flatMap((word) => (/\p{L}/u.test(word) ? word : word.split('-')))
    .slice(0, MAX_WORDS);
}

/** Returns the words with compounds split; undefined if there is none. */
export const splitCompounds = (words: readonly string[]): string[] | undefined =>
  words.some((word) => word.includes('-')) ? words.flatMap((word) => word.split('-')).slice(0, MAX_WORDS) : undefined;

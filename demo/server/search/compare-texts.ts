/**
 * The first surrogate. Surrogates stand for the characters beyond U+FFFF, but come before U+E000 in the order of
 * JavaScript.
 */
const SURROGATES = 0xd800;
const BEHIND_SURROGATES = 0xe000;
const SURROGATE_SHIFT = 0x2000;

const ranked = (unit: number) =>
  unit < SURROGATES
    ? unit
    : unit < BEHIND_SURROGATES
      ? unit + SURROGATE_SHIFT
      : unit - (BEHIND_SURROGATES - SURROGATES);

/** Compares texts by their code points, as PostgreSQL does with collation "C". */
export function compareTexts(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let place = 0; place < length; place += 1) {
    const difference = one.charCodeAt(place) - other.charCodeAt(place);
    if (difference !== 0) return ranked(one.charCodeAt(place)) - ranked(other.charCodeAt(place));
  }
  return one.length - other.length;
}

/**
 * The first surrogate. Surrogates stand for the characters beyond U+FFFF, but come before U+E000 in the order of
 * JavaScript.
 */
const SURROGATES = 0xd800;
const BEHIND_SURROGATES = 0xe000;
const SURROGATE_SHIFT = 0x2000;

const codePointOrder = (unit: number) =>
  unit < SURROGATES
    ? unit
    : unit < BEHIND_SURROGATES
      ? unit + SURROGATE_SHIFT
      : unit - (BEHIND_SURROGATES - SURROGATES);

/** Compares texts by their code points, as PostgreSQL does with collation "C". */
export function compareTexts(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index += 1) {
    const difference = one.charCodeAt(index) - other.charCodeAt(index);
    if (difference !== 0) return codePointOrder(one.charCodeAt(index)) - codePointOrder(other.charCodeAt(index));
  }
  return one.length - other.length;
}

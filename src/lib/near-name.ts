const plain = (name: string) => name.toLowerCase().replace(/[-_:.]/g, '');

/** Returns the number of typing errors up to which names count as near: short names have many neighbours. */
const allowedErrors = (length: number) => (length <= 3 ? 0 : length <= 5 ? 1 : 2);

/**
 * Counts the typing errors between two names: characters that are missing, extra, wrong or exchanged with the next one
 * (optimal string alignment).
 */
export function typingErrors(one: string, other: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isEqual = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isEqual ? 0 : 1),
        isExchanged ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[other.length] ?? 0;
}

/** Returns the right name that is meant by a misspelt one, regardless of case and hyphens; undefined if none is near. */
export function nearName(name: string, rightNames: readonly string[]): string | undefined {
  const wanted = plain(name);
  const rated = rightNames
    .map((rightName) => ({ rightName, errors: typingErrors(wanted, plain(rightName)) }))
    .filter(({ rightName, errors }) => errors <= allowedErrors(Math.min(wanted.length, plain(rightName).length)));
  return rated.sort((a, b) => a.errors - b.errors)[0]?.rightName;
}

/** A piece of a text: in both versions, in the earlier one, or in the later one. */
export type TextPiece = { sign: 'same' | 'gone' | 'new'; words: string[] };

/** The maximum table of word pairs; longer texts are compared as a whole. */
const MAX_PAIRS = 1_000_000;

/** Returns the unchanged, removed and added pieces between two versions of a list of words or lines. */
export function differencesOf(before: readonly string[], after: readonly string[]): TextPiece[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const pieces: TextPiece[] = [];
  const add = (sign: TextPiece['sign'], words: readonly string[]) => {
    if (words.length === 0) return;
    const last = pieces.at(-1);
    if (last?.sign === sign) last.words.push(...words);
    else pieces.push({ sign, words: [...words] });
  };
  add('same', before.slice(0, start));
  const [removed, added] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (removed.length * added.length > MAX_PAIRS) {
    add('gone', removed);
    add('new', added);
  } else for (const { sign, word } of alignWords(removed, added)) add(sign, [word]);
  add('same', before.slice(before.length - end));
  return pieces;
}

/** Walks along a longest common subsequence. */
function* alignWords(
  before: readonly string[],
  after: readonly string[],
): Generator<{ sign: TextPiece['sign']; word: string }> {
  const width = after.length + 1;
  const commonLengths = new Uint16Array((before.length + 1) * width);
  const lengthAt = (row: number, column: number) => commonLengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      commonLengths[row * width + column] =
        before[row] === after[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [removed, added] = [before[row], after[column]];
    if (removed !== undefined && removed === added) {
      yield { sign: 'same', word: removed };
      row += 1;
      column += 1;
    } else if (
      removed !== undefined &&
      (added === undefined || lengthAt(row + 1, column) >= lengthAt(row, column + 1))
    ) {
      yield { sign: 'gone', word: removed };
      row += 1;
    } else if (added !== undefined) {
      yield { sign: 'new', word: added };
      column += 1;
    }
  }
}

/** A piece of a text: in both versions, in the earlier one, or in the later one. */
export type Piece = { sign: 'same' | 'gone' | 'new'; words: string[] };

/** The maximum table of word pairs; longer texts are compared as a whole. */
const MAX_PAIRS = 1_000_000;

/** Returns the unchanged, removed and added pieces between two versions of a list of words or lines. */
export function differencesOf(before: readonly string[], after: readonly string[]): Piece[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const pieces: Piece[] = [];
  const add = (sign: Piece['sign'], words: readonly string[]) => {
    if (words.length === 0) return;
    const last = pieces.at(-1);
    if (last?.sign === sign) last.words.push(...words);
    else pieces.push({ sign, words: [...words] });
  };
  add('same', before.slice(0, start));
  const [old, young] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (old.length * young.length > MAX_PAIRS) {
    add('gone', old);
    add('new', young);
  } else for (const { sign, word } of walk(old, young)) add(sign, [word]);
  add('same', before.slice(before.length - end));
  return pieces;
}

/** Walks along a longest common subsequence. */
function* walk(before: readonly string[], after: readonly string[]): Generator<{ sign: Piece['sign']; word: string }> {
  const width = after.length + 1;
  const longest = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      longest[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, young] = [before[row], after[column]];
    if (old !== undefined && old === young) {
      yield { sign: 'same', word: old };
      row += 1;
      column += 1;
    } else if (old !== undefined && (young === undefined || at(row + 1, column) >= at(row, column + 1))) {
      yield { sign: 'gone', word: old };
      row += 1;
    } else if (young !== undefined) {
      yield { sign: 'new', word: young };
      column += 1;
    }
  }
}

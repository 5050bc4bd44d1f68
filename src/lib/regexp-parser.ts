/** A part of a regular expression: one character of a set, or a group of alternatives. */
export type Piece = { min: number; max: number; set?: ReadonlySet<string>; options?: Piece[][] };

/** Returns the union of the sets. */
export const union = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]));

/** Checks whether a predicate holds for a member of the set. */
export function anyOf<Value>(set: ReadonlySet<Value>, holds: (value: Value) => boolean): boolean {
  for (const value of set) if (holds(value)) return true;
  return false;
}

const LATIN = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
const GROUP = /\((?:\?(?:(:)|(<?[=!])|<[^>]*>))?/y;
const UNKNOWN = /\(\?|\\[1-9]|\\k|\\[pP]\{/y;
const EDGE = /\^|\$|\\[bB]/y;
const ATOM = /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|.)|\[(?:\\.|[^\]\\])*\]|./sy;
const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;

/** Returns a sample of characters that replaces all of Unicode: the Latin ones, and those in the pattern itself. */
function sampleOf(source: string): string[] {
  const escaped = [...source.matchAll(/\\u([\da-fA-F]{4})/g)].map(([, code = '']) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return [...new Set([...LATIN, ...source, ...escaped])];
}

function timesOf([, sign, least, comma, most]: RegExpExecArray): { min: number; max: number } {
  if (sign) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
  const min = Number(least);
  return { min, max: comma === '' ? min : most ? Number(most) : Number.POSITIVE_INFINITY };
}

/**
 * Parses a regular expression without flags.
 *
 * @returns its alternatives, followed by those of each lookahead and lookbehind, which are checked separately;
 *   undefined if the pattern contains unsupported syntax, such as a backreference
 */
export function parseRegexp(source: string): Piece[][][] | undefined {
  const sample = sampleOf(source);
  const looks: Piece[][][] = [];
  let place = 0;

  function take(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = place;
    const found = expression.exec(source) ?? undefined;
    if (found) place += found[0].length;
    return found;
  }

  function setOf(atom: string): ReadonlySet<string> {
    const one = new RegExp(`^(?:${atom})$`);
    const letters = sample.filter((letter) => one.test(letter));
    // A set of characters outside the sample is assumed to match any of them.
    return new Set(letters.length > 0 ? letters : sample);
  }

  function readPiece(): Piece | undefined {
    if (take(EDGE)) return undefined;
    const group = take(GROUP);
    if (source[place] === '?' && group) throw new SyntaxError('Not known here.');
    if (!group && take(UNKNOWN)) throw new SyntaxError('Not known here.');
    const inside = group ? { options: readOptions(')') } : { set: setOf(take(ATOM)?.[0] ?? '') };
    const quantifier = take(QUANTIFIER);
    const piece = { ...(quantifier ? timesOf(quantifier) : { min: 1, max: 1 }), ...inside };
    if (!group?.[2]) return piece;
    looks.push(piece.options ?? []);
    return undefined;
  }

  function readOptions(end: ')' | undefined): Piece[][] {
    const options: Piece[][] = [[]];
    for (; place < source.length && source[place] !== end; ) {
      if (source[place] === '|') {
        place += 1;
        options.push([]);
      } else {
        const piece = readPiece();
        if (piece) options.at(-1)?.push(piece);
      }
    }
    if (end) place += 1;
    return options;
  }

  try {
    new RegExp(source);
    return [readOptions(undefined), ...looks];
  } catch {
    return undefined;
  }
}

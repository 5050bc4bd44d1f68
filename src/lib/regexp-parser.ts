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
const UNSUPPORTED = /\(\?|\\[1-9]|\\k|\\[pP]\{/y;
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

function boundsOf([, sign, minText, comma, maxText]: RegExpExecArray): { min: number; max: number } {
  if (sign) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
  const min = Number(minText);
  return { min, max: comma === '' ? min : maxText ? Number(maxText) : Number.POSITIVE_INFINITY };
}

/**
 * Parses a regular expression without flags.
 *
 * @returns its alternatives, followed by those of each lookahead and lookbehind, which are checked separately;
 *   undefined if the pattern contains unsupported syntax, such as a backreference
 */
export function parseRegexp(source: string): Piece[][][] | undefined {
  const sample = sampleOf(source);
  const lookarounds: Piece[][][] = [];
  let position = 0;

  function match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = position;
    const result = expression.exec(source) ?? undefined;
    if (result) position += result[0].length;
    return result;
  }

  function setOf(atom: string): ReadonlySet<string> {
    const characterClass = new RegExp(`^(?:${atom})$`);
    const letters = sample.filter((letter) => characterClass.test(letter));
    // A set of characters outside the sample is assumed to match any of them.
    return new Set(letters.length > 0 ? letters : sample);
  }

  function readPiece(): Piece | undefined {
    if (match(EDGE)) return undefined;
    const group = match(GROUP);
    if (source[position] === '?' && group) throw new SyntaxError('Not known here.');
    if (!group && match(UNSUPPORTED)) throw new SyntaxError('Not known here.');
    const content = group ? { options: readOptions(')') } : { set: setOf(match(ATOM)?.[0] ?? '') };
    const quantifier = match(QUANTIFIER);
    const piece = { ...(quantifier ? boundsOf(quantifier) : { min: 1, max: 1 }), ...content };
    if (!group?.[2]) return piece;
    lookarounds.push(piece.options ?? []);
    return undefined;
  }

  function readOptions(end: ')' | undefined): Piece[][] {
    const options: Piece[][] = [[]];
    for (; position < source.length && source[position] !== end; ) {
      if (source[position] === '|') {
        position += 1;
        options.push([]);
      } else {
        const piece = readPiece();
        if (piece) options.at(-1)?.push(piece);
      }
    }
    if (end) position += 1;
    return options;
  }

  try {
    new RegExp(source);
    return [readOptions(undefined), ...lookarounds];
  } catch {
    return undefined;
  }
}

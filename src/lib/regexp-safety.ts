import { anyOf, type Piece, parseRegexp, union } from './regexp-parser';

/** The maximum number of tested characters, which limits the time of a slow pattern. */
export const MAX_TESTED_LENGTH = 200;

const MAX_PATTERN_LENGTH = 500;
/** The maximum number of ways in which a pattern may match the same characters. */
const MAX_WAYS = 500;

type Letters = ReadonlySet<string>;

const firstOfPiece = ({ set, options }: Piece): Letters => set ?? union((options ?? []).map(firstOf));

function firstOf(pieces: readonly Piece[]): Letters {
  const end = pieces.findIndex((piece) => !canBeEmpty(piece));
  return union(pieces.slice(0, end < 0 ? pieces.length : end + 1).map(firstOfPiece));
}

const canBeEmpty = ({ min, options }: Piece): boolean =>
  min === 0 || (options?.some((pieces) => pieces.every(canBeEmpty)) ?? false);

const overlap = (one: Letters, other: Letters) => anyOf(one, (letter) => other.has(letter));

/**
 * Checks whether the next character always determines how matching continues. Then the browser never backtracks,
 * however deeply repetitions are nested.
 *
 * @param next characters that may follow
 */
function isDeterministic(options: readonly Piece[][], next: Letters): boolean {
  const firsts = options.map(firstOf);
  const areDisjoint = firsts.every((one, index) => !firsts.slice(index + 1).some((other) => overlap(one, other)));
  const canBeSkipped = options.length > 1 && options.some((pieces) => pieces.every(canBeEmpty));
  return areDisjoint && !canBeSkipped && options.every((pieces) => isDeterministicSequence(pieces, next));
}

function isDeterministicSequence(pieces: readonly Piece[], following: Letters): boolean {
  let next = following;
  return pieces.toReversed().every((piece) => {
    const first = firstOfPiece(piece);
    const isOpen = piece.min !== piece.max && overlap(first, next);
    const inside = piece.max > 1 ? union([first, next]) : next;
    if (isOpen || (piece.options && !isDeterministic(piece.options, inside))) return false;
    next = canBeEmpty(piece) ? union([first, next]) : first;
    return true;
  });
}

/** Checks that no repetition contains an ambiguous part, which would take exponential time. */
const areRepetitionsDeterministic = (options: readonly Piece[][]): boolean =>
  options.flat().every((piece) => {
    if (!piece.options) return true;
    return piece.max > 1
      ? isDeterministic(piece.options, firstOfPiece(piece))
      : areRepetitionsDeterministic(piece.options);
  });

type CharacterRun = { set: Letters; ways: number; isFixed: boolean };

/** Returns every character of the pattern in order, with the number of lengths it may have. */
function characterRuns(options: readonly Piece[][], isOptional: boolean, isRepeated: boolean): CharacterRun[] {
  return options.flat().flatMap(({ min, max, set, options: inner }) => {
    const lengths = Math.min(max, MAX_TESTED_LENGTH) - min + 1;
    if (inner) {
      return characterRuns(inner, isOptional || min === 0 || inner.length > 1 || max > 1, isRepeated || lengths > 1);
    }
    const ways = isRepeated ? MAX_TESTED_LENGTH : Math.max(1, lengths);
    return set ? [{ set, ways, isFixed: !isOptional && min > 0 }] : [];
  });
}

/** Returns the number of ways in which the stretches of a pattern match the same characters. */
function waysOf(options: readonly Piece[][]): number {
  const runs = characterRuns(options, options.length > 1, false);
  return runs.reduce((ways, run, index) => {
    const isShared = runs.slice(0, index).some((earlier, earlierIndex) => {
      if (earlier.ways === 1 || !overlap(earlier.set, run.set)) return false;
      return !runs.slice(earlierIndex + 1, index).some(({ set, isFixed }) => isFixed && !overlap(set, earlier.set));
    });
    return isShared ? ways * run.ways : ways;
  }, 1);
}

const isQuick = (options: Piece[][]): boolean =>
  isDeterministic(options, new Set()) || (areRepetitionsDeterministic(options) && waysOf(options) <= MAX_WAYS);

/**
 * Checks whether a regular expression certainly takes little time for any text of {@link MAX_TESTED_LENGTH} characters.
 * It also refuses some harmless ones, such as all with a backreference.
 */
export function isSafeRegexp(source: string): boolean {
  if (source.length > MAX_PATTERN_LENGTH) return false;
  const alternatives = parseRegexp(source);
  return alternatives?.every(isQuick) ?? false;
}

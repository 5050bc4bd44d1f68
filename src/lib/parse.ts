import { create, define, is, nullable, optional, type Struct, StructError } from 'superstruct';

/** The server sent data in a shape this client cannot use (spec sections 5 and 8). */
export class ShapeError extends TypeError {
  override readonly name = 'ShapeError';
  /** Everything wrong with the answer, as in ['Invalid id.', 'Invalid name_path.']. */
  readonly problems: readonly string[];

  constructor(entity: string, problems: readonly string[], options?: ErrorOptions) {
    super(`Could not initialize ${entity}. ${problems[0]}`, options);
    this.problems = problems;
  }
}

/** A field that may be absent or null. */
export const maybe = <T, S>(struct: Struct<T, S>) => optional(nullable(struct));

/** A moment as ISO 8601. */
export const instant = () =>
  define<string>('instant', (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)));

/** A number that is one: messages between windows may hold others, too. */
export const finite = () => define<number>('finite', Number.isFinite);

/** A struct with an error message of its own in place of 'Invalid {field}.'. */
export const worded = <T, S>(struct: Struct<T, S>, message: string) =>
  define<T>('worded', (value) => is(value, struct) || message);

/**
 * Turns an unknown answer into a value of the struct's type, with defaults filled in.
 *
 * @throws {ShapeError} naming the entity and every field that is wrong
 */
export function parse<T, S>(answer: unknown, struct: Struct<T, S>, entity: string): T {
  try {
    return create(answer, struct);
  } catch (error) {
    throw new ShapeError(entity, problemsOf(error), { cause: error });
  }
}

/** Whether a value from anywhere has a shape: superstruct itself throws for one that cannot be turned into text. */
export function hasShape<T, S>(value: unknown, struct: Struct<T, S>): value is T {
  try {
    return is(value, struct);
  } catch {
    return false;
  }
}

/** Reads JSON text. @returns undefined for anything else */
export function readJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads what is stored as JSON text, where anyone may have written anything. @returns undefined for another shape */
export function readStored<T, S>(text: string | undefined, struct: Struct<T, S>): T | undefined {
  const value = readJson(text);
  return is(value, struct) ? value : undefined;
}

/** Superstruct puts the wrong value into its messages, and throws when that value cannot be turned into text. */
function problemsOf(error: unknown): string[] {
  try {
    if (!(error instanceof StructError)) return ['Invalid data.'];
    return error
      .failures()
      .map(({ type, path, message }) => (type === 'worded' ? message : `Invalid ${path.join('.') || 'data'}.`));
  } catch {
    return ['Invalid data.'];
  }
}

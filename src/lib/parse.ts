import { create, define, is, nullable, optional, type Struct, StructError } from 'superstruct';

/** The error for server data in an unusable shape (spec sections 5 and 8). */
export class ShapeError extends TypeError {
  override readonly name = 'ShapeError';
  /** The problems of the response, as in ['Invalid id.', 'Invalid name_path.']. */
  readonly problems: readonly string[];

  constructor(entity: string, problems: readonly string[], options?: ErrorOptions) {
    super(`Could not initialize ${entity}. ${problems[0]}`, options);
    this.problems = problems;
  }
}

/** Returns a struct for a field that may be absent or null. */
export const maybe = <T, S>(struct: Struct<T, S>) => optional(nullable(struct));

/** Returns a struct for a moment in ISO 8601. */
export const instant = () =>
  define<string>('instant', (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)));

/** Returns a struct for a finite number: messages between windows may contain others, too. */
export const finite = () => define<number>('finite', Number.isFinite);

/** Returns a struct with an error message of its own in place of 'Invalid {field}.'. */
export const withMessage = <T, S>(struct: Struct<T, S>, message: string) =>
  define<T>('worded', (value) => is(value, struct) || message);

/**
 * Parses an unknown response to a value of the struct's type, with defaults filled in.
 *
 * @throws {ShapeError} with the entity and every wrong field
 */
export function parse<T, S>(data: unknown, struct: Struct<T, S>, entity: string): T {
  try {
    return create(data, struct);
  } catch (error) {
    throw new ShapeError(entity, problemsOf(error), { cause: error });
  }
}

/** Checks whether any value has a shape: superstruct itself throws for one that cannot be converted to a string. */
export function hasShape<T, S>(value: unknown, struct: Struct<T, S>): value is T {
  try {
    return is(value, struct);
  } catch {
    return false;
  }
}

/** Parses JSON text. @returns undefined for anything else */
export function readJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads stored JSON text, which any script may have written. @returns undefined for another shape */
export function readStored<T, S>(text: string | undefined, struct: Struct<T, S>): T | undefined {
  const value = readJson(text);
  return is(value, struct) ? value : undefined;
}

/** Superstruct puts the wrong value into its messages, and throws if that value cannot be converted to a string. */
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

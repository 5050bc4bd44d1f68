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

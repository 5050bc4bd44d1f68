import type { Context } from 'hono';
import { type FieldProblem, Problem } from './problem';

const MAX_INT = 2_147_483_647;
const LARGEST_JSON = 100_000;
const LONGEST_TEXT = 200;
/** Control characters, also the line break, and halves of pairs: they have no place in a name or a header of a mail. */
const CONTROLS = /[\p{Cc}\p{Cs}]/u;

/** What a text of the body must be like. */
export type TextRule = { max?: number; min?: number; required?: boolean };

/** Reads the fields of a JSON body and collects what is wrong with them; absent and null are the same. */
export type Body = {
  has(name: string): boolean;
  /** A trimmed line of text; '' when there is none or it is wrong. */
  text(name: string, rule?: TextRule): string;
  /** A text as it was typed, such as a password: neither trimmed nor judged. */
  secret(name: string): string;
  flag(name: string): boolean;
  /** A whole number above 0. */
  id(name: string): number | undefined;
  integer(name: string, lowest: number, highest: number): number | undefined;
  /** An object below the field; its problems get the path `name.field`. */
  object(name: string): Body | undefined;
  /** The objects of a list; their problems get the path `name.N.field`. */
  list(name: string, most: number): Body[];
  wrong(path: string, code: string, params?: FieldProblem['params']): undefined;
  readonly errors: readonly FieldProblem[];
  /** @throws {Problem} 422 with the given code, when anything was wrong */
  check(code?: string): void;
};

/**
 * Reads the JSON object that a request carries; fields that nobody asks for are never looked at.
 *
 * @throws {Problem} 415 wrong_type, when it is not application/json; 413 too_large; 400 wrong_data, when it is no object
 */
export async function bodyOf(context: Context): Promise<Body> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Problem(415, 'wrong_type');
  const text = await context.req.text();
  if (text.length > LARGEST_JSON) throw new Problem(413, 'too_large');
  return readerOf(objectOf(text), '', []);
}

function objectOf(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Said below, as of any other body that is no object.
  }
  throw new Problem(400, 'wrong_data');
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Own fields only: `__proto__` and `constructor` of a body are names like any other. */
const fieldOf = (record: object, name: string): unknown =>
  Object.hasOwn(record, name) ? (Object.getOwnPropertyDescriptor(record, name)?.value ?? undefined) : undefined;

function readerOf(record: object, prefix: string, errors: FieldProblem[]): Body {
  const wrong: Body['wrong'] = (path, code, params) => {
    errors.push({ path: prefix + path, code, ...(params && { params }) });
    return undefined;
  };

  const integer: Body['integer'] = (name, lowest, highest) => {
    const value = fieldOf(record, name);
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || !Number.isInteger(value)) return wrong(name, 'wrong_type');
    return value >= lowest && value <= highest ? value : wrong(name, 'range', { min: lowest, max: highest });
  };

  return {
    wrong,
    errors,
    integer,
    has: (name) => fieldOf(record, name) !== undefined,
    text: (name, rule = {}) => textOf(fieldOf(record, name), rule, (code, params) => wrong(name, code, params)),
    secret: (name) => {
      const value = fieldOf(record, name) ?? '';
      if (typeof value !== 'string') return wrong(name, 'wrong_type') ?? '';
      return value.includes('\0') ? (wrong(name, 'characters') ?? '') : value;
    },
    flag: (name) => {
      const value = fieldOf(record, name) ?? false;
      return typeof value === 'boolean' ? value : (wrong(name, 'wrong_type') ?? false);
    },
    id: (name) => integer(name, 1, MAX_INT),
    object: (name) => {
      const value = fieldOf(record, name);
      if (value === undefined) return undefined;
      return isRecord(value) ? readerOf(value, `${prefix}${name}.`, errors) : wrong(name, 'wrong_type');
    },
    list: (name, most) => {
      const value = fieldOf(record, name) ?? [];
      if (!Array.isArray(value)) return wrong(name, 'wrong_type') ?? [];
      if (value.length > most) return wrong(name, 'too_many', { max: most }) ?? [];
      return value.flatMap((entry: unknown, index) =>
        isRecord(entry)
          ? [readerOf(entry, `${prefix}${name}.${index}.`, errors)]
          : (wrong(`${name}.${index}`, 'wrong_type') ?? []),
      );
    },
    check: (code = 'wrong_data') => {
      if (errors.length > 0) throw new Problem(422, code, errors);
    },
  };
}

function textOf(
  value: unknown,
  { max = LONGEST_TEXT, min = 0, required = false }: TextRule,
  wrong: (code: string, params?: FieldProblem['params']) => undefined,
): string {
  if (value !== undefined && typeof value !== 'string') return wrong('wrong_type') ?? '';
  const text = (value ?? '').trim();
  if (text === '') return required ? (wrong('required') ?? '') : '';
  if (CONTROLS.test(text)) return wrong('characters') ?? '';
  if (text.length > max) return wrong('too_long', { max }) ?? '';
  return text.length < min ? (wrong('too_short', { min }) ?? '') : text;
}

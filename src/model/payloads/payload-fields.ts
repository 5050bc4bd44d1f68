import { array, type Failure, number, optional, record, Struct, string, type } from 'superstruct';
import { isDay } from '../../lib/days';
import { maybe } from '../../lib/parse';
import { isTimeInput } from '../../lib/parse-time-input';
import { plainText } from '../../lib/plain-text';
import type { RuleProblem } from '../field-rules';
import { MAX_LINE_LENGTH } from './limits';

const MAX_ID = 2_147_483_647;
/** Matches control characters, line breaks included, and lone surrogates: a name or mail header must have none. */
const CONTROLS = /[\p{Cc}\p{Cs}]/u;

/** The fields of an object by their names. */
export type Fields = Parameters<typeof type>[0];

type Params = RuleProblem['params'];

/** Returns the failure of a field; superstruct adds its path. */
const fail = (code: string, params?: Params) => ({ message: code, code, ...(params && { params }) });

type ValidationResult = true | ReturnType<typeof fail>;

/** Returns the problem of a value that is missing or has a wrong type. */
const failType = (value: unknown) => fail(value == null ? 'required' : 'wrong_type');

/** Creates a field with its own error codes: superstruct would print the value, and fails on an unprintable one. */
const field = <T>(name: string, validate: (value: unknown) => ValidationResult) =>
  new Struct<T, null>({ type: name, schema: null, validator: validate });

function validateLine(value: unknown, max: number): ValidationResult {
  if (typeof value !== 'string') return failType(value);
  if (CONTROLS.test(value.trim())) return fail('characters');
  return [...value].length <= max || fail('too_long', { max });
}

/** Validates an optional line of text of at most `max` characters; leading and trailing blanks do not count. */
export const line = (max = MAX_LINE_LENGTH) => maybe(field<string>('line', (value) => validateLine(value, max)));

/** Validates a line of text that is more than blanks. */
export const filledLine = (max = MAX_LINE_LENGTH) =>
  field<string>('filledLine', (value) =>
    typeof value === 'string' && value.trim() === '' ? fail('required') : validateLine(value, max),
  );

function validateSecret(value: unknown): ValidationResult {
  if (typeof value !== 'string') return failType(value);
  return !value.includes('\0') || fail('characters');
}

/** Validates an optional text of several lines and at most `max` characters. */
export const textField = (max: number) => maybe(field<string>('text', (value) => validateText(value, max)));

const validateText = (value: unknown, max: number): ValidationResult =>
  validateLine(typeof value === 'string' ? value.replace(/[\t\n\r]/g, ' ') : value, max);

/** Validates an optional formatted text: at most `max` visible characters, `maxMarkup` with its markup. */
export const html = (max: number, maxMarkup: number) =>
  maybe(
    field<string>('html', (value) => {
      const result = validateText(value, Number.POSITIVE_INFINITY);
      if (result !== true) return result;
      const textField = String(value);
      if ([...plainText(textField)].length > max) return fail('too_long', { max });
      return [...textField].length <= maxMarkup || fail('too_formatted');
    }),
  );

/** Validates a text, a number or a boolean. */
export const scalar = (max: number) =>
  field<string | number | boolean>('scalar', (value) => {
    if (typeof value === 'boolean' || typeof value === 'number')
      return Number.isFinite(Number(value)) || failType(value);
    return validateText(value, max);
  });

/** Validates an optional day 'YYYY-MM-DD' from 1900 to 2999; '' for none. */
export const day = () =>
  maybe(
    field<string>('day', (value) => {
      if (typeof value !== 'string') return failType(value);
      return value === '' || (/^(?:19|2\d)/.test(value) && isDay(value)) || fail('date');
    }),
  );

/** Validates an optional time of day, 'HH:mm'; '' for none. */
export const time = () =>
  maybe(
    field<string>('time', (value) => {
      if (typeof value !== 'string') return failType(value);
      return value === '' || isTimeInput(value) || fail('time');
    }),
  );

/** Validates one of several texts. */
export const choiceField = <const Choice extends string>(choices: readonly Choice[]) =>
  field<Choice>('choice', (value) => {
    if (typeof value !== 'string') return failType(value);
    return choices.some((choice) => choice === value) || fail('choice');
  });

/** Validates the key of a link, with any content: an invalid one is simply not found. */
export const key = () => field<string>('key', (value) => typeof value === 'string' || failType(value));

/** Validates a password only as a text: neither trimmed nor checked for strength. */
export const secret = () => field<string>('secret', validateSecret);

/** Validates a secret that is not empty. */
export const filledSecret = () =>
  field<string>('filledSecret', (value) => (value === '' ? fail('required') : validateSecret(value)));

/** Validates a boolean. */
export const flagField = () => field<boolean>('flag', (value) => typeof value === 'boolean' || failType(value));

/** Validates a whole number in a range. */
export const wholeNumber = (min: number, max: number) =>
  field<number>('whole', (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return failType(value);
    return (value >= min && value <= max) || fail('range', { min, max });
  });

/** Validates a number in a range. */
export const between = (min: number, max: number) =>
  field<number>('between', (value) => {
    if (typeof value !== 'number') return failType(value);
    return (value >= min && value <= max) || fail('range', { min, max });
  });

/** Validates the id of a record. */
export const id = () => wholeNumber(1, MAX_ID);

/** Validates an object and keeps only these fields. */
export function fields<Schema extends Fields>(schema: Schema): ReturnType<typeof type<Schema>> {
  const known = type(schema);
  return new Struct({
    ...known,
    *entries(value, context) {
      if (isRecord(value)) yield* known.entries(value, context);
    },
    validator: (value) => isRecord(value) || failType(value),
    coercer: (value) => (isRecord(value) ? pick(value, Object.keys(schema)) : value),
  });
}

/** Checks whether a value is a plain object, no array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the object's own properties of these names: `__proto__` and `constructor` are names like any other. */
export const pick = (sent: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (Object.hasOwn(sent, name) ? [[name, sent[name]]] : [])));

/** Validates a list of at most `max` entries; the entries of a longer one are skipped. */
export function listField<T, Schema>(entry: Struct<T, Schema>, max: number): Struct<T[], Struct<T, Schema>> {
  const entries = array(entry);
  const isLong = (value: unknown) => Array.isArray(value) && value.length > max;
  return new Struct({
    ...entries,
    *entries(value, context) {
      if (!isLong(value)) yield* entries.entries(value, context);
    },
    validator: (value) => (isLong(value) ? fail('too_many', { max }) : Array.isArray(value) || fail('wrong_type')),
  });
}

const Fault = type({ code: string(), params: optional(record(string(), number())) });

/** Returns the problem of one field of a payload, by its path. */
export function payloadProblem(failure: Failure): RuleProblem {
  const path = failure.path.join('.');
  const { code, params } = Fault.is(failure) ? failure : failType(failure.value);
  return { path, code, ...(params && { params }) };
}

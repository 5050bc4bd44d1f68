import { array, type Failure, number, optional, record, Struct, string, type } from 'superstruct';
import { isDay } from '../../lib/days';
import { maybe } from '../../lib/parse';
import { isTime } from '../../lib/parse-time-input';
import { plainText } from '../../lib/plain-text';
import type { RuleProblem } from '../field-rules';
import { MAX_LINE_LENGTH } from './longest';

const MAX_ID = 2_147_483_647;
/** Control characters, also the line break, and halves of pairs: they have no place in a name or a header of a mail. */
const CONTROLS = /[\p{Cc}\p{Cs}]/u;

/** The fields of an object by their names. */
export type Fields = Parameters<typeof type>[0];

type Params = RuleProblem['params'];

/** What a field is refused with; superstruct hands it on with the path. */
const fault = (code: string, params?: Params) => ({ message: code, code, ...(params && { params }) });

type Verdict = true | ReturnType<typeof fault>;

/** The problem of a value of another type, or of one that is missing. */
const notA = (value: unknown) => fault(value == null ? 'required' : 'wrong_type');

/** Words the problem itself: superstruct would print the value, and fails on one that cannot be printed. */
const field = <T>(name: string, judge: (value: unknown) => Verdict) =>
  new Struct<T, null>({ type: name, schema: null, validator: judge });

function judgeLine(value: unknown, max: number): Verdict {
  if (typeof value !== 'string') return notA(value);
  if (CONTROLS.test(value.trim())) return fault('characters');
  return [...value].length <= max || fault('too_long', { max });
}

/** A line of text, in characters at most; blanks around it do not count, and it may be missing. */
export const line = (max = MAX_LINE_LENGTH) => maybe(field<string>('line', (value) => judgeLine(value, max)));

/** A line of text that is more than blanks. */
export const filledLine = (max = MAX_LINE_LENGTH) =>
  field<string>('filledLine', (value) =>
    typeof value === 'string' && value.trim() === '' ? fault('required') : judgeLine(value, max),
  );

function judgeSecret(value: unknown): Verdict {
  if (typeof value !== 'string') return notA(value);
  return !value.includes('\0') || fault('characters');
}

/** A text of several lines, in characters at most; it may be missing. */
export const text = (max: number) => maybe(field<string>('text', (value) => judgeText(value, max)));

const judgeText = (value: unknown, max: number): Verdict =>
  judgeLine(typeof value === 'string' ? value.replace(/[\t\n\r]/g, ' ') : value, max);

/** A formatted text, in characters at most that can be read, and with its markup; it may be missing. */
export const html = (max: number, mostMarkup: number) =>
  maybe(
    field<string>('html', (value) => {
      const verdict = judgeText(value, Number.POSITIVE_INFINITY);
      if (verdict !== true) return verdict;
      const text = String(value);
      if ([...plainText(text)].length > max) return fault('too_long', { max });
      return [...text].length <= mostMarkup || fault('too_formatted');
    }),
  );

/** A text, a number, or yes and no. */
export const scalar = (max: number) =>
  field<string | number | boolean>('scalar', (value) => {
    if (typeof value === 'boolean' || typeof value === 'number') return Number.isFinite(Number(value)) || notA(value);
    return judgeText(value, max);
  });

/** A day that exists, from 1900 to 2999, 'YYYY-MM-DD'; '' for none, and it may be missing. */
export const day = () =>
  maybe(
    field<string>('day', (value) => {
      if (typeof value !== 'string') return notA(value);
      return value === '' || (/^(?:19|2\d)/.test(value) && isDay(value)) || fault('date');
    }),
  );

/** A time of day, 'HH:mm'; '' for none, and it may be missing. */
export const time = () =>
  maybe(
    field<string>('time', (value) => {
      if (typeof value !== 'string') return notA(value);
      return value === '' || isTime(value) || fault('time');
    }),
  );

/** One of several words. */
export const choice = <const Word extends string>(words: readonly Word[]) =>
  field<Word>('choice', (value) => {
    if (typeof value !== 'string') return notA(value);
    return words.some((word) => word === value) || fault('choice');
  });

/** The key of a link, whatever it holds: an unknown one is not found. */
export const key = () => field<string>('key', (value) => typeof value === 'string' || notA(value));

/** A password as it was typed: neither trimmed nor judged. */
export const secret = () => field<string>('secret', judgeSecret);

/** A secret that is not empty. */
export const filledSecret = () =>
  field<string>('filledSecret', (value) => (value === '' ? fault('required') : judgeSecret(value)));

/** Yes or no. */
export const flag = () => field<boolean>('flag', (value) => typeof value === 'boolean' || notA(value));

/** A whole number in a range. */
export const whole = (min: number, max: number) =>
  field<number>('whole', (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return notA(value);
    return (value >= min && value <= max) || fault('range', { min, max });
  });

/** A number in a range. */
export const between = (min: number, max: number) =>
  field<number>('between', (value) => {
    if (typeof value !== 'number') return notA(value);
    return (value >= min && value <= max) || fault('range', { min, max });
  });

/** The number that something is known by. */
export const id = () => whole(1, MAX_ID);

/** An object of which these fields are read; what else it holds is left out. */
export function fields<Schema extends Fields>(schema: Schema): ReturnType<typeof type<Schema>> {
  const known = type(schema);
  return new Struct({
    ...known,
    *entries(value, context) {
      if (isRecord(value)) yield* known.entries(value, context);
    },
    validator: (value) => isRecord(value) || notA(value),
    coercer: (value) => (isRecord(value) ? pick(value, Object.keys(schema)) : value),
  });
}

/** Whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The own fields of these names: `__proto__` and `constructor` of what was sent are names like any other. */
export const pick = (sent: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (Object.hasOwn(sent, name) ? [[name, sent[name]]] : [])));

/** A list of a limited number of entries; of a longer one none is looked at. */
export function list<T, Schema>(entry: Struct<T, Schema>, max: number): Struct<T[], Struct<T, Schema>> {
  const entries = array(entry);
  const isLong = (value: unknown) => Array.isArray(value) && value.length > max;
  return new Struct({
    ...entries,
    *entries(value, context) {
      if (!isLong(value)) yield* entries.entries(value, context);
    },
    validator: (value) => (isLong(value) ? fault('too_many', { max }) : Array.isArray(value) || fault('wrong_type')),
  });
}

const Fault = type({ code: string(), params: optional(record(string(), number())) });

/** What is wrong with one field of a payload, by its path. */
export function payloadProblem(failure: Failure): RuleProblem {
  const path = failure.path.join('.');
  const { code, params } = Fault.is(failure) ? failure : notA(failure.value);
  return { path, code, ...(params && { params }) };
}

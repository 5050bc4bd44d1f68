import { boolean, coerce, define, number, type Struct, StructError, string, union } from 'superstruct';
import { isDay, isTime, todayInBerlin } from '../../lib/days';
import { parse, ShapeError } from '../../lib/parse';
import { toSwitch } from '../../lib/switches';
import { warnOnce } from '../../lib/warn';

/*
 * Shapes of values that other servers write otherwise without meaning anything else. Every client of such a server
 * reads them, so this one does, too.
 */

/** Shape of an id that is text here; other servers count their records. */
export const IdAnswer = coerce(string(), number(), String);

/** Shape of an id that is a number here; other servers quote it. */
export const NumberIdAnswer = coerce(number(), string(), (text) => (/^\d{1,15}$/.test(text) ? Number(text) : text));

const DATE_TIME = /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

/** Returns the day in Berlin of a date with a time, and any other text unchanged. */
function dayIn(text: string): string {
  const [, day, zone] = DATE_TIME.exec(text) ?? [];
  if (!day) return text;
  const moment = zone ? Date.parse(text.replace(' ', 'T')) : Number.NaN;
  return Number.isNaN(moment) ? day : todayInBerlin(moment);
}

/** Shape of a day of the calendar, also as a date with a time: formatting any other text would fail. */
export const DayAnswer = coerce(define<string>('day', isDay), string(), dayIn);

/** Shape of a time of day, also with seconds. */
export const TimeAnswer = coerce(define<string>('time', isTime), string(), (text) =>
  text.replace(/^(\d\d:\d\d):\d\d(?:\.\d+)?$/, '$1'),
);

/** Shape of a switch, also as 'Y', 'true' or 1. */
export const FlagAnswer = coerce(boolean(), union([string(), number()]), (value) => toSwitch(value) ?? value);

const NUMBER_IDS = ['community_id', 'district_id', 'address_id'];
const NESTED = ['community', 'main_address'];

/** Returns an address or a community with its ids as numbers. */
export function withNumberIds(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  const entries = Object.entries(answer).map(([key, value]) => {
    if (NESTED.includes(key)) return [key, withNumberIds(value)];
    const isQuoted = NUMBER_IDS.includes(key) && typeof value === 'string' && /^\d{1,15}$/.test(value);
    return [key, isQuoted ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}

/**
 * Parses a record of which as much as possible is shown: what is wrong in it is left out and named in the console, with
 * the smallest part around it without which it can be read.
 *
 * @throws {ShapeError} when a required field is absent or wrong
 */
export function parseShown<T, S>(answer: unknown, struct: Struct<T, S>, entity: string): T {
  let remaining: unknown = answer;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    try {
      return parse(remaining, struct, entity);
    } catch (error) {
      const paths = error instanceof ShapeError ? wrongPathsOf(error.cause) : [];
      if (paths.length === 0) throw error;
      for (const path of paths) {
        const left = path.slice(0, Math.max(1, path.length - depth));
        warnOnce(`${entity}: ${left.join('.')} of the answer is left out, because ${path.join('.')} is wrong.`);
        remaining = without(remaining, left);
      }
    }
  }
  return parse(remaining, struct, entity);
}

/** The number of attempts; each leaves out more around a wrong value. */
const MAX_DEPTH = 4;

function wrongPathsOf(error: unknown): PropertyKey[][] {
  if (!(error instanceof StructError)) return [];
  // From the last to the first, so that the places of earlier entries stay.
  const paths = error.failures().map(({ path }) => path as PropertyKey[]);
  return paths.filter((path) => path.length > 0).reverse();
}

/** Returns a copy of a value without a part of it. */
function without(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const index = Number(key);
    return rest.length === 0
      ? value.filter((_, other) => other !== index)
      : value.map((entry, other) => (other === index ? without(entry, rest) : entry));
  }
  const { [key]: part, ...others } = value as Record<PropertyKey, unknown>;
  return rest.length === 0 ? others : { ...others, [key]: without(part, rest) };
}

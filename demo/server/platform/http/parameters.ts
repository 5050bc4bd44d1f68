import { isDay } from '../berlin-day';
import { type FieldProblem, Problem } from './problem';

const MAX_INT = 2_147_483_647;
const MAX_VALUE_LENGTH = 200;

/** A reader of one request's parameters, which collects their problems. */
export type Parameters = {
  has(name: string): boolean;
  text(name: string, maxLength?: number): string | undefined;
  list(name: string, max: number): string[];
  commaList(name: string, max: number): string[];
  ids(name: string, max: number): number[];
  number(name: string, min: number, max: number): number | undefined;
  integer(name: string, min: number, max: number): number | undefined;
  day(name: string): string | undefined;
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined;
  /** Returns a switch: '1' is on, '0' is off. */
  flag(name: string): boolean | undefined;
  wrong(path: string, code: string, params?: FieldProblem['params']): undefined;
  /** Checks all parameters read so far. @throws {Problem} 400 wrong_data, with their problems */
  check(): void;
};

/** Opens the query string of a request; unknown parameters are ignored. */
export function parametersOf(search: URLSearchParams): Parameters {
  const errors: FieldProblem[] = [];
  const wrong: Parameters['wrong'] = (path, code, params) => {
    errors.push({ path, code, ...(params && { params }) });
    return undefined;
  };

  const list: Parameters['list'] = (name, max) => {
    const values = search.getAll(name).filter((value) => value !== '');
    if (values.length > max) return wrong(name, 'too_many', { max: max }) ?? [];
    if (values.some((value) => value.includes('\0'))) return wrong(name, 'characters') ?? [];
    if (values.some((value) => value.length > MAX_VALUE_LENGTH))
      return wrong(name, 'too_long', { max: MAX_VALUE_LENGTH }) ?? [];
    return values;
  };

  const text: Parameters['text'] = (name, maxLength = MAX_VALUE_LENGTH) => {
    const values = search.getAll(name);
    if (values.length > 1) return wrong(name, 'repeated');
    const value = values[0];
    if (value === undefined || value === '') return undefined;
    if (value.includes('\0')) return wrong(name, 'characters');
    if (value.length > maxLength) return wrong(name, 'too_long', { max: maxLength });
    return value;
  };

  const commaList: Parameters['commaList'] = (name, max) => {
    const values = search
      .getAll(name)
      .flatMap((value) => value.split(','))
      .filter((value) => value !== '');
    if (values.some((value) => value.includes('\0'))) return wrong(name, 'characters') ?? [];
    if (values.some((value) => value.length > MAX_VALUE_LENGTH))
      return wrong(name, 'too_long', { max: MAX_VALUE_LENGTH }) ?? [];
    return values.length > max ? (wrong(name, 'too_many', { max: max }) ?? []) : values;
  };

  const number: Parameters['number'] = (name, min, max) => {
    const value = text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return wrong(name, 'number');
    const result = Number(value);
    return result >= min && result <= max ? result : wrong(name, 'range', { min: min, max: max });
  };

  return {
    has: (name) => search.has(name),
    text,
    list,
    commaList,
    number,
    wrong,
    ids: (name, max) =>
      commaList(name, max).flatMap((value) =>
        /^\d{1,10}$/.test(value) && Number(value) <= MAX_INT ? [Number(value)] : (wrong(name, 'number') ?? []),
      ),
    integer: (name, min, max) => {
      const value = number(name, min, max);
      return value === undefined || Number.isInteger(value) ? value : wrong(name, 'number');
    },
    day: (name) => {
      const value = text(name);
      return value === undefined || isDay(value) ? value : wrong(name, 'date');
    },
    choice: (name, choices) => {
      const value = text(name);
      return value === undefined ? undefined : (choices.find((choice) => choice === value) ?? wrong(name, 'choice'));
    },
    flag: (name) => {
      const value = text(name);
      return value === undefined || value === '0' || value === '1'
        ? value === undefined
          ? undefined
          : value === '1'
        : wrong(name, 'choice');
    },
    check: () => {
      if (errors.length > 0) throw new Problem(400, 'wrong_data', errors);
    },
  };
}

/**
 * Parses a number in the path.
 *
 * @throws {Problem} 404 not_found, for any other text
 */
export function idOf(text: string): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) > MAX_INT) throw new Problem(404, 'not_found');
  return Number(text);
}

/**
 * Checks a text id in the path.
 *
 * @throws {Problem} 404 not_found, for an impossible one
 */
export function textIdOf(text: string): string {
  if (text.length > 100 || text.includes('\0')) throw new Problem(404, 'not_found');
  return text;
}

import { isDay } from '../lib/days';
import { parseDayInput } from '../lib/parse-day-input';
import { parseMoneyInput } from '../lib/parse-number-input';
import { isTimeInput, parseTimeInput } from '../lib/parse-time-input';

/*
 * Checks of single values, for the rules of forms and of the server. A form keeps unreadable input of a day, a time or
 * a number as typed text. An empty value is no problem here.
 */

/**
 * The code of a problem, and the parameters of its message: `{ code: 'too_early', params: { kind: 'day', min:
 * '2026-11-21' } }`.
 */
export type ValueProblem = { code: string; params: Readonly<Record<string, unknown>> };

type Bounds<Value> = { min?: Value | undefined; max?: Value | undefined };

/** Returns the problem of a day. @param today 'YYYY-MM-DD'; provides the year of input without one */
export function dayProblem(value: string, { today, min, max }: Bounds<string> & { today: string }) {
  const kind = 'day';
  if (value === '') return undefined;
  if (!isDay(value)) return { code: parseDayInput(value, today).problem ?? 'unreadable', params: { kind } };
  if (min !== undefined && value < min) return { code: 'too_early', params: { kind, min } };
  return max !== undefined && value > max ? { code: 'too_late', params: { kind, max } } : undefined;
}

/** Returns the problem of a time of day, 'HH:mm'. */
export function timeProblem(value: string): ValueProblem | undefined {
  if (value === '' || isTimeInput(value)) return undefined;
  return { code: parseTimeInput(value).problem ?? 'unreadable', params: { kind: 'time' } };
}

/** Returns the problem of a number, whole if `isWhole`. */
export function numberProblem(
  value: number | string | undefined,
  { isWhole = false, ...bounds }: Bounds<number> & { isWhole?: boolean } = {},
): ValueProblem | undefined {
  const params = { kind: 'number' };
  if (value === undefined) return undefined;
  if (typeof value === 'string' || !Number.isFinite(value)) return { code: 'unreadable', params };
  if (isWhole && !Number.isInteger(value)) return { code: 'not_whole', params };
  return outOfBounds(value, bounds, params);
}

/** Returns the problem of an amount in whole cents, not below zero unless `min` allows it. */
export function moneyProblem(
  value: number | string | undefined,
  { min = 0, max, currency = 'EUR' }: Bounds<number> & { currency?: string } = {},
): ValueProblem | undefined {
  const params = { kind: 'money', currency };
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return outOfBounds(value, { min, max }, params);
  const isPrecise = ([',', '.'] as const).some(
    (mark) => parseMoneyInput(String(value), mark, currency).problem === 'too_precise',
  );
  return { code: isPrecise ? 'too_precise' : 'unreadable', params };
}

/** Returns a problem if a list has more than `max` entries. */
export const manyProblem = (values: readonly unknown[], max: number): ValueProblem | undefined =>
  values.length > max ? { code: 'too_many', params: { max } } : undefined;

function outOfBounds(value: number, { min, max }: Bounds<number>, params: ValueProblem['params']) {
  if (min !== undefined && value < min) return { code: 'too_small', params: { ...params, min } };
  return max !== undefined && value > max ? { code: 'too_large', params: { ...params, max } } : undefined;
}

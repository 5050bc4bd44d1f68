import { isDay } from '../platform/berlin-day';
import { compareTexts } from './compare-texts';
import type { EventFilter, Sort } from './event-filter';

/** The PostgreSQL type of a sort value. */
type KeyType = 'date' | 'boolean' | 'text' | 'int' | 'float8';

/** The start of a page: after the row with these values, at this position. */
export type PageKey = { sort: Sort; position: number; values: readonly string[] };

const BY_DATE: readonly KeyType[] = ['date', 'boolean', 'text', 'int', 'text'];
const TYPES: Record<Sort, readonly KeyType[]> = {
  date: BY_DATE,
  title: ['text', 'text'],
  // The values of relevance: whether it is beyond the ranked ones, and the rank.
  relevance: ['boolean', 'int', ...BY_DATE],
  distance: ['float8', ...BY_DATE],
};

/** A sort value. */
export type SortValue = string | number | boolean;

const NUMBER = /^-?\d{1,20}(\.\d{1,30})?(e[+-]?\d{1,3})?$/;
const ZERO_OR_INFINITY = ['0', '-0', 'Infinity'];
const MAX = 1e307;
/** Checks a number: PostgreSQL refuses one that its type would round to zero or to infinity. */
const isDouble = (text: string) => {
  const magnitude = Math.abs(Number(text));
  return ZERO_OR_INFINITY.includes(text) || (NUMBER.test(text) && magnitude <= MAX && magnitude >= 1 / MAX);
};
const isValidText: Record<KeyType, (text: string) => boolean> = {
  date: isDay,
  boolean: (text) => text === 'true' || text === 'false',
  text: (text) => !text.includes('\0'),
  int: (text) => /^-?\d{1,9}$/.test(text),
  float8: isDouble,
};

/** Returns the effective order: relevance requires words, distance requires a centre. */
export function orderNameOf({ sort, words, centre }: Pick<EventFilter, 'sort' | 'words' | 'centre'>): Sort {
  if (sort === 'relevance' && words.length === 0) return 'date';
  return sort === 'distance' && !centre ? 'date' : sort;
}

/** Returns the types of an order's sort values. */
export const typesOf = (sort: Sort): readonly KeyType[] => TYPES[sort];

/** Returns the key as an opaque text for callers. */
export const keyText = ({ sort, position, values }: PageKey): string =>
  Buffer.from(JSON.stringify([sort, position, ...values])).toString('base64url');

/** Returns the typed values of a key. */
export const sortValuesOf = ({ sort, values }: PageKey): SortValue[] =>
  values.map((value, index) => {
    const type = TYPES[sort][index];
    if (type === 'boolean') return value === 'true';
    return type === 'int' || type === 'float8' ? Number(value) : value;
  });

/** Compares the values of two rows in order. */
export function compareSortValues(one: readonly SortValue[], other: readonly SortValue[]): number {
  for (const [index, value] of one.entries()) {
    const otherValue = other[index] ?? value;
    const difference =
      typeof value === 'string'
        ? compareTexts(value, String(otherValue))
        : value === otherValue
          ? 0
          : Number(value) - Number(otherValue);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Parses a key that fits the order; undefined for any other text. */
export function toPageKey(text: string, sort: Sort): PageKey | undefined {
  const parts = parseParts(text);
  const [name, position, ...values] = parts;
  const types = TYPES[sort];
  if (name !== sort || !Number.isSafeInteger(position) || Number(position) < 0) return undefined;
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.length !== types.length || values.length !== types.length) return undefined;
  return types.every((type, index) => isValidText[type](texts[index] ?? ''))
    ? { sort, position: Number(position), values: texts }
    : undefined;
}

function parseParts(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

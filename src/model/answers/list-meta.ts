import { integer, record, string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';

const ListMeta = type({
  pageSize: integer(),
  total: integer(),
  counts: record(string(), integer()),
  lastSevenDays: maybe(type({ views: integer(), viewsBefore: integer(), favourites: integer() })),
});

/** The views of a person's events in the last seven days and in the week before, and how often they were saved. */
export type LastSevenDays = { views: number; viewsBefore: number; favourites: number };

/** The totals of a list of own records. */
export type ListTotals<State extends string> = {
  /** Number of records that match the filter. */
  total: number;
  pageCount: number;
  /** Number of records in each state, independent of the filter's state. */
  counts: Readonly<Record<State, number>>;
  lastSevenDays?: LastSevenDays;
};

/** Reads the `meta` of a list of own records. @throws {ShapeError} */
export function toListTotals<State extends string>(meta: unknown, states: readonly State[]): ListTotals<State> {
  const { total, pageSize, counts, lastSevenDays } = parse(meta, ListMeta, 'List');
  return {
    total,
    pageCount: Math.max(1, Math.ceil(total / Math.max(1, pageSize))),
    // `fromEntries` loses the keys' type; there is one count for each state.
    counts: Object.fromEntries(states.map((state) => [state, counts[state] ?? 0])) as Record<State, number>,
    ...(lastSevenDays && { lastSevenDays }),
  };
}

/** Reads the id of a created record. @throws {ShapeError} */
export const toId = (answer: unknown): string => parse(answer, type({ id: string() }), 'Copy').id;

import { integer, record, string, type } from 'superstruct';
import { parse } from '../../lib/parse';

const ListMeta = type({ pageSize: integer(), total: integer(), counts: record(string(), integer()) });

/** How long a list of own records is. */
export type ListTotals<State extends string> = {
  /** How many there are with the filter. */
  total: number;
  pageCount: number;
  /** How many there are in each state, whatever the filter says of it. */
  counts: Readonly<Record<State, number>>;
};

/** Reads what is answered beside a list of own records. @throws {ShapeError} */
export function toListTotals<State extends string>(meta: unknown, states: readonly State[]): ListTotals<State> {
  const { total, pageSize, counts } = parse(meta, ListMeta, 'List');
  return {
    total,
    pageCount: Math.max(1, Math.ceil(total / Math.max(1, pageSize))),
    // One for each state.
    counts: Object.fromEntries(states.map((state) => [state, counts[state] ?? 0])) as Record<State, number>,
  };
}

/** Reads the id of a record that was made. @throws {ShapeError} */
export const toId = (answer: unknown): string => parse(answer, type({ id: string() }), 'Copy').id;

import type { Queryable } from '../../database';
import type { Placeholder } from '../dimensions';
import { rankOf } from '../page-order';
import type { Memo } from './memo';
import type { Ranks } from './order';

/** Asks the database how well events fit the words, for each event once. */
export function ranksOf(database: Queryable, client: string, memo: Memo, words: readonly string[]): Ranks {
  const known = memo('ranks', words.join(' '), () => new Map<number, number>());
  return async (slots) => {
    const missing = slots.filter((slot) => !known.has(slot));
    if (missing.length > 0) {
      for (const { slot, rank } of await loadRanks(database, client, words, missing)) known.set(slot, rank);
    }
    return known;
  };
}

function loadRanks(database: Queryable, client: string, words: readonly string[], slots: readonly number[]) {
  const params: unknown[] = [client];
  const parameter: Placeholder = (value, type) => `$${params.push(value)}::${type}`;
  // One text: pg looks at each item of an array.
  const { asked, rank } = rankOf(words, parameter);
  return database.query<{ slot: number; rank: number }>(
    `with w as materialized (select ${asked.join(', ')})
     select x.slot, ${rank} as rank
     from event_index x join event_texts i on i.event_id = x.event_id cross join w
     cross join lateral (select i.head || ''::tsvector as head offset 0) t
     where x.client = $1 and x.slot = any(${parameter(`{${slots.join(',')}}`, 'int[]')})`,
    params,
    { often: true },
  );
}

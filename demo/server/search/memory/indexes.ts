import { getHeapStatistics } from 'node:v8';
import type { Queryable } from '../../database';
import { type Cards, newCards } from './cards';
import { CHANGES_KEPT_MS, type Change, followChanges } from './changes';
import { type ClientIndex, withChanges } from './client-index';
import { loadChanged, loadIndex } from './load-index';
import { type Loading, newLoader } from './loading';
import { type Memo, newMemo } from './memo';
import { together } from './together';

/** What an event takes in memory, with its appointments and its share of the sets, and what is remembered of searches. */
const BYTES_PER_SLOT = 1000;
/** All indexes together may take half of the memory that this process has: the database searches all other clients' events. */
const MOST_SLOTS = Math.floor(getHeapStatistics().heap_size_limit / 2 / BYTES_PER_SLOT);
/** Where more events have changed at once, all are read anew. */
const MOST_CHANGED = 100;

/** One state of a client's events. A change makes another one, so nothing changes while somebody searches. */
export type Searchable = { client: string; index: ClientIndex; cards: Cards; memo: Memo };

/**
 * The index of a client as it is now: whatever was written before the call is in it, by whichever server. Nobody waits
 * until an index has been read.
 *
 * @returns undefined while the index is being read, and when the client has too many events for it
 */
export type Indexes = (client: string) => Promise<Searchable | undefined>;

type IndexesOptions = {
  /** A client who has more slots than all others have left over gets no index. */
  mostSlots?: number;
  /** Is told why an index could not be read; the next search begins anew. */
  onError?: (error: unknown) => void;
};

/** Keeps the index of each client that is searched in memory, and up to date. */
export function newIndexes(
  database: Queryable,
  { mostSlots = MOST_SLOTS, onError = () => undefined }: IndexesOptions = {},
): Indexes {
  const states = new Map<string, Searchable | Loading | 'too large'>();
  const wanted = new Set<string>();
  const changesSince = followChanges(database);
  let lookedAt = performance.now();

  const beginToLoad = newLoader(
    (client) => loadIndex(database, client, mostSlots - slotsOfOthers(client)),
    (client, loading, error) => {
      if (states.get(client) === loading) states.delete(client);
      onError(error);
    },
  );

  function slotsOfOthers(client: string): number {
    let slots = 0;
    for (const [other, state] of states) {
      const index = state !== 'too large' && other !== client ? state.index : undefined;
      if (index && index !== 'too large') slots += index.events.length;
    }
    return slots;
  }

  async function update(client: string, changes: readonly Change[]): Promise<void> {
    const state = states.get(client);
    const own = changes.filter((change) => change.client === null || change.client === client);
    if (state === undefined || state === 'too large') {
      if (isOfAll(own)) states.delete(client);
    } else if ('cards' in state) await apply(state, own);
    else {
      state.changes.push(...own);
      if (state.index === 'too large') states.set(client, 'too large');
      else if (state.index)
        await apply({ client, index: state.index, cards: newCards(database), memo: newMemo() }, state.changes);
    }
  }

  async function apply(state: Searchable, changes: readonly Change[]): Promise<void> {
    const { client, index } = state;
    const ids = idsIn(changes);
    if (isOfAll(changes)) states.delete(client);
    else if (changes.length === 0) states.set(client, state);
    else
      states.set(client, {
        client,
        index: ids.size > 0 ? withChanges(index, ids, await loadChanged(database, client, [...ids])) : index,
        cards: state.cards.without(changes.map(({ event }) => event)),
        memo: newMemo(),
      });
  }

  const look = together(async () => {
    const asked = [...wanted];
    wanted.clear();
    if (performance.now() - lookedAt > CHANGES_KEPT_MS / 2) states.clear();
    // A failure here loses nothing: the same changes are answered the next time.
    const changes = await changesSince();
    lookedAt = performance.now();
    try {
      for (const client of states.keys()) await update(client, changes);
    } catch (error) {
      // Some of the changes are missing now.
      states.clear();
      throw error;
    }
    // What is read from here on has all of the changes above in it.
    for (const client of asked) if (!states.has(client)) states.set(client, beginToLoad(client));
  });

  return async (client) => {
    wanted.add(client);
    await look();
    const state = states.get(client);
    return state !== undefined && state !== 'too large' && 'cards' in state ? state : undefined;
  };
}

/** The events whose place in the index has changed. */
const idsIn = (changes: readonly Change[]): Set<string> =>
  new Set(changes.flatMap(({ what, event }) => (what === 'index' && event !== null ? [event] : [])));

/** Whether so much has changed that all events are read anew. */
const isOfAll = (changes: readonly Change[]): boolean =>
  changes.some(({ what, event }) => what === 'index' && event === null) || idsIn(changes).size > MOST_CHANGED;

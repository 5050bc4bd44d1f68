import type { Queryable } from '../database';
import { findWaitingAccounts, findWaitingAddresses, findWaitingRelations } from './queue-sources';

/** What can wait for an operator, and how the queue calls it. A new kind needs its words, its source and its view. */
export const queueKinds = { account: 'Neue Person', relation: 'Berechtigung', address: 'Adresse' } as const;

/** One of queueKinds. */
export type QueueKind = keyof typeof queueKinds;

/** Something of a client that waits for an operator's decision. */
export type QueueEntry = {
  kind: QueueKind;
  id: number;
  title: string;
  /** A line that says more about the entry, such as the person who waits. */
  detail: string;
  /** null if it is unknown. */
  since: Date | null;
};

/** Finds what of one kind waits at a client, the oldest first, and no more than `most`. */
export type QueueSource = (from: Queryable, client: string, most: number) => Promise<Omit<QueueEntry, 'kind'>[]>;

/** At most so many of each kind are shown; an operator who has decided on them sees the next. */
export const MOST_OF_A_KIND = 200;

const sources: Readonly<Record<QueueKind, QueueSource>> = {
  account: findWaitingAccounts,
  relation: findWaitingRelations,
  address: findWaitingAddresses,
};

/** Every kind, in the order in which they are offered. */
export const kindsOfQueue: readonly QueueKind[] = ['account', 'relation', 'address'];

/** What waits for an operator at a client, the oldest first. */
export async function findQueue(from: Queryable, client: string): Promise<QueueEntry[]> {
  const found = await Promise.all(
    kindsOfQueue.map(async (kind) =>
      (await sources[kind](from, client, MOST_OF_A_KIND)).map((entry) => ({ ...entry, kind })),
    ),
  );
  return found.flat().sort((one, other) => (one.since?.getTime() ?? 0) - (other.since?.getTime() ?? 0));
}

/** The name of an entry in addresses and forms. */
export const entryName = ({ kind, id }: Pick<QueueEntry, 'kind' | 'id'>): string => `${kind}/${id}`;

/** An entry with those before and after it, among those that are shown; undefined when it does not wait. */
export function placeOf(
  queue: readonly QueueEntry[],
  name: string,
): { entry: QueueEntry; before: QueueEntry | undefined; after: QueueEntry | undefined; number: number } | undefined {
  const index = queue.findIndex((entry) => entryName(entry) === name);
  const entry = queue[index];
  return entry && { entry, before: queue[index - 1], after: queue[index + 1], number: index + 1 };
}

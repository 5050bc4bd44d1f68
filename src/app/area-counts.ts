import { proxy, useSnapshot } from 'valtio';
import { writeRevision } from '../api/own-writes';
import type { Client } from './client';
import { usePortal } from './portal';
import { useWriteRevision } from './use-write-revision';

/** The numbers of a person's records by the path of their list, each as of a revision of this device's changes. */
type Counts = Record<string, { count: number; revision: string }>;

const stores = new WeakMap<Client['session'], Counts>();

function countsOf({ session }: Client): Counts {
  const stored = stores.get(session);
  if (stored) return stored;
  const counts = proxy<Counts>({});
  stores.set(session, counts);
  session.subscribe(() => {
    for (const path of Object.keys(counts)) delete counts[path];
  });
  return counts;
}

/** Stores the number of records of a list that has loaded, for the tabs of the area. */
export function setAreaCount(client: Client, path: string, count: number): void {
  countsOf(client)[path] = { count, revision: writeRevision(client.host) };
}

/** Checks whether a list is known to be empty: it shows the way to a first record itself. */
export const useIsAreaEmpty = (path: string): boolean => useAreaCounts()(path) === 0;

/** Returns a function for the number of records of a list; undefined before it has loaded, or after a change. */
export function useAreaCounts(): (path: string) => number | undefined {
  const { client } = usePortal();
  const counts = useSnapshot(countsOf(client));
  const revision = useWriteRevision(client);
  return (path) => (counts[path]?.revision === revision ? counts[path].count : undefined);
}

import { useCallback, useSyncExternalStore } from 'react';
import { markOf, onOwnWrite } from '../api/own-writes';
import type { Client } from './client';

/** Marks the state after the last own write at a client: what is shown is asked for anew whenever it is another one. */
export function useOwnWrites({ host }: Client): string {
  const subscribe = useCallback((hearer: () => void) => onOwnWrite(host, hearer), [host]);
  return useSyncExternalStore(subscribe, () => markOf(host));
}

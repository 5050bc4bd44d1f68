import { useCallback, useSyncExternalStore } from 'react';
import { markOf, onOwnWrite } from '../api/own-writes';
import type { Client } from './client';

/** Returns a mark of the last change by this device at a client: another mark means that visible data is reloaded. */
export function useOwnWrites({ host }: Client): string {
  const subscribe = useCallback((hearer: () => void) => onOwnWrite(host, hearer), [host]);
  return useSyncExternalStore(subscribe, () => markOf(host));
}

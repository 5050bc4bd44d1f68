import { useCallback, useSyncExternalStore } from 'react';
import { onOwnWrite, writeRevision } from '../api/own-writes';
import type { Client } from './client';

/** Returns a mark of the last change by this device at a client: another mark means that visible data is reloaded. */
export function useWriteRevision({ host }: Client): string {
  const subscribe = useCallback((listener: () => void) => onOwnWrite(host, listener), [host]);
  return useSyncExternalStore(subscribe, () => writeRevision(host));
}

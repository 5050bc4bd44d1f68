import { useCallback, useSyncExternalStore } from 'react';
import { onOwnWrite, writeRevision } from '../api/own-writes';
import type { Client } from './client';

/** Returns the revision of the last change by this device at a client; visible data is reloaded when it changes. */
export function useWriteRevision({ host }: Client): string {
  const subscribe = useCallback((listener: () => void) => onOwnWrite(host, listener), [host]);
  return useSyncExternalStore(subscribe, () => writeRevision(host));
}

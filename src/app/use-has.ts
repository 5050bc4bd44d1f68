import { useSyncExternalStore } from 'react';
import { hasOf, onBackendChange } from '../api/backend';
import type { Has } from '../model/capabilities';
import { usePortal } from './portal';

/** Returns the check for what a backend has; re-renders when that changes. */
export const useHasOf = (host: string): Has => useSyncExternalStore(onBackendChange, () => hasOf(host));

/** Returns the check for what the element's backend has. */
export const useHas = (): Has => useHasOf(usePortal().client.host);

/** Replaces use-sync-external-store, which brings the hook to versions of React that lack it. */
export { useSyncExternalStore } from 'react';

import { lazily } from '../../../../lib/lazily';

/** What only a new event needs: the name of its draft, and the ways to others that were begun on this device. */
export const unsavedPart = lazily(() => import('./unsaved-panel'));

export type UnsavedPart = typeof import('./unsaved-panel');

import { lazyDialog } from './lazy-dialog';

/** Chooses between two states of a record that was changed elsewhere. */
export const ConflictDialog = lazyDialog(async () => (await import('./conflict-dialog')).ConflictDialog);

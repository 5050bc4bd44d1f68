import { lazyDialog } from '../../../portal/form-parts/lazy-dialog';

/** Chooses between two states of an event that was changed elsewhere. */
export const EventConflictDialog = lazyDialog(
  async () => (await import('./event-conflict-dialog')).EventConflictDialog,
);

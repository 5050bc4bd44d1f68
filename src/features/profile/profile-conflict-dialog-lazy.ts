import { lazyDialog } from '../../portal/form-parts/lazy-dialog';

/** Chooses between two states of a profile that was changed elsewhere. */
export const ProfileConflictDialog = lazyDialog(
  async () => (await import('./profile-conflict-dialog')).ProfileConflictDialog,
);

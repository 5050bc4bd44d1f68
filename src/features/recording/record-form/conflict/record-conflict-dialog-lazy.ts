import { lazily } from '../../../../lib/lazily';
import { lazyDialog } from '../../../../portal/form-parts/lazy-dialog';

/** Chooses between two states of an event that was changed elsewhere. */
export const RecordConflictDialog = lazyDialog(
  lazily(async () => (await import('./record-conflict-dialog')).RecordConflictDialog).load,
);

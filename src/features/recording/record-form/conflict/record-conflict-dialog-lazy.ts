import { lazyDialog } from '../../../../portal/form-parts/lazy-dialog';
import { sectionWithTexts } from '../section-with-texts';
import { conflictTexts } from './conflict-texts-lazy';

/** Chooses between two states of an event that was changed elsewhere. */
export const RecordConflictDialog = lazyDialog(
  sectionWithTexts(conflictTexts, async () => (await import('./record-conflict-dialog')).RecordConflictDialog).load,
);

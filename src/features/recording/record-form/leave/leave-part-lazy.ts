import { sectionWithTexts } from '../section-with-texts';
import { leaveTexts } from './leave-texts-lazy';

/** Asks before the form is left, where something would be lost. */
export const leavePart = sectionWithTexts(leaveTexts, async () => (await import('./leave-part')).LeavePart);

/** Says that a record has changes which are not published, and takes them back. */
export const unpublishedPanel = sectionWithTexts(
  leaveTexts,
  async () => (await import('./unpublished-panel')).UnpublishedPanel,
);

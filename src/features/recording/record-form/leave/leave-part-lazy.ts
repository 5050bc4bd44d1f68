import { sectionWithTexts } from '../section-with-texts';
import { leaveTexts } from './leave-texts-lazy';

/** Asks before the form is left, where something would be lost. */
export const leavePart = sectionWithTexts(leaveTexts, async () => (await import('./leave-part')).LeavePart);

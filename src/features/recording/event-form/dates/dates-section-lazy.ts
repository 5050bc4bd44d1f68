import { sectionWithTexts } from '../../record-form/section-with-texts';
import { datesTexts } from './dates-texts-lazy';

/** When an event takes place. */
export const datesSection = sectionWithTexts(datesTexts, async () => (await import('./dates-section')).DatesSection);

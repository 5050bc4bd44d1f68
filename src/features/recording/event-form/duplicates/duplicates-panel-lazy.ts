import { sectionWithTexts } from '../../record-form/section-with-texts';
import { duplicatesTexts } from './duplicates-texts-lazy';

/** Says while an event is written that there may be one like it already. */
export const duplicatesPanel = sectionWithTexts(
  duplicatesTexts,
  async () => (await import('./duplicates-panel')).DuplicatesPanel,
);

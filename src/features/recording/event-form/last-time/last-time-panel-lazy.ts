import { sectionWithTexts } from '../../record-form/section-with-texts';
import { lastTimeTexts } from './last-time-texts-lazy';

/** Offers what the last event of the same person had. */
export const lastTimePanel = sectionWithTexts(
  lastTimeTexts,
  async () => (await import('./last-time-panel')).LastTimePanel,
);

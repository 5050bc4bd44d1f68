import { sectionWithTexts } from '../section-with-texts';
import { reviewTexts } from './review-texts-lazy';

/** How the review of an event stands, above its form. */
export const reviewPanel = sectionWithTexts(reviewTexts, async () => (await import('./review-panel')).ReviewPanel);

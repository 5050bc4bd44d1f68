import { sectionWithTexts } from '../../record-form/section-with-texts';
import { priceTexts } from './price-texts-lazy';

/** What an event costs, and for whom it is. */
export const priceSection = sectionWithTexts(priceTexts, async () => (await import('./price-section')).PriceSection);

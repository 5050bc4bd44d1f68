import { lazily } from '../../../../lib/lazily';

/** What an event costs, and for whom it is. */
export const priceSection = lazily(async () => (await import('./price-section')).PriceSection);

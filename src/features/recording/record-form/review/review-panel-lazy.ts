import { lazily } from '../../../../lib/lazily';

/** How the review of an event stands, above its form. */
export const reviewPanel = lazily(async () => (await import('./review-panel')).ReviewPanel);

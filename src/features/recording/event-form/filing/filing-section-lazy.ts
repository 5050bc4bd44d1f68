import { lazily } from '../../../../lib/lazily';

/** Under what else an event is filed. */
export const filingSection = lazily(async () => (await import('./filing-section')).FilingSection);

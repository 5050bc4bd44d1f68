import { lazily } from '../../../../lib/lazily';

/** Title and tags of an article. */
export const headSection = lazily(async () => (await import('./head-section')).HeadSection);

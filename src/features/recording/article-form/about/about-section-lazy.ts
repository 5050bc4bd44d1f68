import { lazily } from '../../../../lib/lazily';

/** The day and the events that an article writes about. */
export const aboutSection = lazily(async () => (await import('./about-section')).AboutSection);

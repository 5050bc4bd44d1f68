import { lazily } from '../../../../lib/lazily';

/** The pictures of an event. */
export const picturesSection = lazily(async () => (await import('./pictures-section')).PicturesSection);

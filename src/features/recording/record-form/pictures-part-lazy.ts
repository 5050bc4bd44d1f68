import { lazily } from '../../../lib/lazily';

/** The pictures of an event; the code that sends files comes with them. */
export const picturesPart = lazily(async () => (await import('./pictures-part')).PicturesPart);

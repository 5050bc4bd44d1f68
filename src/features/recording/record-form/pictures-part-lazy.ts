import { lazily } from '../../../lib/lazily';

/** The pictures of an event; the code that sends files comes with them. */
export const picturesPart = lazily(async () => (await import('./pictures-part')).PicturesPart);

/** What saves what is said of pictures; where there are some, it has come with them. */
export const mediaCalls = lazily(() => import('./media-changes'));

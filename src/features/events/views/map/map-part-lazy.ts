import { lazily } from '../../../../lib/lazily';

/** The map with the list beside it, without the library that draws it. */
export const mapPart = lazily(async () => ({ Shown: (await import('./map-part')).MapView }));

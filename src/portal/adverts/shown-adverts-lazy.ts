import { lazily } from '../../lib/lazily';

/** Shows adverts that run, in the places that screens have for them; loaded where a client has switched adverts on. */
export const shownAdverts = lazily(async () => (await import('./shown-adverts')).loadShownAdverts());

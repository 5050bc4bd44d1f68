import { lazily } from '../../lib/lazily';
import { useLazyPart } from '../../ui/lazy-part';

/** Shows adverts that run, in the places that screens have for them. */
export const shownAdverts = lazily(async () => (await import('./shown-adverts')).loadShownAdverts());

/** The views of running adverts; loaded where a client has switched adverts on. */
export const useShownAdverts = (isWanted: boolean) => useLazyPart(shownAdverts, isWanted);

import { lazyModule } from '../../lib/lazy-module';
import { useLazyPart } from '../../ui/lazy-part';

/** Shows adverts that run, in the places that screens have for them. */
export const shownAdverts = lazyModule(async () => (await import('./shown-adverts')).loadShownAdverts());

/** The views of running adverts; loaded where a client has switched adverts on. */
export const useShownAdverts = (isWanted: boolean) => useLazyPart(shownAdverts, isWanted);

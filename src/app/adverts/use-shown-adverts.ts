import { lazyModule } from '../../lib/lazy-module';
import { useLazyPart } from '../../ui/lazy-part';

/** The lazy views of running adverts. */
export const shownAdverts = lazyModule(async () => (await import('./shown-adverts')).loadShownAdverts());

/** Returns the views of running adverts; loaded if the client has enabled adverts. */
export const useShownAdverts = (isWanted: boolean) => useLazyPart(shownAdverts, isWanted);

import { lazyModule } from '../../lib/lazy-module';
import { useLazyPart } from '../../ui/lazy-part';

/** The lazy views of running adverts. */
export const advertViews = lazyModule(async () => (await import('./shown-adverts')).loadAdvertViews());

/** Returns the views of running adverts; loaded if the client has enabled adverts. */
export const useAdvertViews = (isEnabled: boolean) => useLazyPart(advertViews, isEnabled);

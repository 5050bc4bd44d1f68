import type { ComponentProps } from 'react';
import { loadCleaner } from '../lib/clean-html';
import { lazyModule } from '../lib/lazy-module';
import { warnOnce } from '../lib/warn';
import { WhenLoaded } from '../ui/lazy-part';
import type { CleanMarkup } from './clean-markup';

/** Lazy, because its sanitizer is large and many clients have no HTML. */
export const cleanMarkup = lazyModule(async () => {
  try {
    const [{ CleanMarkup }] = await Promise.all([import('./clean-markup'), loadCleaner()]);
    return CleanMarkup;
  } catch (error) {
    warnOnce(`HTML of the settings is not shown. ${String(error)}`);
    throw error;
  }
});

/** Renders HTML of the client once its sanitizer has loaded. */
export const ClientMarkup = (props: ComponentProps<typeof CleanMarkup>) => <WhenLoaded part={cleanMarkup} {...props} />;

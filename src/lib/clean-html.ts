import type { Cleaner } from './html-cleaner';
import { lazyModule } from './lazy-module';

const cleaner = lazyModule(async () => (await import('./html-cleaner')).cleaner);

/** Returns the sanitizer, once {@link loadCleaner} has loaded it. */
export const readyCleaner = (): Cleaner | undefined => cleaner.ready();

/** Loads the sanitizer, a chunk of its own; needs a browser. Its Trusted Types policy is called 'dompurify'. */
export const loadCleaner = (): Promise<Cleaner> => cleaner.load();

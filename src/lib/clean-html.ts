import type { Cleaner } from './html-cleaner';
import { lazyModule } from './lazy-module';

const cleaner = lazyModule(async () => (await import('./html-cleaner')).cleaner);

/** The cleaner, once {@link loadCleaner} has loaded it. */
export const readyCleaner = (): Cleaner | undefined => cleaner.ready();

/** Loads the cleaner, a chunk of its own; needs a browser. Its Trusted Types policy is called 'dompurify'. */
export const loadCleaner = (): Promise<Cleaner> => cleaner.load();

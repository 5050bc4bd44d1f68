import { lazily } from '../lib/lazily';

/** Loads a file that only its owner may have; few screens have one. */
export const fileLoader = lazily(async () => (await import('./load-file')).loadFile);

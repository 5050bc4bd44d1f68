import { lazily } from '../../../lib/lazily';

/** What stands around an event: the tickets in reach, its print, other events. It brings its texts itself. */
export const beyondEvent = lazily(() => import('./beyond'));

import { lazily } from '../../../lib/lazily';

/** The way from the list to its other views. It brings its texts itself. */
export const viewsKit = lazily(() => import('./views'));

import { lazily } from '../../../lib/lazily';

/** Whether a list has other views, for which it keeps room. */
export const hasViews = true;

/** The way from the list to its other views. It brings its texts itself. */
export const viewsKit = lazily(() => import('./views'));

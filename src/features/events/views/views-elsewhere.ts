import { never } from '../../../lib/never';

export const hasViews = false;

/** In the classic script there is the list alone, whatever view is asked for. */
export const viewsKit = { ...never, load: () => Promise.reject() };

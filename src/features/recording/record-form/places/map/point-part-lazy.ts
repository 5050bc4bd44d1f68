import { lazily } from '../../../../../lib/lazily';

/** What the form for a new address needs to have a place on a map. */
export const pointPart = lazily(() => import('./point-part'));

import { lazily } from '../../../../lib/lazily';

/** What stands beside the form and below it; the form is complete without. */
export const besidePart = lazily(() => import('./beside-part'));

import { lazily } from '../../../lib/lazily';

/** The icon of a rubric, where a picture is missing. */
export const coverKit = lazily(() => import('./rubric-cover-part'));

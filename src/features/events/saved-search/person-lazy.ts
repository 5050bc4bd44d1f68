import { lazily } from '../../../lib/lazily';

/** Who is logged in, loaded only where somebody is. */
export const personKit = lazily(() => import('../../../portal/person-store'));

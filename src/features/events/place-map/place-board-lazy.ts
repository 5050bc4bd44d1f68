import { lazily } from '../../../lib/lazily';

/** The map itself, with its library, once a visitor opens it. */
export const placeBoard = lazily(() => import('./place-board-part'));

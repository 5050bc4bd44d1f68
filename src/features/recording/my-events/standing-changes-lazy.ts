import { lazily } from '../../../lib/lazily';

/** Needs all that an event can hold, which the list does without. */
export const standingChanges = lazily(() => import('./standing-changes'));

import { lazily } from '../../../lib/lazily';

/** The steps behind the choice of a slot, and what throws the choice away. */
export const laterSteps = lazily(async () => (await import('./later-steps-part')).LATER_PART);

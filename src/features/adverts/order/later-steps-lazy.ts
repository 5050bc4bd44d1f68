import { lazily } from '../../../lib/lazily';

/** The steps behind the choice of a slot. */
export const laterSteps = lazily(async () => (await import('./later-steps-part')).LATER_STEPS);

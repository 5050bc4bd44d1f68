import { lazily } from '../../lib/lazily';

/** The full parser of a list: the first render does without it, and it is loaded right behind that. */
export const parser = lazily(() => import('./event-page'));

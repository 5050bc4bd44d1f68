import { lazily } from '../../../../lib/lazily';

/** Words for what only an event can have wrong: nothing can be wrong yet when the form appears. */
export const problemWords = lazily(() => import('./problem-words'));

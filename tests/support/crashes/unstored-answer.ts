/**
 * The line of a faulty server while an effect is committed and its answer is not yet stored: a crash then doubles it.
 */
export const UNSTORED_ANSWER = 'in the gap';

/** What a faulty server says while an effect is committed and its answer is not yet kept: where a crash doubles it. */
export const IN_GAP = 'in the gap';

/** A pattern with exponential backtracking on this text. */
export const HANGING = { pattern: '^(a+)+$', text: `${'a'.repeat(60)}!` } as const;

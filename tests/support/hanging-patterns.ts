/** A pattern that tries the text in more ways than there are atoms, where anything runs it. */
export const HANGING = { pattern: '^(a+)+$', text: `${'a'.repeat(60)}!` } as const;

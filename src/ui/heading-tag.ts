/** The tag of a heading. */
export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** Returns the nearest level that has a heading element. */
export const headingLevelOf = (level: number) => Math.min(6, Math.max(1, level)) as 1 | 2 | 3 | 4 | 5 | 6;

/** Returns the tag of a heading level. */
export const headingTag = (level: number): HeadingTag => `h${headingLevelOf(level)}`;

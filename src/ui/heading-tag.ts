/** The element of a heading. */
export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** The heading element of a level; below the sixth there is none. */
export const headingTag = (level: number): HeadingTag => `h${Math.min(6, Math.max(1, level))}` as HeadingTag;

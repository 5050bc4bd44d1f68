/** The element of a heading. */
export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The heading element of a level; below the sixth there is none. */
export const headingTag = (level: number): HeadingTag => TAGS[Math.min(6, Math.max(1, level)) - 1] ?? 'h6';

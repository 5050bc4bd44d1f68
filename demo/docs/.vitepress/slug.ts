/** Returns the anchor of a heading as hosts of Git repositories make it, so that a link works there and on the site. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Cuts a text at a length, but not within a character of two units: no database keeps half of one in JSON. */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');

/** Characters that the text of an attribute must not contain, whatever its quotes. */
const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const entity = (character: string) => `&#${character.codePointAt(0)};`;

/**
 * Writes the value of an attribute with its quotes: JSON stays legible in single ones.
 *
 * @param more characters that also must not appear, because the page's system would read them
 */
export function quoted(value: string, more = /(?!)/g): string {
  const isSingle = value.includes('"') && !value.includes("'");
  const text = value
    .replace(/[&<>]/g, (character) => MARKUP[character] ?? character)
    .replaceAll('"', isSingle ? '"' : '&quot;')
    // Some systems end the value at a line break.
    .replace(/[\r\n\t]/g, entity)
    .replace(more, entity);
  return isSingle ? `'${text}'` : `"${text}"`;
}

/** Writes JSON for the comment of a WordPress block, in the manner of WordPress itself. */
export const blockJson = (value: object): string =>
  JSON.stringify(value).replace(/--|[<>&]|\\["\\]/g, (found) =>
    // An escaped quote or backslash is the character after the backslash.
    [...found.replace(/^\\/, '')]
      .map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );

/** Writes the value of a JSX attribute: a literal where it is legible, else an expression. */
export const jsxValue = (value: string): string =>
  /^[^"&\\\r\n\t]*$/.test(value) ? `"${value}"` : `{${JSON.stringify(value)}}`;

/** Writes an object as JavaScript, with two spaces per level. */
export const objectLiteral = (value: object): string =>
  JSON.stringify(value, null, 2).replace(/^(\s*)"([a-z_][\w]*)":/gim, '$1$2:');

const PLAIN = /^(?:<p>(?:[^<]|<br>)*<\/p>)+$/;

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };
const UNESCAPED = new Map(Object.entries(ESCAPED).map(([character, entity]) => [entity, character]));

/** Returns a plain text as HTML: an empty line separates paragraphs. '' for an empty text. */
export function htmlOfParagraphs(text: string): string {
  const escaped = text.trim().replace(/[&<>\u00a0]/g, (character) => ESCAPED[character] ?? '');
  if (escaped === '') return '';
  const paragraphs = escaped.split(/\n(?:[ \t]*\n)+/);
  return paragraphs.map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`).join('');
}

/** Returns the text of HTML with paragraphs only; undefined for other HTML, which text cannot represent. */
export function paragraphsOf(html: string): string | undefined {
  if (html === '') return '';
  if (!PLAIN.test(html)) return undefined;
  const text = html
    .slice('<p>'.length, -'</p>'.length)
    .replaceAll('</p><p>', '\n\n')
    .replaceAll('<br>', '\n')
    .replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => UNESCAPED.get(entity) ?? '');
  return htmlOfParagraphs(text) === html ? text : undefined;
}

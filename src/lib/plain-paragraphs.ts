const PLAIN = /^(?:<p>(?:[^<]|<br>)*<\/p>)+$/;

const SPELLED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };
const READ = new Map(Object.entries(SPELLED).map(([character, entity]) => [entity, character]));

/** Returns a plain text as HTML: an empty line separates paragraphs. '' for an empty text. */
export function htmlOfParagraphs(text: string): string {
  const spelled = text.trim().replace(/[&<>\u00a0]/g, (character) => SPELLED[character] ?? '');
  if (spelled === '') return '';
  const paragraphs = spelled.split(/\n(?:[ \t]*\n)+/);
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
    .replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => READ.get(entity) ?? '');
  return htmlOfParagraphs(text) === html ? text : undefined;
}

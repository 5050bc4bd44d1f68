const ALLOWED_TAGS = new Set(['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a']);
const PARAGRAPH_TAGS = new Set(['div', 'section', 'article', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const CODE = /<(script|style|template|iframe|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const UNSTORABLE_CHARACTERS = /\0|\p{Surrogate}/gu;

const ENTITY = /&(?!(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});)/gi;
const escapeText = (text: string) => text.replace(ENTITY, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Cleans imported HTML: paragraphs, lists, emphasis and web links stay; other tags are removed, their text stays. */
export function cleanHtml(html: string): string {
  const parts = html.replace(CODE, '').split(/(<\/?[a-z][^<>]*>)/i);
  return parts.map((part, index) => (index % 2 === 1 ? cleanTag(part) : escapeText(part))).join('');
}

/** Returns the tag without attributes, except the web address of a link. */
function cleanTag(tag: string): string {
  const name = /^<\/?([a-z][a-z0-9]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
  const slash = tag.startsWith('</') ? '/' : '';
  if (PARAGRAPH_TAGS.has(name)) return `<${slash}p>`;
  if (!ALLOWED_TAGS.has(name)) return '';
  if (name !== 'a' || slash) return `<${slash}${name}>`;
  const href = /\shref\s*=\s*["']?(https?:\/\/[^"'\s<>`]+)/i.exec(tag)?.[1];
  return href ? `<a href="${href.replace(ENTITY, '&amp;')}">` : '<a>';
}

/** Returns the value with storable texts (no NUL, no half surrogate pairs), and without nulls, which mean absent. */
export function toStorable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNSTORABLE_CHARACTERS, '\uFFFD');
  if (Array.isArray(value)) return value.map(toStorable);
  if (typeof value !== 'object' || value === null) return value;
  const present = Object.entries(value).filter(([, entry]) => entry !== null);
  return Object.fromEntries(present.map(([key, entry]) => [key, toStorable(entry)]));
}

import { safeHref, withScheme } from './urls';

const EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#.]+$/;

/** Quotes and angle brackets, which URL parsers leave alone in mail and telephone addresses. */
const MARKUP = /["'<>`]/g;

/**
 * An address as it may be kept in a formatted text: absolute, with one of http, https, mailto, tel, and nothing in it
 * that a cleaner of HTML takes for markup.
 *
 * @returns undefined for what must not be linked
 */
export const keptHref = (href: string): string | undefined =>
  safeHref(href)?.replace(MARKUP, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The address that somebody means who types 'www.beispiel.de', 'info@beispiel.de' or a whole URL.
 *
 * @returns undefined for what leads nowhere
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const href = keptHref(EMAIL.test(text) ? `mailto:${text}` : withScheme(text));
  // A single word is no host that visitors could reach.
  const leadsSomewhere = href?.startsWith('http') ? new URL(href).hostname.includes('.') : /:./.test(href ?? '');
  return leadsSomewhere ? href : undefined;
}

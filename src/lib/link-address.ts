import { safeHref } from './urls';
import { withScheme } from './with-scheme';

const EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#.]+$/;

/** Matches quotes and angle brackets, which URL parsers leave alone in mail and telephone addresses. */
const MARKUP = /["'<>`]/g;

/**
 * Returns an address as a formatted text may contain it: absolute, with one of http, https, mailto, tel, and without
 * characters that the HTML sanitizer takes for markup.
 *
 * @returns undefined if it is not allowed
 */
export const allowedHref = (href: string): string | undefined =>
  safeHref(href)?.replace(MARKUP, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the address that a user means by 'www.beispiel.de', 'info@beispiel.de' or a whole URL.
 *
 * @returns undefined if the text is no address
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const href = allowedHref(EMAIL.test(text) ? `mailto:${text}` : withScheme(text));
  // A single word is no host that visitors could reach.
  const isReachable = href?.startsWith('http') ? new URL(href).hostname.includes('.') : /:./.test(href ?? '');
  return isReachable ? href : undefined;
}

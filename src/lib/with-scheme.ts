import { SKIPPED } from './urls';

/** Matches 'example.org:8080' and 'localhost:3000', which look like a scheme but are a host with its port. */
const HOST_AND_PORT = /^(?:localhost|[\w-]+(?:\.[\w-]+)+):\d+(?:[/?#]|$)/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Puts 'https://' before a URL without a scheme (spec section 3, Address). Paths, queries and fragments stay unchanged,
 * and so does every URL with a scheme, safe or not: safeHref alone decides which links are allowed.
 */
export function withScheme(url: string): string {
  const text = url.replace(SKIPPED, '');
  if (text.startsWith('//')) return `https:${text}`;
  if (text === '' || /^[/\\?#.]/.test(text)) return text;
  return SCHEME.test(text) && !HOST_AND_PORT.test(text) ? text : `https://${text}`;
}

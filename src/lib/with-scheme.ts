import { SKIPPED } from './urls';

/** 'example.org:8080' and 'localhost:3000' look like a scheme but are a host with its port. */
const HOST_AND_PORT = /^(?:localhost|[\w-]+(?:\.[\w-]+)+):\d+(?:[/?#]|$)/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Puts 'https://' before a URL that has no scheme (spec section 3, Address). Paths, queries and fragments stay as they
 * are, and so does every URL with a scheme, safe or not: safeHref alone decides what may be linked.
 */
export function withScheme(url: string): string {
  const text = url.replace(SKIPPED, '');
  if (text.startsWith('//')) return `https:${text}`;
  if (text === '' || /^[/\\?#.]/.test(text)) return text;
  return SCHEME.test(text) && !HOST_AND_PORT.test(text) ? text : `https://${text}`;
}

/** The only schemes that may reach an href. */
const LINK_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** What URL parsers skip: blanks and control characters around a URL, tabs and line breaks inside. */
const SKIPPED = /^[\0- ]+|[\0- ]+$|[\t\n\r]/g;

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

/**
 * The URL as it may stand in an href: absolute, with one of http, https, mailto, tel, and in the very spelling
 * that was checked.
 *
 * @returns undefined when it must not be linked, also for relative URLs (see withScheme and absoluteUrl)
 */
export function safeHref(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  try {
    const { protocol, href } = new URL(url.replace(SKIPPED, ''));
    return LINK_SCHEMES.includes(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Joins a path of the API to its base, keeping the base's own path: never resolved against the page, whose
 * base element may point anywhere. Placeholders such as '{width}' survive. A full http(s) URL stays as it is.
 */
export function absoluteUrl(path: string, base: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  return `${base.replace(/\/+$/, '')}/${path.replace(/^[/\\]+/, '')}`;
}

/** The only schemes that may reach an href. */
const LINK_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * Matches characters that URL parsers skip: blanks and control characters around a URL, tabs and line breaks inside.
 */
export const SKIPPED = /^[\0- ]+|[\0- ]+$|[\t\n\r]/g;

/**
 * Returns the URL in a form that is safe in an href: absolute, with one of http, https, mailto, tel, and in the very
 * spelling that was checked.
 *
 * @returns undefined if it is not allowed, also for relative URLs (see withScheme and absoluteUrl)
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
 * Joins a path of the API to its base, including the base's own path. It is never resolved against the page, whose base
 * element may point anywhere. Placeholders such as '{width}' survive. A full http(s) URL, or one of a file of this
 * page, stays unchanged.
 */
export function absoluteUrl(path: string, base: string): string {
  if (/^(?:https?:\/\/|blob:)/i.test(path)) return path;
  return `${base.replace(/\/+$/, '')}/${path.replace(/^[/\\]+/, '')}`;
}

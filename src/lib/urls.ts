/** The only schemes that may reach an href. */
const LINK_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** What URL parsers skip: blanks and control characters around a URL, tabs and line breaks inside. */
export const SKIPPED = /^[\0- ]+|[\0- ]+$|[\t\n\r]/g;

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
 * base element may point anywhere. Placeholders such as '{width}' survive. A full URL of http(s), or of a file of this
 * page, stays as it is.
 */
export function absoluteUrl(path: string, base: string): string {
  if (/^(?:https?:\/\/|blob:)/i.test(path)) return path;
  return `${base.replace(/\/+$/, '')}/${path.replace(/^[/\\]+/, '')}`;
}

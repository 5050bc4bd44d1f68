/** Query parameters; a list is repeated, undefined is left out. */
export type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

/** Returns the absolute address of a call, always in the same form, so that it identifies shared answers. */
export function callUrl(host: string, path: string, query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined || value === '') return [];
    return [value].flat().map((one) => [name, String(one)] as [string, string]);
  });
  const search = new URLSearchParams(pairs).toString();
  return `${host}/api/${path}${search && `?${search}`}`;
}

/**
 * Returns the absolute form of a `host` attribute; without one, the origin of the page. It is resolved against the
 * address of the page, never against its `<base>`, which may point anywhere.
 *
 * @returns undefined when it is no http(s) address
 */
export function absoluteHost(host: string): string | undefined {
  if (host.trim() === '') return window.location.origin;
  try {
    const { protocol, href } = new URL(host, window.location.href);
    return /^https?:$/.test(protocol) ? href.replace(/[?#].*$/, '').replace(/\/+$/, '') : undefined;
  } catch {
    return undefined;
  }
}

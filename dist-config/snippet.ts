/** The host in the README. */
const EXAMPLE_HOST = 'https://events.example/clients/stadt';

/** The module in the page, and its import, both with stable names. */
const ENTRY = 'event-portal.js';
const LOADER = 'loader.js';

type Snippet = {
  /** The address of the bundle's folder, with a slash at its end. */
  base: string;
  /** The base address of the event-management system. */
  host?: string;
  /** True if the script names its folder, for pages that merge or inline scripts. */
  namesBase?: boolean | undefined;
  /** For an immutable folder: the hash of each file by its name, and the files before the first card. */
  fixed?: { hashes: Readonly<Record<string, string>>; files: readonly string[] } | undefined;
};

/**
 * Returns the lines that load the bundle. Hashes, and file names with hashes, are included for an immutable version
 * only: the next deployment into the same folder would break the page.
 *
 * The loader is requested beside the script that imports it. The application, which follows the first card, is not: on
 * a slow line that card would come later by nearly half, whatever the priority, while the list is ready only a sixth
 * sooner.
 */
export function scriptTags({ base, fixed, namesBase }: Pick<Snippet, 'base' | 'fixed' | 'namesBase'>): string[] {
  function source(file: string) {
    const hash = fixed?.hashes[file];
    if (fixed && !hash) throw new Error(`${file} has no hash.`);
    return `"${base}${file}"${hash ? ` integrity="${hash}" crossorigin` : ''}`;
  }
  const ahead = fixed?.files ?? [LOADER];
  return [
    ...ahead.map((file) => `<link rel="modulepreload" href=${source(file)}>`),
    `<script type="module" src=${source(ENTRY)}${namesBase ? ` data-base="${base}"` : ''}></script>`,
  ];
}

/** Returns the line that opens the connection to a host early: the first call then needs no handshake. */
export const preconnectTag = (host: string): string =>
  // Calls send no cookies, hence the attribute.
  `<link rel="preconnect" href="${new URL(host).origin}" crossorigin>`;

/** Returns the snippet that an integrator puts into a page. */
export function snippet({ host = EXAMPLE_HOST, ...bundle }: Snippet): string {
  return [preconnectTag(host), ...scriptTags(bundle), `<event-portal host="${host}"></event-portal>`, ''].join('\n');
}

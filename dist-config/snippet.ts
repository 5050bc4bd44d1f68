/** Where the host stands in the README. */
const EXAMPLE_HOST = 'https://events.example/clients/stadt';

/** What a page names, and what that imports, both under names that stay. */
const ENTRY = 'event-portal.js';
const LOADER = 'loader.js';

type Snippet = {
  /** Address of the folder of the bundle, with a slash at its end. */
  base: string;
  /** Base address of the event-management system. */
  host?: string;
  /** For a folder that never changes: the hash of each file by its name, and what is needed before the first card. */
  fixed?: { hashes: Readonly<Record<string, string>>; files: readonly string[] } | undefined;
};

/**
 * The lines that load the bundle. Hashes, and names of files that have them, stand there for a version that never changes
 * only: the next deployment into the same folder would break the page.
 *
 * The loader is asked for beside the script that imports it. The application, which follows the first card, is not: on a
 * slow line that card would come later by nearly half, whatever the priority, while the list is ready only a sixth sooner.
 */
export function scriptTags({ base, fixed }: Pick<Snippet, 'base' | 'fixed'>): string[] {
  function source(file: string) {
    const hash = fixed?.hashes[file];
    if (fixed && !hash) throw new Error(`${file} has no hash.`);
    return `"${base}${file}"${hash ? ` integrity="${hash}" crossorigin` : ''}`;
  }
  const ahead = fixed?.files ?? [LOADER];
  return [
    ...ahead.map((file) => `<link rel="modulepreload" href=${source(file)}>`),
    `<script type="module" src=${source(ENTRY)}></script>`,
  ];
}

/** Writes what an integrator puts into a page. */
export function snippet({ host = EXAMPLE_HOST, ...bundle }: Snippet): string {
  return [
    // The first call then needs no handshake. It sends no cookies, hence the attribute.
    `<link rel="preconnect" href="${new URL(host).origin}" crossorigin>`,
    ...scriptTags(bundle),
    `<event-portal host="${host}"></event-portal>`,
    '',
  ].join('\n');
}

/** Where the host stands in the README. */
const EXAMPLE_HOST = 'https://events.example/clients/stadt';

type Snippet = {
  /** Address of the folder of the bundle, with a slash at its end. */
  base: string;
  /** Base address of the event-management system. */
  host?: string;
  /** For a folder that never changes: the hash of each file by its name, and what is needed before the first card. */
  fixed?: { hashes: Readonly<Record<string, string>>; files: readonly string[] } | undefined;
};

/** The script that a page names. */
const ENTRY = 'event-portal.js';

/** The tag that loads the bundle, from a folder whose files change with each deployment. */
export const scriptTag = (base: string): string => `<script type="module" src="${base}${ENTRY}"></script>`;

/**
 * Writes what an integrator puts into a page. Hashes, and the names of files that have them, stand there for a version
 * that never changes only: the next deployment into the same folder would break the page.
 *
 * The application, which follows the first card, is not loaded ahead: on a slow line that card would come later by nearly
 * half, whatever the priority, while the list is ready only a sixth sooner.
 */
export function snippet({ base, host = EXAMPLE_HOST, fixed }: Snippet): string {
  const element = `<event-portal host="${host}"></event-portal>`;
  // The first call then needs no handshake. It sends no cookies, hence the attribute.
  const connection = `<link rel="preconnect" href="${new URL(host).origin}" crossorigin>`;
  if (!fixed) return [connection, scriptTag(base), element, ''].join('\n');
  const { hashes, files } = fixed;
  const integrity = (file: string) => {
    if (!hashes[file]) throw new Error(`${file} has no hash.`);
    return `integrity="${hashes[file]}" crossorigin`;
  };
  return [
    connection,
    ...files.map((file) => `<link rel="modulepreload" href="${base}${file}" ${integrity(file)}>`),
    `<script type="module" src="${base}${ENTRY}" ${integrity(ENTRY)}></script>`,
    element,
    '',
  ].join('\n');
}

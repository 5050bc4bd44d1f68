/** One entry of a list: its own page and its title. */
export type ListEntry = { url: string; name: string };

export type ListSource = {
  /** What the list is called. */
  name: string;
  /** In the order of the list. */
  entries: readonly ListEntry[];
  /** How many entries stand on earlier pages. */
  before: number;
  /** On all pages. */
  total: number;
};

/**
 * A schema.org ItemList that names the page of each entry, as search engines want it where each has a page of its own.
 *
 * @returns undefined for an empty list, and where two entries have the same page
 */
export function listJsonLd({ name, entries, before, total }: ListSource): Record<string, unknown> | undefined {
  const pages = new Set(entries.map(({ url }) => url));
  if (entries.length === 0 || pages.size < entries.length) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: entry.url,
      name: entry.name,
    })),
  };
}

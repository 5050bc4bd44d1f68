/** One entry of a list: its page and its title. */
export type ListEntry = { url: string; name: string };

export type ListSource = {
  /** The title of the list. */
  name: string;
  /** The entries in the order of the list. */
  entries: readonly ListEntry[];
  /** The number of entries on earlier pages. */
  offset: number;
  /** The number of entries on all pages. */
  total: number;
};

/**
 * Returns a schema.org ItemList of the entries' pages, the form that search engines expect for entries with own pages.
 *
 * @returns undefined for an empty list, or if two entries have the same page
 */
export function listJsonLd({ name, entries, offset, total }: ListSource): Record<string, unknown> | undefined {
  const pages = new Set(entries.map(({ url }) => url));
  if (entries.length === 0 || pages.size < entries.length) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      url: entry.url,
      name: entry.name,
    })),
  };
}

import type { SearchOptions } from '../search/options';

/** Options of feeds and sitemaps. */
export type FeedOptions = SearchOptions & {
  /** Events or articles of a file of a sitemap at most. */
  sitemapSize: number;
};

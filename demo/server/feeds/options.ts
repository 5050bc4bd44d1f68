import type { SearchOptions } from '../search/options';

/** Options of feeds and sitemaps. */
export type FeedOptions = SearchOptions & {
  /** The maximum number of events or articles in a file of a sitemap. */
  sitemapSize: number;
};

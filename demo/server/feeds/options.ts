import type { SearchOptions } from '../search/options';

/** What feeds and sitemaps need. */
export type FeedOptions = SearchOptions & {
  /** Events or articles of a file of a sitemap at most. */
  sitemapSize: number;
};

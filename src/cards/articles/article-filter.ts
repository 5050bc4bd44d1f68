import type { Query } from '../../api/call-url';
import type { Locale } from '../../i18n/locale';
import { withLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';

/** The filter of a list of articles, part of the query of its route. */
export type ArticleFilter = { q: string; tags: readonly string[]; eventId: string; page: number };

const pageOf = (text: string | null) => {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};

/** Reads the filter from a route's query; invalid values count as absent. */
export function articleFilterOf(query: string): ArticleFilter {
  const parameters = new URLSearchParams(query);
  return {
    q: (parameters.get('q') ?? '').slice(0, 200),
    tags: [...new Set(parameters.getAll('tag').filter(Boolean))].slice(0, 20),
    eventId: (parameters.get('event') ?? '').slice(0, 100),
    page: pageOf(parameters.get('page')),
  };
}

/** Returns the route of a filtered list, locale prefix included. */
export function articlesRoute({ q, tags, eventId, page }: ArticleFilter, locale: Locale): string {
  const query = new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...tags.map((tag) => ['tag', tag]),
    ...(eventId ? [['event', eventId]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]).toString();
  return withLocale(query ? `${paths.articles}?${query}` : paths.articles, locale);
}

/** Returns the query of GET articles. @param pageSize undefined for the client's setting */
export const articleQuery = ({ q, tags, eventId, page }: ArticleFilter, pageSize: number | undefined): Query => ({
  ...(q.trim() && { q: q.trim() }),
  ...(tags.length > 0 && { tag: [...tags] }),
  ...(eventId && { event_id: eventId }),
  ...(page > 1 && { page }),
  ...(pageSize !== undefined && { pageSize }),
});

/** Returns the filter with another text or other tags, from its first page on. */
export const changeArticles = (filter: ArticleFilter, change: Partial<ArticleFilter>): ArticleFilter => ({
  ...filter,
  page: 1,
  ...change,
});

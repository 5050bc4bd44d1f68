import type { Query } from '../../api/call-url';
import type { CachedQuery } from '../../app/query-cache';
import { type ArticlePage, toArticlePage } from '../../model/answers/article-page';

/** Returns the query for one page of articles, latest first. GET /api/articles */
export const articlesOf = (query: Query): CachedQuery<ArticlePage> => ({
  path: 'articles',
  query,
  read: toArticlePage,
});

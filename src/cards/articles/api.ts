import type { Query } from '../../api/call-url';
import type { CachedQuery } from '../../app/query-cache';
import { type ArticlePage, toArticlePage } from '../../model/answers/article-page';

/** One page of articles, the last that has appeared first. GET /api/articles */
export const articlesOf = (query: Query): CachedQuery<ArticlePage> => ({
  path: 'articles',
  query,
  read: toArticlePage,
});

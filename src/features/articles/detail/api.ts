import type { Answer } from '../../../api/api';
import { type CachedQuery, PRELOADED_MAX_AGE_MS } from '../../../app/query-cache';
import { type ArticleDetail, toArticleDetail } from '../../../model/answers/article';

const readArticle = ({ data }: Answer) => toArticleDetail(data);

/** Returns the query for one article with everything that visitors may read. GET /api/articles/{id} */
export const articleOf = (id: string): CachedQuery<ArticleDetail> => ({
  path: `articles/${encodeURIComponent(id)}`,
  read: readArticle,
  maxAgeMs: PRELOADED_MAX_AGE_MS,
});

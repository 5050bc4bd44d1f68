import type { Answer } from '../../../api/api';
import { type CachedQuery, DECIDING_MS } from '../../../app/query-cache';
import { type ArticleDetail, toArticleDetail } from '../../../model/answers/article';

const readArticle = ({ data }: Answer) => toArticleDetail(data);

/** One article with everything that a visitor reads of it. GET /api/articles/{id} */
export const articleOf = (id: string): CachedQuery<ArticleDetail> => ({
  path: `articles/${encodeURIComponent(id)}`,
  read: readArticle,
  maxAgeMs: DECIDING_MS,
});

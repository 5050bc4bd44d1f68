import type { Answer } from '../../../api/api';
import type { Query } from '../../../api/call-url';
import { type ArticleDetail, toArticleDetail } from '../../../model/article';
import type { Question } from '../../../portal/answer-cache';
import { type ArticlePage, toArticlePage } from './article-page';

const readArticle = ({ data }: Answer) => toArticleDetail(data);

/** One page of articles, the last that has appeared first. GET /api/articles */
export const articlesOf = (query: Query): Question<ArticlePage> => ({ path: 'articles', query, read: toArticlePage });

/** One article with everything that a visitor reads of it. GET /api/articles/{id} */
export const articleOf = (id: string): Question<ArticleDetail> => ({
  path: `articles/${encodeURIComponent(id)}`,
  read: readArticle,
});

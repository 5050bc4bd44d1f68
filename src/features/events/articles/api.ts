import type { Query } from '../../../api/call-url';
import { type ArticlePage, toArticlePage } from '../../../model/answers/article-page';
import type { Question } from '../../../portal/answer-cache';

/** One page of articles, the last that has appeared first. GET /api/articles */
export const articlesOf = (query: Query): Question<ArticlePage> => ({ path: 'articles', query, read: toArticlePage });

import type { Query } from '../../api/call-url';
import type { Question } from '../../app/answer-cache';
import { type ArticlePage, toArticlePage } from '../../model/answers/article-page';

/** One page of articles, the last that has appeared first. GET /api/articles */
export const articlesOf = (query: Query): Question<ArticlePage> => ({ path: 'articles', query, read: toArticlePage });

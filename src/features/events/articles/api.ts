import type { Query } from '../../../api/call-url';
import type { Question } from '../../../portal/answer-cache';
import { type ArticlePage, toArticlePage } from './article-page';

/** One page of articles, the last that has appeared first. GET /api/articles */
export const articlesOf = (query: Query): Question<ArticlePage> => ({ path: 'articles', query, read: toArticlePage });

import type { Answer } from '../../../api/api';
import { ApiError } from '../../../api/api-error';
import type { Query } from '../../../api/call-url';
import { lazily } from '../../../lib/lazily';
import type { Question } from '../../../portal/answer-cache';
import type { ArticlePage } from './article-page';
import { firstArticles } from './first-articles';

/** What reads lists of articles to the last word; cards of most answers do without it. */
const articleParser = lazily(() => import('./article-page'));

/** An answer that can be read at a glance needs no more; what is wrong with another one, the parser says. */
async function readFirst(answer: Answer): Promise<ArticlePage> {
  const first = firstArticles(answer);
  if (first && first.articles.length === (answer.data as unknown[]).length) return first;
  const { toArticlePage } = await articleParser.load().catch((cause: unknown) => {
    throw new ApiError('offline', {}, { cause });
  });
  return toArticlePage(answer);
}

/** One page of articles with what its cards show, the last that has appeared first; it names no tags. GET /api/articles */
export const cardsOf = (query: Query): Question<ArticlePage> => ({ path: 'articles', query, read: readFirst });

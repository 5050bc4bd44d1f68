import { ArticlePayload } from '../../../src/model/payloads/article-payload';
import type { AppOptions } from '../app-options';
import { articleWorks } from '../articles/article-works';
import { ARTICLE_STANDINGS, findOwnArticles } from '../articles/find-own-articles';
import { readableOf } from '../http/body';
import type { Call } from '../http/calls';
import { ARTICLE_ORDERS } from '../recorded/own-list';
import { LARGEST_RECORD, recordCalls } from './record-calls';

/** GET and POST my/articles, GET, PUT and DELETE my/articles/{id}, POST my/articles/{id}/copy and restore. */
export const myArticleCalls = (options: AppOptions): Call[] =>
  recordCalls(options, {
    path: 'my/articles',
    works: articleWorks,
    read: (context) => readableOf(context, ArticlePayload, LARGEST_RECORD),
    find: (parameters, page, owner) => {
      const filter = {
        ...page,
        standing: parameters.choice('status', ARTICLE_STANDINGS),
        order: parameters.choice('sort', ARTICLE_ORDERS) ?? 'updated',
      } as const;
      return (from, now) => findOwnArticles(from, owner, filter, now);
    },
  });

import { ArticlePayload } from '../../../src/model/payloads/article-payload';
import { readableOf } from '../platform/http/body';
import type { Call } from '../platform/http/calls';
import { ARTICLE_ORDERS } from '../records/own-list';
import { MAX_RECORD_SIZE, recordCalls } from '../records/record-calls';
import type { SearchOptions } from '../search/options';
import { articleType } from './article-type';
import { ARTICLE_PUBLISH_STATUSES, findOwnArticles } from './find-own-articles';

/**
 * Lists the calls GET and POST my/articles, GET, PUT and DELETE my/articles/{id}, POST my/articles/{id}/copy,
 * restore and handover, GET my/articles/{id}/members.
 */
export const myArticleCalls = (options: SearchOptions): Call[] =>
  recordCalls(options, {
    path: 'my/articles',
    recordType: articleType,
    read: (context) => readableOf(context, ArticlePayload, MAX_RECORD_SIZE),
    find: (parameters, page, owner) => {
      const filter = {
        ...page,
        publishStatus: parameters.choice('status', ARTICLE_PUBLISH_STATUSES),
        order: parameters.choice('sort', ARTICLE_ORDERS) ?? 'updated',
      } as const;
      return (from, now) => findOwnArticles(from, owner, filter, now);
    },
  });

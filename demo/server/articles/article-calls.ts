import type { Context } from 'hono';
import type { AppEnv } from '../platform/http/app-env';
import { type Call, jsonAnswer, LIST_MAX_AGE_SECONDS, NO_CACHE, queryOf } from '../platform/http/calls';
import { parametersOf, textIdOf } from '../platform/http/parameters';
import { Problem } from '../platform/http/problem';
import { splitQueryWords } from '../platform/query-words';
import { momentOf, secondsUntilChange } from '../search/moment';
import type { SearchOptions } from '../search/options';
import { findArticles, loadArticle } from './public-articles';

const MAX_TAGS = 20;

/** Returns the words of a search; a text without letters is searched as it is. */
function articleWords(text: string): string[] {
  const words = splitQueryWords(text);
  return words.length > 0 ? words : text.split(/\s+/).filter(Boolean).slice(0, 1);
}

/** Lists the calls GET articles, articles/{id}: the public articles of a client that has switched articles on. */
export const articleCalls = ({ database, now }: SearchOptions): Call[] => [
  {
    path: 'articles',
    costly: true,
    answer: async (context) => {
      const client = clientWithArticles(context);
      const parameters = parametersOf(queryOf(context));
      const filter = {
        words: articleWords(parameters.text('q') ?? ''),
        tags: parameters.list('tag', MAX_TAGS),
        eventId: parameters.text('event_id', 100),
        page: parameters.integer('page', 1, 10_000) ?? 1,
        pageSize: parameters.integer('pageSize', 1, 100) ?? context.get('pageSize'),
      };
      parameters.check();
      const moment = momentOf(now());
      const body = await findArticles(database, client, filter, moment);
      return jsonAnswer(context, body, LIST_MAX_AGE_SECONDS, secondsUntilChange(moment, Number.POSITIVE_INFINITY));
    },
  },
  {
    path: 'articles/:id',
    answer: async (context) => {
      const client = clientWithArticles(context);
      const data = await loadArticle(database, client, textIdOf(context.req.param('id') ?? ''), momentOf(now()));
      if (!data) throw new Problem(404, 'not_found');
      return jsonAnswer(context, { data }, NO_CACHE);
    },
  },
];

/**
 * Returns the client of a request.
 *
 * @throws {Problem} 404 not_found, where the client has not switched articles on
 */
function clientWithArticles(context: Context<AppEnv>): string {
  if (!context.get('hasArticles')) throw new Problem(404, 'not_found');
  return context.get('client');
}

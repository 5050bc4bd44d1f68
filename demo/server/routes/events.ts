import type { Context } from 'hono';
import type { AppEnv, AppOptions } from '../app-options';
import { type Call, jsonAnswer, queryOf } from '../http/calls';
import { textIdOf } from '../http/parameters';
import { Problem } from '../http/problem';
import { toEventFilter } from '../search/event-filter';
import { findEvents } from '../search/find-events';
import { newIndexes } from '../search/memory/indexes';
import { type Moment, momentOf, secondsUntilChange } from '../search/moment';
import { searchOf } from '../search/search-of';
import { findSimilar } from '../search/similar';
import { newSpelling } from '../search/spelling';
import { loadEvent } from './event-detail';

const MAX_AGE_SECONDS = 30;

/** GET events, events/{id}, events/{id}/similar. */
export const eventCalls = ({ database, now, isClosing, onError }: AppOptions): Call[] => {
  const indexes = newIndexes(database, {
    // A server that stops closes the database while an index may still be read.
    onError: (error) => isClosing() || onError(error),
  });
  const sources = { database, indexes, correct: newSpelling(database) };

  async function answered(context: Context<AppEnv>, moment: Moment, find: Promise<unknown>) {
    const ends = searchOf(sources, context.get('client')).then(({ nextEnd }) => nextEnd(moment));
    const [body, nextMs] = await Promise.all([find, ends]);
    return jsonAnswer(context, body, MAX_AGE_SECONDS, secondsUntilChange(moment, nextMs));
  }
  async function dataOf(found: Promise<unknown>) {
    const data = await found;
    if (!data) throw new Problem(404, 'not_found');
    return { data };
  }
  const idIn = (context: Context<AppEnv>) => textIdOf(context.req.param('id') ?? '');

  return [
    {
      path: 'events',
      costly: true,
      answer: async (context) => {
        const filter = toEventFilter(queryOf(context), now(), context.get('pageSize'));
        return answered(context, filter.moment, findEvents(sources, context.get('client'), filter));
      },
    },
    {
      path: 'events/:id',
      answer: async (context) => {
        const moment = momentOf(now());
        return answered(context, moment, dataOf(loadEvent(database, context.get('client'), idIn(context), moment.now)));
      },
    },
    {
      path: 'events/:id/similar',
      costly: true,
      answer: async (context) => {
        const moment = momentOf(now());
        return answered(
          context,
          moment,
          dataOf(findSimilar(sources, context.get('client'), idIn(context), moment.now)),
        );
      },
    },
  ];
};

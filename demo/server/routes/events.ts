import type { Context } from 'hono';
import type { AppEnv, AppOptions } from '../app-options';
import { ALWAYS_ASKED, type Call, jsonAnswer, LIST_SECONDS, queryOf } from '../http/calls';
import { textIdOf } from '../http/parameters';
import { Problem } from '../http/problem';
import { findDates, toDaysFilter } from '../search/days';
import { toEventFilter } from '../search/event-filter';
import { findEvents } from '../search/find-events';
import { newIndexes } from '../search/memory/indexes';
import { type Moment, momentOf, secondsUntilChange } from '../search/moment';
import { findOthers } from '../search/others';
import { findPlaces } from '../search/places';
import { searchOf } from '../search/search-of';
import { findSimilar } from '../search/similar';
import { newSpelling } from '../search/spelling';
import { loadEvent } from './event-detail';
import { feedCalls } from './feeds';

/** GET events, events/days, events/places, events/{id}, events/{id}/similar, events/{id}/others, and the same as feeds. */
export const eventCalls = (options: AppOptions): Call[] => {
  const { database, now, isClosing, onError } = options;
  const indexes = newIndexes(database, {
    // A server that stops closes the database while an index may still be read.
    onError: (error) => isClosing() || onError(error),
  });
  const sources = { database, indexes, correct: newSpelling(database) };

  async function answered(context: Context<AppEnv>, moment: Moment, find: Promise<unknown>) {
    const ends = searchOf(sources, context.get('client')).then(({ nextEnd }) => nextEnd(moment));
    const [body, nextMs] = await Promise.all([find, ends]);
    return jsonAnswer(context, body, LIST_SECONDS, secondsUntilChange(moment, nextMs));
  }
  async function dataOf(found: Promise<unknown>) {
    const data = await found;
    if (!data) throw new Problem(404, 'not_found');
    return { data };
  }
  const idIn = (context: Context<AppEnv>) => textIdOf(context.req.param('id') ?? '');
  const beside = (name: string, find: typeof findSimilar | typeof findOthers): Call => ({
    path: `events/:id/${name}`,
    costly: true,
    answer: async (context) => {
      const moment = momentOf(now());
      return answered(context, moment, dataOf(find(sources, context.get('client'), idIn(context), moment.now)));
    },
  });

  return [
    ...feedCalls(options, sources),
    {
      path: 'events',
      costly: true,
      answer: async (context) => {
        const filter = toEventFilter(queryOf(context), now(), context.get('pageSize'));
        return answered(context, filter.moment, findEvents(sources, context.get('client'), filter));
      },
    },
    {
      path: 'events/days',
      costly: true,
      answer: async (context) => {
        const filter = toDaysFilter(queryOf(context), now());
        return answered(context, filter.moment, findDates(sources, context.get('client'), filter));
      },
    },
    {
      path: 'events/places',
      costly: true,
      answer: async (context) => {
        const filter = toEventFilter(queryOf(context), now());
        return answered(context, filter.moment, findPlaces(sources, context.get('client'), filter));
      },
    },
    {
      path: 'events/:id',
      answer: async (context) => {
        const body = await dataOf(loadEvent(database, context.get('client'), idIn(context), momentOf(now()).now));
        return jsonAnswer(context, body, ALWAYS_ASKED);
      },
    },
    beside('similar', findSimilar),
    beside('others', findOthers),
  ];
};

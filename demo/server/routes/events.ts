import type { Context } from 'hono';
import type { AppEnv, AppOptions } from '../app-options';
import { toViewFilter } from '../feeds/feed-question';
import { newKeptFeeds } from '../feeds/kept-feeds';
import { type BetweenReads, piecesUntil } from '../http/between-reads';
import { ALWAYS_ASKED, type Answer, type Call, jsonAnswer, LIST_SECONDS, openToCaches, queryOf } from '../http/calls';
import { viewRead } from '../http/costly-read';
import { textIdOf } from '../http/parameters';
import { Problem } from '../http/problem';
import type { Queue } from '../http/queue';
import { findDates, toDaysFilter } from '../search/days';
import { type EventFilter, toEventFilter } from '../search/event-filter';
import { findEvents } from '../search/find-events';
import type { Search, Sources } from '../search/found';
import { loadChangesMark } from '../search/memory/changes';
import { newIndexes } from '../search/memory/indexes';
import { type Moment, momentOf, secondsUntilChange } from '../search/moment';
import { findOthers } from '../search/others';
import { findPlaces } from '../search/places';
import { searchIn, searchOf } from '../search/search-of';
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

  const keptView = newKeptFeeds();

  /** What shows all of what a list has page by page: read once for all who ask for the same. */
  function view<Filter extends EventFilter>(
    path: string,
    toFilter: (query: URLSearchParams, at: Date) => Filter,
    find: (
      from: Sources,
      search: Search,
      asked: { client: string; asked: Filter; piece: BetweenReads['piece'] },
    ) => Promise<object>,
  ): Call {
    const answer: Answer = async (context) => {
      const client = context.get('client');
      const asked = toViewFilter(toFilter(queryOf(context), now()));
      const { moment, ...rest } = asked;
      const index = await indexes(client);
      const search = searchIn(sources, client, index);
      const state = index ?? (await loadChangesMark(database, client));
      const key = JSON.stringify([path, client, rest]);
      const nowMs = now().getTime();
      const inTurn: Queue = (work, leaving) => viewRead(context, options, work, leaving);
      const { signal } = context.req.raw;
      const kept = await keptView({ state, key, nowMs, inTurn, signal }, async (stopped) => {
        const found = await find(sources, search, { client, asked, piece: piecesUntil(stopped, options.betweenLists) });
        const seconds = secondsUntilChange(moment, await search.nextEnd(moment));
        return { body: Buffer.from(JSON.stringify(found)), untilMs: moment.now.getTime() + seconds * 1000 };
      });
      openToCaches(context, LIST_SECONDS, Math.max(0, Math.floor((kept.untilMs - nowMs) / 1000)));
      context.set('kept', kept);
      return context.body(null, 200, { 'Content-Type': 'application/json' });
    };
    return { path, costly: 'view', answer };
  }

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
    view('events/days', toDaysFilter, findDates),
    view('events/places', toEventFilter, findPlaces),
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

import type { Context } from 'hono';
import { loadEvent } from '../events/event-detail';
import type { Queryable } from '../platform/database/database';
import type { AppEnv } from '../platform/http/app-env';
import { type BetweenReads, stoppablePieces } from '../platform/http/between-reads';
import {
  type Call,
  type Handler,
  jsonAnswer,
  LIST_MAX_AGE_SECONDS,
  NO_CACHE,
  queryOf,
  setCacheHeaders,
} from '../platform/http/calls';
import { viewRead } from '../platform/http/limited-read';
import { textIdOf } from '../platform/http/parameters';
import { Problem } from '../platform/http/problem';
import type { Queue } from '../platform/http/queue';
import { newAnswerCache } from './answer-cache';
import { findDates, toDaysFilter } from './days';
import { type EventFilter, toEventFilter } from './event-filter';
import { findEvents } from './find-events';
import { type Moment, momentOf, secondsUntilChange } from './moment';
import type { SearchOptions } from './options';
import { findPlaces } from './places';
import { findOthers } from './related-events';
import { searchOf } from './search-of';
import type { Search } from './search-result';
import { findSimilar } from './similar-events';
import { toViewFilter } from './view-filter';

/** Lists the calls GET events, events/days, events/places, events/{id}, events/{id}/similar, events/{id}/others. */
export const eventCalls = (options: SearchOptions): Call[] => {
  const { database, now, searchSources: sources } = options;

  async function answerSearch(context: Context<AppEnv>, moment: Moment, find: (search: Search) => Promise<unknown>) {
    const search = await searchOf(sources, context.get('client'));
    const [body, nextMs] = await Promise.all([find(search), search.nextEnd(moment)]);
    return jsonAnswer(context, body, LIST_MAX_AGE_SECONDS, secondsUntilChange(moment, nextMs));
  }
  async function requireData(loading: Promise<unknown>) {
    const data = await loading;
    if (!data) throw new Problem(404, 'not_found');
    return { data };
  }
  const eventIdOf = (context: Context<AppEnv>) => textIdOf(context.req.param('id') ?? '');
  const relatedCall = (name: string, find: typeof findSimilar | typeof findOthers): Call => ({
    path: `events/:id/${name}`,
    costly: true,
    answer: async (context) => {
      const moment = momentOf(now());
      const request = { client: context.get('client'), id: eventIdOf(context), now: moment.now };
      return answerSearch(context, moment, (search) => requireData(find(database, search, request)));
    },
  });

  const viewCache = newAnswerCache();

  /** Creates a call about all matches of a list, without pages; concurrent requests share a read. */
  function viewCall<Filter extends EventFilter>(
    path: string,
    toFilter: (query: URLSearchParams, instant: Date) => Filter,
    find: (
      from: Queryable,
      search: Search,
      request: { client: string; asked: Filter; piece: BetweenReads['runPiece'] },
    ) => Promise<object>,
  ): Call {
    const answer: Handler = async (context) => {
      const client = context.get('client');
      const filter = toViewFilter(toFilter(queryOf(context), now()));
      const { moment, ...otherFields } = filter;
      const search = await searchOf(sources, client);
      const key = JSON.stringify([path, client, otherFields]);
      const nowMs = now().getTime();
      const enqueue: Queue = (work, leavingSignal) => viewRead(context, options, work, leavingSignal);
      const { signal } = context.req.raw;
      const cached = await viewCache({ revision: search.revision, key, nowMs, enqueue, signal }, async (stopSignal) => {
        const result = await find(database, search, {
          client,
          asked: filter,
          piece: stoppablePieces(stopSignal, options.betweenLists),
        });
        const seconds = secondsUntilChange(moment, await search.nextEnd(moment));
        return { body: Buffer.from(JSON.stringify(result)), untilMs: moment.now.getTime() + seconds * 1000 };
      });
      setCacheHeaders(context, LIST_MAX_AGE_SECONDS, Math.max(0, Math.floor((cached.untilMs - nowMs) / 1000)));
      context.set('cachedBody', cached);
      return context.body(null, 200, { 'Content-Type': 'application/json' });
    };
    return { path, costly: 'view', answer };
  }

  return [
    {
      path: 'events',
      costly: true,
      answer: async (context) => {
        const filter = toEventFilter(queryOf(context), now(), context.get('pageSize'));
        return answerSearch(context, filter.moment, (search) => findEvents(search, filter));
      },
    },
    viewCall('events/days', toDaysFilter, findDates),
    viewCall('events/places', toEventFilter, findPlaces),
    {
      path: 'events/:id',
      answer: async (context) => {
        const body = await requireData(
          loadEvent(database, context.get('client'), eventIdOf(context), momentOf(now()).now),
        );
        return jsonAnswer(context, body, NO_CACHE);
      },
    },
    relatedCall('similar', findSimilar),
    relatedCall('others', findOthers),
  ];
};

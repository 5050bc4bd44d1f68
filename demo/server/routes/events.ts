import type { AppOptions } from '../app-options';
import { type Call, jsonAnswer, queryOf } from '../http/calls';
import { textIdOf } from '../http/parameters';
import { Problem } from '../http/problem';
import { toEventFilter } from '../search/event-filter';
import { findEvents } from '../search/find-events';
import { findSimilar } from '../search/similar';
import { newSpelling } from '../search/spelling';
import { loadEvent } from './event-detail';

const MAX_AGE_SECONDS = 30;

/** GET events, events/{id}, events/{id}/similar. */
export const eventCalls = ({ database, now }: AppOptions): Call[] => {
  const sources = { database, correct: newSpelling(database) };
  return [
    {
      path: 'events',
      costly: true,
      answer: async (context) => {
        const instant = now();
        const filter = toEventFilter(queryOf(context), instant, context.get('pageSize'));
        return jsonAnswer(context, await findEvents(sources, context.get('client'), filter, instant), MAX_AGE_SECONDS);
      },
    },
    {
      path: 'events/:id',
      answer: async (context) => {
        const id = textIdOf(context.req.param('id') ?? '');
        const event = await loadEvent(database, context.get('client'), id, now());
        if (!event) throw new Problem(404, 'not_found');
        return jsonAnswer(context, { data: event }, MAX_AGE_SECONDS);
      },
    },
    {
      path: 'events/:id/similar',
      costly: true,
      answer: async (context) => {
        const id = textIdOf(context.req.param('id') ?? '');
        const similar = await findSimilar(database, context.get('client'), id, now());
        if (!similar) throw new Problem(404, 'not_found');
        return jsonAnswer(context, { data: similar }, MAX_AGE_SECONDS);
      },
    },
  ];
};

import type { Context } from 'hono';
import type { AppEnv } from '../platform/http/app-env';
import { stoppablePieces } from '../platform/http/between-reads';
import { type Call, LIST_MAX_AGE_SECONDS, NO_CACHE, queryOf, setCacheHeaders } from '../platform/http/calls';
import { longRead } from '../platform/http/limited-read';
import { parametersOf, textIdOf } from '../platform/http/parameters';
import { Problem } from '../platform/http/problem';
import type { Queue } from '../platform/http/queue';
import { type AnswerCache, type CachedAnswer, newAnswerCache } from '../search/answer-cache';
import { type EventFilter, toEventFilter } from '../search/event-filter';
import { secondsUntilChange } from '../search/moment';
import { searchOf } from '../search/search-of';
import type { Search } from '../search/search-result';
import { calendarWriter, writeDate } from './calendar/write-calendar';
import type { FeedEvent } from './feed-event';
import { FEEDS, type FeedFormat } from './feed-kinds';
import { newFeedNames } from './feed-names';
import type { FeedHead, FeedWriter } from './feed-part';
import { feedQuery, toFeedFilter } from './feed-question';
import { type FeedSource, newFeedSources } from './feed-source';
import { feedEvents, isOpenEnded, withDatesOf } from './find-feed-events';
import { loadFeedEvents } from './load-feed-events';
import type { FeedOptions } from './options';
import { writeFeed } from './write-feed';

const LANGUAGES = ['de', 'en'] as const;
const CALENDAR = 'text/calendar; charset=utf-8';

/** Lists the calls GET events.ics, events.rss, events.json, events.csv, events/{id}.ics. */
export function feedCalls(options: FeedOptions): Call[] {
  const feedCache = newAnswerCache();
  const feedSource = newFeedSources(options.database);
  const feeds = FEEDS.map((feed) => ({
    path: `events.${feed.extension}`,
    costly: 'long' as const,
    answer: feedAnswer({ ...options, feedSource, keptFeed: feedCache }, feed),
  }));
  return [
    ...feeds,
    { path: 'events/:id{[^/]+[.]ics}', answer: (context) => answerEvent({ ...options, feedSource }, context) },
  ];
}

type EventFileOptions = Pick<FeedOptions, 'database' | 'publicUrl'> & { feedSource: ReturnType<typeof newFeedSources> };

function feedAnswer(options: FeedOptions & EventFileOptions & { keptFeed: AnswerCache }, feed: FeedFormat) {
  const { database, now, publicUrl, betweenReads, keptFeed: feedCache, searchSources: sources } = options;

  async function write(head: Omit<FeedHead, 'from'>, search: Search, filter: EventFilter, signal: AbortSignal) {
    const { client } = head.source;
    const { moment, from } = filter;
    const runPiece = stoppablePieces(signal, betweenReads);
    const maxEvents = feed.isPaged ? filter.pageSize : feed.maxEvents;
    const keepsAllDates = feed.keepsPast && isOpenEnded(filter);
    const writer = feed.writer({ ...head, from });
    const add: FeedWriter['add'] = (event) => writer.add(keepsAllDates ? event : withDatesOf(filter, event));
    const events = feedEvents(database, search, { client, filter, most: maxEvents });
    const content = await writeFeed(events, { ...writer, add }, (after) => nextAddress(head.self, after), runPiece);
    const seconds = secondsUntilChange(moment, await search.nextEnd(moment));
    // For `now`, a beginning event changes the feed, too.
    const validSeconds = filter.span === 'now' ? Math.min(seconds, 60) : seconds;
    return { ...content, untilMs: moment.now.getTime() + validSeconds * 1000 };
  }

  return async (context: Context<AppEnv>): Promise<Response> => {
    const query = queryOf(context);
    for (const name of feed.isPaged ? ['facets'] : ['facets', 'page', 'pageSize']) query.delete(name);
    const filter = toFeedFilter(toEventFilter(query, now(), feed.maxEvents));
    const source = await sourceOf(options, context);
    const { client, digest } = source;
    const search = await searchOf(sources, client);
    const self = publicUrl() + context.req.path + feedQuery(filter, query, feed.maxEvents);
    const { moment: _, ...otherFields } = filter;
    const key = JSON.stringify([feed.extension, client, digest, feed.isPaged ? self : '', otherFields]);
    // Not the moment of the filter: a queued call would be too early for the feed that others have written since.
    const nowMs = now().getTime();
    const { signal } = context.req.raw;
    const enqueue: Queue = (work, leavingSignal) => longRead(context, options, work, leavingSignal);
    const cached = await feedCache({ revision: search.revision, key, nowMs, enqueue, signal }, (stopSignal) =>
      write({ source, self }, search, filter, stopSignal),
    );
    if (feed.isFile) saveAs(context, `${client}.${feed.extension}`);
    return answerCached(context, feed.type, cached, nowMs);
  };
}

/** Returns the address of the next events of a feed: the same filter with another `after`. */
function nextAddress(self: string, after: string): string {
  const url = new URL(self);
  url.searchParams.delete('page');
  url.searchParams.set('after', after);
  return url.href;
}

function sourceOf({ feedSource, publicUrl }: EventFileOptions, context: Context<AppEnv>) {
  const parameters = parametersOf(queryOf(context));
  const locale = parameters.choice('lang', LANGUAGES) ?? 'de';
  parameters.check();
  return feedSource({ client: context.get('client'), locale, origin: publicUrl() });
}

function answerCached(context: Context<AppEnv>, type: string, feed: CachedAnswer, nowMs: number): Response {
  const { body, tag, changedMs, next, untilMs } = feed;
  setCacheHeaders(context, LIST_MAX_AGE_SECONDS, Math.max(0, Math.floor((untilMs - nowMs) / 1000)));
  context.header('Last-Modified', new Date(changedMs).toUTCString());
  if (next) context.header('Link', `<${next}>; rel="next"`);
  context.set('cachedBody', { body, tag });
  return context.body(null, 200, { 'Content-Type': type });
}

function saveAs(context: Context, name: string): void {
  context.header('Content-Disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`);
}

/** Answers all dates of an event, or the one in `date`. */
async function answerEvent(options: EventFileOptions, context: Context<AppEnv>): Promise<Response> {
  const id = textIdOf((context.req.param('id') ?? '').replace(/\.ics$/, ''));
  const dateId = parametersOf(queryOf(context)).text('date');
  const source = await sourceOf(options, context);
  const [event] = await loadFeedEvents(options.database, newFeedNames(source.client), [id]);
  const date = event?.dates.find((one) => one.id === dateId);
  if (!event || (dateId !== undefined && !date)) throw new Problem(404, 'not_found');
  setCacheHeaders(context, NO_CACHE);
  saveAs(context, `${id}.ics`);
  context.header('Last-Modified', new Date(event.updated).toUTCString());
  const body = date ? writeDate(source, event, date) : writeAllDates(source, event);
  return context.body(new Uint8Array(body), 200, { 'Content-Type': CALENDAR });
}

function writeAllDates(source: FeedSource, event: FeedEvent): Buffer {
  const writer = calendarWriter({ source });
  writer.add(event);
  return writer.end();
}

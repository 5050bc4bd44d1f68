import type { Context } from 'hono';
import type { AppEnv, AppOptions } from '../app-options';
import { calendarWriter, writeDate } from '../feeds/calendar/write-calendar';
import type { FeedEvent } from '../feeds/feed-event';
import { FEEDS, type Feed } from '../feeds/feed-kinds';
import { newFeedNames } from '../feeds/feed-names';
import type { FeedHead, FeedWriter } from '../feeds/feed-part';
import { type FeedSource, loadFeedSource } from '../feeds/feed-source';
import { feedEvents, isOpenEnded, withDatesOf } from '../feeds/find-feed-events';
import { newKeptFeeds, type WrittenFeed } from '../feeds/kept-feeds';
import { loadFeedEvents } from '../feeds/load-feed-events';
import { writeFeed } from '../feeds/write-feed';
import { ALWAYS_ASKED, type Call, LIST_SECONDS, openToCaches, queryOf, REVISION } from '../http/calls';
import { costlyRead } from '../http/costly-read';
import { parametersOf, textIdOf } from '../http/parameters';
import { Problem } from '../http/problem';
import { type EventFilter, toEventFilter } from '../search/event-filter';
import type { Search, Sources } from '../search/found';
import { secondsUntilChange } from '../search/moment';
import { searchIn } from '../search/search-of';

const LANGUAGES = ['de', 'en'] as const;
const CALENDAR = 'text/calendar; charset=utf-8';

/** GET events.ics, events.rss, events.json, events.csv, events/{id}.ics. */
export function feedCalls(options: AppOptions, sources: Sources): Call[] {
  const feeds = FEEDS.map((feed) => ({
    path: `events.${feed.ending}`,
    answer: feedAnswer(options, sources, feed),
  }));
  return [...feeds, { path: 'events/:id{[^/]+[.]ics}', answer: (context) => answerEvent(options, context) }];
}

type Answering = Pick<AppOptions, 'database' | 'now' | 'publicUrl'>;

function feedAnswer(options: AppOptions, sources: Sources, feed: Feed) {
  const { database, now, publicUrl } = options;
  const keptFeed = newKeptFeeds();

  async function write(head: Omit<FeedHead, 'from'>, search: Search, filter: EventFilter) {
    const { client } = head.source;
    const { moment, from } = filter;
    const most = feed.isPaged ? filter.pageSize : feed.most;
    const isWhole = feed.keepsPast && isOpenEnded(filter);
    const writer = feed.writer({ ...head, from });
    const add: FeedWriter['add'] = (event) => writer.add(isWhole ? event : withDatesOf(filter, event));
    const events = feedEvents(database, search, { client, filter, most });
    const [written, endMs] = await Promise.all([
      writeFeed(events, { ...writer, add }, (after) => behind(head.self, after)),
      search.nextEnd(moment),
    ]);
    const seconds = secondsUntilChange(moment, endMs);
    // What is on now changes with what begins, too.
    const trueSeconds = filter.span === 'now' ? Math.min(seconds, 60) : seconds;
    return { ...written, untilMs: moment.now.getTime() + trueSeconds * 1000 };
  }

  return async (context: Context<AppEnv>): Promise<Response> => {
    const url = new URL(context.req.url);
    const revision = url.searchParams.get(REVISION);
    // Not of the feed itself: the addresses that it names are asked for later, and by others.
    if (revision !== null) url.searchParams.delete(REVISION);
    const { pathname, search: asked } = url;
    const query = queryOf(context);
    for (const name of feed.isPaged ? ['facets'] : ['facets', 'page', 'pageSize']) query.delete(name);
    const filter = toEventFilter(query, now(), feed.isPaged ? feed.most : undefined);
    const source = await sourceOf({ database, publicUrl }, context);
    const state = await sources.indexes(source.client);
    const head = { source, self: publicUrl() + pathname + asked };
    const { moment: _, ...rest } = filter;
    const key = JSON.stringify([
      source.client,
      source.mark,
      feed.isPaged || asked.includes('after') ? head.self : '',
      rest,
      // Without a state nobody knows whether what is being written was begun before.
      state ? '' : revision,
    ]);
    // Not the moment of the filter: a call that is kept waiting would be too early for what others had written meanwhile.
    const nowMs = now().getTime();
    // Only who writes it takes a turn: all others wait for what is being written, however many they are.
    const written = await keptFeed({ state, key, nowMs }, () =>
      costlyRead(context, options, () => write(head, searchIn(sources, source.client, state), filter)),
    );
    if (feed.isFile) saveAs(context, `${source.client}.${feed.ending}`);
    return answerWritten(context, feed.type, written, nowMs);
  };
}

/** The address of the events behind a feed: the same filter, without the place where the feed itself begins. */
function behind(self: string, after: string): string {
  const url = new URL(self);
  url.searchParams.delete('page');
  url.searchParams.set('after', after);
  return url.href;
}

function sourceOf({ database, publicUrl }: Pick<Answering, 'database' | 'publicUrl'>, context: Context<AppEnv>) {
  const parameters = parametersOf(queryOf(context));
  const locale = parameters.choice('lang', LANGUAGES) ?? 'de';
  parameters.check();
  return loadFeedSource(database, { client: context.get('client'), locale, origin: publicUrl() });
}

function answerWritten(context: Context<AppEnv>, type: string, feed: WrittenFeed, nowMs: number): Response {
  const { body, tag, changedMs, next, untilMs } = feed;
  openToCaches(context, LIST_SECONDS, Math.max(0, Math.floor((untilMs - nowMs) / 1000)));
  context.header('Last-Modified', new Date(changedMs).toUTCString());
  if (next) context.header('Link', `<${next}>; rel="next"`);
  context.set('kept', { body, tag });
  return context.body(null, 200, { 'Content-Type': type });
}

function saveAs(context: Context, name: string): void {
  context.header('Content-Disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`);
}

/** All dates of an event, or the one that `date` names. */
async function answerEvent({ database, publicUrl }: Answering, context: Context<AppEnv>): Promise<Response> {
  const id = textIdOf((context.req.param('id') ?? '').replace(/\.ics$/, ''));
  const wanted = parametersOf(queryOf(context)).text('date');
  const source = await sourceOf({ database, publicUrl }, context);
  const [event] = await loadFeedEvents(database, newFeedNames(source.client), [id]);
  const date = event?.dates.find((one) => one.id === wanted);
  if (!event || (wanted !== undefined && !date)) throw new Problem(404, 'not_found');
  openToCaches(context, ALWAYS_ASKED);
  saveAs(context, `${id}.ics`);
  context.header('Last-Modified', new Date(event.updated).toUTCString());
  const body = date ? writeDate(source, event, date) : calendarOf(source, event);
  return context.body(new Uint8Array(body), 200, { 'Content-Type': CALENDAR });
}

function calendarOf(source: FeedSource, event: FeedEvent): Buffer {
  const writer = calendarWriter({ source });
  writer.add(event);
  return writer.end();
}

import type { Context } from 'hono';
import type { AppEnv, AppOptions } from '../app-options';
import { writeCalendar, writeDate } from '../feeds/calendar/write-calendar';
import { loadFeedEvents } from '../feeds/feed-event';
import { FEEDS, type Feed } from '../feeds/feed-kinds';
import type { FeedPart } from '../feeds/feed-part';
import { loadFeedSource } from '../feeds/feed-source';
import { findFeedEvents, isOpenEnded, withDatesOf } from '../feeds/find-feed-events';
import { newKeptFeeds, type WrittenFeed } from '../feeds/kept-feeds';
import { writeSitemap } from '../feeds/write-sitemap';
import { type Call, openToCaches, queryOf } from '../http/calls';
import { parametersOf, textIdOf } from '../http/parameters';
import { Problem } from '../http/problem';
import { type EventFilter, toEventFilter } from '../search/event-filter';
import type { Search, Sources } from '../search/found';
import { momentOf, secondsUntilChange } from '../search/moment';
import { searchIn } from '../search/search-of';

const MAX_AGE_SECONDS = 300;
const LANGUAGES = ['de', 'en'] as const;
const CALENDAR = 'text/calendar; charset=utf-8';

/** GET events.ics, events.rss, events.json, events.csv, events/{id}.ics, sitemap.xml. */
export function feedCalls(options: AppOptions, sources: Sources): Call[] {
  const feeds = FEEDS.map((feed) => ({
    path: `events.${feed.ending}`,
    costly: true,
    answer: feedAnswer(options, sources, feed),
  }));
  return [
    ...feeds,
    { path: 'events/:id{[^/]+[.]ics}', answer: (context) => answerEvent(options, context) },
    { path: 'sitemap.xml', costly: true, answer: (context) => answerSitemap(options, context) },
  ];
}

type Answering = Pick<AppOptions, 'database' | 'now' | 'publicUrl'>;

function feedAnswer({ database, now, publicUrl }: Answering, sources: Sources, feed: Feed) {
  const keptFeed = newKeptFeeds();

  async function write(part: Omit<FeedPart, 'events' | 'from'>, search: Search, filter: EventFilter) {
    const { client } = part.source;
    const { moment } = filter;
    const most = feed.isPaged ? filter.pageSize : feed.most;
    const [found, endMs] = await Promise.all([
      findFeedEvents(database, search, { client, filter, most }),
      search.nextEnd(moment),
    ]);
    const isWhole = feed.keepsSeries && isOpenEnded(filter);
    const events = isWhole ? found.events : withDatesOf(filter, found.events);
    const next = found.after === undefined ? undefined : behind(part.self, found.after);
    const text = feed.write({ ...part, events, from: filter.from, next });
    return { text, next, untilMs: moment.now.getTime() + secondsUntilChange(moment, endMs) * 1000 };
  }

  return async (context: Context<AppEnv>): Promise<Response> => {
    const { pathname, search: asked } = new URL(context.req.url);
    const query = queryOf(context);
    for (const name of feed.isPaged ? ['facets'] : ['facets', 'page', 'pageSize']) query.delete(name);
    const filter = toEventFilter(query, now(), feed.isPaged ? feed.most : undefined);
    const source = await sourceOf({ database, publicUrl }, context);
    const state = await sources.indexes(source.client);
    const part = { source, self: publicUrl() + pathname + asked };
    const { moment, ...rest } = filter;
    const key = JSON.stringify([
      source.client,
      source.mark,
      feed.isPaged || asked.includes('after') ? part.self : '',
      rest,
    ]);
    const nowMs = moment.now.getTime();
    const written = await keptFeed({ state, key, nowMs }, () =>
      write(part, searchIn(sources, source.client, state), filter),
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

function answerWritten(context: Context, type: string, feed: WrittenFeed, nowMs: number): Response {
  const { body, changedMs, next, untilMs } = feed;
  openToCaches(context, MAX_AGE_SECONDS, Math.max(0, Math.floor((untilMs - nowMs) / 1000)));
  context.header('Last-Modified', new Date(changedMs).toUTCString());
  if (next) context.header('Link', `<${next}>; rel="next"`);
  return context.body(new Uint8Array(body), 200, { 'Content-Type': type });
}

function saveAs(context: Context, name: string): void {
  context.header('Content-Disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`);
}

/** All dates of an event, or the one that `date` names. */
async function answerEvent({ database, now, publicUrl }: Answering, context: Context<AppEnv>): Promise<Response> {
  const id = textIdOf((context.req.param('id') ?? '').replace(/\.ics$/, ''));
  const wanted = parametersOf(queryOf(context)).text('date');
  const source = await sourceOf({ database, publicUrl }, context);
  const [event] = await loadFeedEvents(database, source.client, [id]);
  const date = event?.dates.find((one) => one.id === wanted);
  if (!event || (wanted !== undefined && !date)) throw new Problem(404, 'not_found');
  const moment = momentOf(now());
  openToCaches(context, MAX_AGE_SECONDS, secondsUntilChange(moment, Number.POSITIVE_INFINITY));
  saveAs(context, `${id}.ics`);
  const text = date ? writeDate(source, event, date) : writeCalendar({ source, events: [event] });
  context.header('Last-Modified', new Date(event.updated).toUTCString());
  return context.body(text, 200, { 'Content-Type': CALENDAR });
}

async function answerSitemap({ database, now, publicUrl }: Answering, context: Context<AppEnv>): Promise<Response> {
  const client = context.get('client');
  const [german, english] = await Promise.all(
    LANGUAGES.map((locale) => loadFeedSource(database, { client, locale, origin: publicUrl() })),
  );
  if (!german || !english) throw new Problem(404, 'not_found');
  openToCaches(context, MAX_AGE_SECONDS, Number.POSITIVE_INFINITY);
  const text = await writeSitemap(database, { german, english }, now());
  return context.body(text, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
}

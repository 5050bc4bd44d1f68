import type { Context } from 'hono';
import type { AppEnv } from '../platform/http/app-env';
import { stoppablePieces } from '../platform/http/between-reads';
import { type Call, setCacheHeaders } from '../platform/http/calls';
import { longRead } from '../platform/http/limited-read';
import { Problem } from '../platform/http/problem';
import type { Queue } from '../platform/http/queue';
import { newSharedReads } from '../platform/http/shared-reads';
import { newAnswerCache } from '../search/answer-cache';
import { momentOf, secondsUntilChange } from '../search/moment';
import { articlePages, newFeedSources } from './feed-source';
import type { FeedOptions } from './options';
import {
  loadSitemapEntries,
  loadSitemapParts,
  loadSitemapRevision,
  SITEMAP_KINDS,
  type SitemapEntry,
  type SitemapScope,
} from './sitemap-parts';
import { hasPages, listPageEntries, type SitemapSources, writeSitemap, writeSitemapIndex } from './write-sitemap';

const MAX_AGE_SECONDS = 300;
const PART = /^(?:lists|([a-z]+)-(0|[1-9]\d{0,5}))\.xml$/;

type Scope = SitemapScope & { hasAdverts: boolean };

/** Lists the calls GET sitemap.xml, and sitemap/{part}.xml, to which it refers if one file is too small. */
export function sitemapCalls(options: FeedOptions): Call[] {
  const { database, now, publicUrl, sitemapSize, betweenReads } = options;
  const sitemapCache = newAnswerCache();
  const feedSource = newFeedSources(database);
  const sharedDigest = newSharedReads<string>();

  async function sourcesOf(context: Context<AppEnv>): Promise<SitemapSources> {
    const request = { client: context.get('client'), origin: publicUrl() };
    const [german, english] = await Promise.all([
      feedSource({ ...request, locale: 'de' }),
      feedSource({ ...request, locale: 'en' }),
    ]);
    return { german, english };
  }

  /** Answers a sitemap; concurrent requests share it. @throws {Problem} 404 where `write` finds nothing */
  async function answer(
    context: Context<AppEnv>,
    name: string,
    write: (sources: SitemapSources, scope: Scope) => Promise<Buffer>,
  ): Promise<Response> {
    const sources = await sourcesOf(context);
    const moment = momentOf(now());
    const nowMs = moment.now.getTime();
    const { client, digest } = sources.german;
    const hasArticles = context.get('hasArticles') && articlePages(sources.german) !== undefined;
    const revision = await sharedDigest(`${client} ${hasArticles}`, () =>
      loadSitemapRevision(database, { client, hasArticles }),
    );
    const hasAdverts = context.get('hasAdverts');
    const key = JSON.stringify([client, digest, hasArticles, hasAdverts, name]);
    const { signal } = context.req.raw;
    const enqueue: Queue = (work, leavingSignal) => longRead(context, options, work, leavingSignal);
    const cached = await sitemapCache({ revision, key, nowMs, enqueue, signal }, async (stopSignal) => {
      const runPiece = stoppablePieces(stopSignal, betweenReads);
      const body = await write(sources, { client, moment, hasArticles, hasAdverts, size: sitemapSize, runPiece });
      return { body, untilMs: nowMs + Math.min(MAX_AGE_SECONDS, secondsUntilChange(moment, Infinity)) * 1000 };
    });
    setCacheHeaders(context, MAX_AGE_SECONDS);
    context.header('Last-Modified', new Date(cached.changedMs).toUTCString());
    context.set('cachedBody', cached);
    return context.body(null, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
  }

  async function writeFullSitemap(sources: SitemapSources, scope: Scope): Promise<Buffer> {
    if (!hasPages(sources))
      return writeSitemap(sources, [], scope.runPiece, listPageEntries(sources, scope.hasAdverts));
    const parts = await loadSitemapParts(database, scope);
    if (parts.reduce((sum, { count }) => sum + count, 0) > scope.size) return writeSitemapIndex(sources, parts);
    const entries: SitemapEntry[] = [];
    for (const part of parts) entries.push(...(await loadSitemapEntries(database, scope, part)));
    return writeSitemap(sources, entries, scope.runPiece, listPageEntries(sources, scope.hasAdverts));
  }

  async function writePart(sources: SitemapSources, scope: Scope, name: string): Promise<Buffer> {
    const match = PART.exec(name);
    if (!match) throw new Problem(404, 'not_found');
    const [, kindName, digits] = match;
    if (kindName === undefined)
      return writeSitemap(sources, [], scope.runPiece, listPageEntries(sources, scope.hasAdverts));
    const kind = SITEMAP_KINDS.find((one) => one === kindName);
    const entries =
      kind && hasPages(sources) ? await loadSitemapEntries(database, scope, { kind, number: Number(digits) }) : [];
    if (entries.length === 0) throw new Problem(404, 'not_found');
    return writeSitemap(sources, entries, scope.runPiece);
  }

  return [
    { path: 'sitemap.xml', costly: 'long' as const, answer: (context) => answer(context, '', writeFullSitemap) },
    {
      path: 'sitemap/:part{[^/]+[.]xml}',
      costly: 'long' as const,
      answer: (context) => {
        const name = context.req.param('part') ?? '';
        return answer(context, name, (sources, scope) => writePart(sources, scope, name));
      },
    },
  ];
}

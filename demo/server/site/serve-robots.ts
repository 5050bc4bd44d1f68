import type { Hono } from 'hono';
import type { AppEnv } from '../platform/http/app-env';
import { onGet, setCacheHeaders } from '../platform/http/calls';
import type { SiteOptions } from './options';

const MAX_AGE_SECONDS = 3600;
/** Pages of operators. All others may be crawled, also the calls, which pages with scripts need. */
const DISALLOWED = ['/backoffice', '/outbox'];

/**
 * Serves GET /robots.txt: the crawlable paths, and the sitemap of each client. A sitemap may contain pages above its
 * own path only because this file names it (sitemaps.org).
 */
export function serveRobots(app: Hono<AppEnv>, { database, publicUrl }: SiteOptions): void {
  onGet(app, '/robots.txt', async (context) => {
    const clients = await database.query<{ key: string }>(
      'select key from clients where closed_at is null order by key',
    );
    const lines = [
      'User-agent: *',
      ...DISALLOWED.map((path) => `Disallow: ${path}`),
      '',
      ...clients.map(({ key }) => `Sitemap: ${publicUrl()}/clients/${encodeURIComponent(key)}/api/sitemap.xml`),
      '',
    ];
    setCacheHeaders(context, MAX_AGE_SECONDS);
    return context.text(lines.join('\n'));
  });
}

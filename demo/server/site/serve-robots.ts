import type { Hono } from 'hono';
import type { AppEnv } from '../platform/http/app-env';
import { onGet, openToCaches } from '../platform/http/calls';
import type { SiteOptions } from './options';

const MAX_AGE_SECONDS = 3600;
/** Pages of operators; all others may be read, and so may the calls, by which pages with scripts come to what they show. */
const CLOSED = ['/backoffice', '/outbox'];

/**
 * GET /robots.txt: what search engines may read, and the sitemap of each client. A sitemap may name pages that lie above
 * it only because this file names the sitemap (sitemaps.org).
 */
export function serveRobots(app: Hono<AppEnv>, { database, publicUrl }: SiteOptions): void {
  onGet(app, '/robots.txt', async (context) => {
    const clients = await database.query<{ key: string }>('select key from clients order by key', []);
    const lines = [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      '',
      ...clients.map(({ key }) => `Sitemap: ${publicUrl()}/clients/${encodeURIComponent(key)}/api/sitemap.xml`),
      '',
    ];
    openToCaches(context, MAX_AGE_SECONDS);
    return context.text(lines.join('\n'));
  });
}

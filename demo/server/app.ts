import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv, AppOptions } from './app-options';
import { type Call, jsonAnswer, onGet } from './http/calls';
import { deliver } from './http/deliver';
import { openToEveryOrigin, securityHeaders } from './http/headers';
import { Problem, problemAnswer } from './http/problem';
import { tellOfReloads } from './http/reload';
import { serveStaticFiles } from './http/static-files';
import { addressCalls } from './routes/addresses';
import { catalogueCalls } from './routes/catalogues';
import { communityCalls } from './routes/communities';
import { eventCalls } from './routes/events';
import { mediaCalls } from './routes/media';
import { toPageSize } from './search/event-filter';

const LARGEST_BODY = 1_048_576;
/** No connection: refused, reset, timed out, or the database is starting or stopping. */
const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOENT|57P0[123]|08...|53300)$/;
const repository = fileURLToPath(new URL('../..', import.meta.url));
const openapi: unknown = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'));

/** Builds the demo backend: the public calls of every client, the bundle and the demo pages. */
export function createApp(given: Pick<AppOptions, 'database'> & Partial<AppOptions>): Hono<AppEnv> {
  const options = withDefaults(given);
  const app = new Hono<AppEnv>();
  app.use(securityHeaders());
  app.use(deliver());
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: () => Promise.reject(new Problem(413, 'too_large')) }));
  for (const path of ['/clients/*', '/health', '/openapi.json']) app.use(path, openToEveryOrigin());
  app.onError((error, context) => problemAnswer(context, problemOf(error, options)));
  app.notFound((context) => problemAnswer(context, new Problem(404, 'not_found')));
  serveCalls(app, options);
  onGet(app, '/openapi.json', (context) => jsonAnswer(context, openapi, 60));
  onGet(app, '/health', async (context) => {
    const [row] = await options.database.query<{ events: number }>(
      `select coalesce(sum(bit_count(bits)), 0)::int as events from facet_bits where kind = 'live'`,
    );
    context.header('Cache-Control', 'no-store');
    return context.json({ status: 'ok', database: options.database.kind, events: row?.events ?? 0 });
  });
  if (options.reload) tellOfReloads(app, options);
  serveStaticFiles(app, options);
  return app;
}

function serveCalls(app: Hono<AppEnv>, options: AppOptions): void {
  app.use('/clients/:client/*', async (context, next) => {
    const client = context.req.param('client');
    const [found] = client.includes('\0')
      ? []
      : await options.database.query<{ size: unknown }>(
          `select settings #>> '{eventList,resultsPerPage}' as size from clients where key = $1`,
          [client],
        );
    if (!found) throw new Problem(404, 'unknown_client');
    context.set('client', client);
    context.set('pageSize', toPageSize(found.size));
    await next();
  });
  const calls: Call[] = [eventCalls, catalogueCalls, communityCalls, addressCalls, mediaCalls].flatMap((of) =>
    of(options),
  );
  for (const { path, answer } of calls) onGet(app, `/clients/:client/api/${path}`, answer);
  app.all('/clients/*', () => {
    throw new Problem(404, 'not_found');
  });
}

function withDefaults(given: Pick<AppOptions, 'database'> & Partial<AppOptions>): AppOptions {
  return {
    distFolder: `${repository}dist`,
    demoFolder: `${repository}demo`,
    reload: false,
    now: () => new Date(),
    renderCover: async (recipe, width) => (await import('./seed/covers')).renderCover(recipe, width),
    onError: (error) => console.error(error),
    ...given,
  };
}

function problemOf(error: Error, { onError }: AppOptions): Problem {
  if (error instanceof Problem) return error;
  onError(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return UNREACHABLE.test(code) ? new Problem(503, 'unavailable') : new Problem(500, 'internal');
}

import type { Context, Hono } from 'hono';
import type { AppOptions } from './app-options';
import type { AppEnv } from './platform/http/app-env';
import { onGet } from './platform/http/calls';
import { Problem } from './platform/http/problem';
import { missingMigrations } from './schema/migrate';

/** The time in milliseconds after which a database that answers nothing is not ready. */
const ANSWER_MS = 1000;

/** The results of the health checks; `ok`, or the problem. */
export type Checks = {
  process: 'ok' | 'closing';
  database: 'ok' | 'slow' | 'unreachable';
  migrations: 'ok' | 'missing' | 'unknown';
};

/** Serves GET /health/live, /health/ready, and /health with the number of events and the state of each replica, too. */
export function serveHealth(app: Hono<AppEnv>, options: AppOptions): void {
  const check = sharedCheck(options);
  onGet(app, '/health/live', (context) => uncachedAnswer(context, { status: 'ok' }));
  onGet(app, '/health/ready', async (context) => uncachedAnswer(context, { status: 'ok', checks: await check() }));
  onGet(app, '/health', async (context) => {
    const checks = await check();
    const [row] = await options.database.query<{ events: number }>(
      `select coalesce(sum(bit_count(bits)), 0)::int as events from facet_bits where kind = 'live'`,
    );
    const { kind, replicas } = options.database;
    return uncachedAnswer(context, {
      ...{ status: 'ok', database: kind, events: row?.events ?? 0, checks },
      ...(replicas && { replicas: replicas.states() }),
    });
  });
}

function uncachedAnswer(context: Context<AppEnv>, body: object): Response {
  context.header('Cache-Control', 'no-store');
  return context.json(body);
}

/**
 * Creates a check that concurrent callers share: frequent checks of balancers must not use up the connections.
 *
 * @throws {Problem} 503 not_ready with the checks
 */
function sharedCheck(options: AppOptions): () => Promise<Checks> {
  let running: Promise<Omit<Checks, 'process'>> | undefined;
  return async () => {
    running ??= checkDatabase(options).finally(() => {
      running = undefined;
    });
    const checks: Checks = {
      process: options.isClosing() ? 'closing' : 'ok',
      ...(await withTimeout(running, ANSWER_MS, { database: 'slow', migrations: 'unknown' } as const)),
    };
    if (Object.values(checks).some((result) => result !== 'ok')) throw new Problem(503, 'not_ready', { checks });
    return checks;
  };
}

async function checkDatabase({ database }: AppOptions): Promise<Omit<Checks, 'process'>> {
  try {
    const missing = await missingMigrations(database);
    return { database: 'ok', migrations: missing.length === 0 ? 'ok' : 'missing' };
  } catch {
    return { database: 'unreachable', migrations: 'unknown' };
  }
}

/** Returns the result of `work`, or `fallback` after a time in milliseconds. */
export function withTimeout<Result, Fallback>(
  work: Promise<Result>,
  timeMs: number,
  fallback: Fallback,
): Promise<Result | Fallback> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(fallback), timeMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

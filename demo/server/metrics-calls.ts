import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Context, Hono } from 'hono';
import type { AppOptions } from './app-options';
import { withTimeout } from './health-calls';
import { countMails } from './mail/find-mails';
import { LOOPBACK_NAME } from './platform/environment.mjs';
import type { AppEnv } from './platform/http/app-env';
import { onGet } from './platform/http/calls';
import { isFromThisMachine } from './platform/http/own-host';
import { Problem } from './platform/http/problem';
import type { QueueLoad } from './platform/http/queue';
import {
  type Family,
  gauge,
  METRICS_TYPE,
  measureProcess,
  metricsText,
  type RequestMetrics,
  type Sample,
} from './platform/metrics';
import { hashOf } from './platform/secrets';

/** The time in milliseconds after which a database that does not answer counts as down. */
const ANSWER_MS = 1000;
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Serves GET /metrics to this machine, and to callers with the token. */
export function serveMetrics(app: Hono<AppEnv>, options: AppOptions, requests: RequestMetrics): void {
  const ofProcess = measureProcess();
  onGet(app, '/metrics', async (context) => {
    if (!isLocal(context)) needToken(context, options.metricsToken);
    context.header('Cache-Control', 'no-store');
    context.header('Content-Type', METRICS_TYPE);
    const families = [
      {
        ...gauge('event_portal_build_info', 'Version of the server.', 1),
        samples: [{ value: 1, labels: { version, node: process.version, database: options.database.kind } }],
      },
      ...requests.families(),
      ...queueFamilies(options),
      ...databaseFamilies(options),
      ...(await mailFamilies(options)),
      {
        ...gauge('event_portal_log_lost_lines_total', 'Lines of the log that could not be written.', 0),
        ...{ type: 'counter' as const, samples: [{ value: options.log.lostLines() }] },
      },
      ...ofProcess(),
    ];
    return context.body(metricsText(families));
  });
}

/** Checks for a caller on this machine without a proxy, under its own name (DNS rebinding). */
function isLocal(context: Context<AppEnv>): boolean {
  return isFromThisMachine(context) && LOOPBACK_NAME.test(new URL(context.req.url).hostname);
}

/**
 * Checks the bearer token.
 *
 * @throws {Problem} 404 if the server has none, 401 if it is wrong
 */
function needToken(context: Context<AppEnv>, token: string | undefined): void {
  if (token === undefined) throw new Problem(404, 'not_found');
  const [, sent = ''] = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  if (!timingSafeEqual(hashOf(sent), hashOf(token)))
    throw new Problem(401, 'token_invalid', { headers: { 'WWW-Authenticate': 'Bearer' } });
}

function queueFamilies(options: AppOptions): Family[] {
  const loads: Record<string, Readonly<QueueLoad> | undefined> = {
    costly_reads: options.costlyReads.load,
    long_reads: options.longReads.load,
    views: options.views.load,
    drawing: options.drawing.load,
    pictures: options.pictureProcessing.load,
    imports: options.pageImports.load,
    reads_per_caller: options.readerQueue.load,
    long_reads_per_network: options.longReadQueue.load,
    writes_per_caller: options.callerQueue.load,
    uploads_per_person: options.uploadQueue.load,
    transactions: options.database.load?.().transactions,
  };
  const samplesOf = (part: keyof QueueLoad): Sample[] =>
    Object.entries(loads).flatMap(([queue, load]) => (load ? [{ labels: { queue }, value: load[part] }] : []));
  return [
    { name: 'event_portal_queue_running', type: 'gauge', help: 'Running work.', samples: samplesOf('running') },
    { name: 'event_portal_queue_waiting', type: 'gauge', help: 'Waiting work.', samples: samplesOf('waiting') },
    {
      name: 'event_portal_queue_refused_total',
      ...{ type: 'counter', help: 'Refused work: too much waited, or for too long.', samples: samplesOf('refused') },
    },
  ];
}

function databaseFamilies({ database }: AppOptions): Family[] {
  const load = database.load?.();
  if (!load) return [];
  return [
    {
      ...{ name: 'event_portal_database_connections', type: 'gauge', help: 'Connections of the pool.' },
      samples: [
        { labels: { state: 'busy' }, value: load.open - load.idle },
        { labels: { state: 'idle' }, value: load.idle },
      ],
    },
    gauge('event_portal_database_waiting', 'Statements and transactions that wait for a connection.', load.waiting),
  ];
}

/** Describes the mails; a database that does not answer in time is down. */
async function mailFamilies({ database, now }: AppOptions): Promise<Family[]> {
  const mails = await withTimeout(countMails(database, now()), ANSWER_MS, undefined).catch(() => undefined);
  const up = gauge('event_portal_database_up', '1 if the database answers.', mails ? 1 : 0);
  if (!mails) return [up];
  return [
    up,
    {
      ...{ name: 'event_portal_mails', type: 'gauge', help: 'Mails that are not sent; stuck ones need an operator.' },
      samples: Object.entries(mails).map(([state, value]) => ({ labels: { state }, value })),
    },
  ];
}

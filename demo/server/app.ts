import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MAX_FILE_SIZE } from '../../src/lib/picture-type';
import { loginCalls } from './accounts/login-calls';
import { passwordCalls } from './accounts/password-calls';
import { argonHashing } from './accounts/password-hashing';
import { findAccount } from './accounts/tokens';
import { advertCalls } from './adverts/advert-calls';
import { drawInvoiceAttachment } from './adverts/invoice/invoice-paper';
import { advertOrderCalls } from './adverts/order-calls';
import { newCounter } from './adverts/shown/counter';
import { advertStatisticsCalls, shownAdvertCalls } from './adverts/shown/shown-calls';
import { findPlacements } from './adverts/slots';
import type { AppOptions } from './app-options';
import { articleCalls } from './articles/article-calls';
import { myArticleCalls } from './articles/my-article-calls';
import { serveBackOffice } from './backoffice/serve-back-office';
import { catalogueCalls } from './clients/catalogue-calls';
import { communityCalls } from './clients/community-calls';
import { newKnownClients } from './clients/known-clients';
import { personRoleCalls } from './clients/person-role-calls';
import { myEventCalls } from './events/my-event-calls';
import { pageImportCalls } from './events/page-import/page-import-calls';
import { feedCalls } from './feeds/feed-calls';
import { isForReader, problemPage } from './feeds/problem-page';
import { sitemapCalls } from './feeds/sitemap-calls';
import { serveFirstPage } from './first-page';
import { serveHealth } from './health-calls';
import { serveOutbox } from './mail/outbox-page';
import { mediaCalls } from './media/media-calls';
import { serveMetrics } from './metrics-calls';
import { addressCalls } from './persons/address-calls';
import { favouriteCalls } from './persons/favourite-calls';
import { createPatterns } from './persons/patterns';
import { personCalls } from './persons/person-calls';
import { relationCalls } from './persons/relation-calls';
import { signUpCalls } from './persons/sign-up/sign-up-calls';
import { diskStore } from './platform/files/disk-store';
import { StoreFailure } from './platform/files/file-store';
import type { AppEnv } from './platform/http/app-env';
import { newBetweenReads } from './platform/http/between-reads';
import { type Call, type Handler, jsonAnswer, onGet, type Route, register } from './platform/http/calls';
import { deliver } from './platform/http/deliver';
import { headersOfAll, openToEveryOrigin } from './platform/http/headers';
import { limitedRead } from './platform/http/limited-read';
import {
  BETWEEN_READS,
  COSTLY_READS,
  DRAWING,
  LONG_READ_QUEUE,
  LONG_READS,
  PAGE_IMPORTS,
  PICTURE_PROCESSING,
  READ_QUEUE,
  UPLOAD_QUEUE,
  VIEWS,
  WRITE_QUEUE,
} from './platform/http/limits';
import { observe } from './platform/http/observe';
import { overloadOf } from './platform/http/overload';
import { ownHostOnly } from './platform/http/own-host';
import { newPerCallerQueue } from './platform/http/per-caller-queue';
import { Problem, problemAnswer } from './platform/http/problem';
import { newQueuePerDatabase, orFromPrimary, publicReads } from './platform/http/public-reads';
import { newQueue } from './platform/http/queue';
import { isUpload } from './platform/http/receive-file';
import { answerWrites } from './platform/http/write';
import { textLog } from './platform/log';
import { newRequestMetrics } from './platform/metrics';
import { serveProxyCheck } from './proxy-call';
import { exportCalls } from './records/export-calls';
import { searchCalls } from './saved-searches/saved-search-calls';
import { eventCalls } from './search/event-calls';
import { newSearchSources } from './search/search-of';
import { tagCalls } from './search/tag-calls';
import { prerenderPages } from './site/prerender-pages';
import { serveDocs } from './site/serve-docs';
import { serveRobots } from './site/serve-robots';
import { serveBundle, serveDemoPages } from './site/static-files';

const MAX_BODY_SIZE = 1_048_576;
const DEFAULT_URL = 'http://localhost:4173';
const TOKEN_LIFETIME_MS = 3_600_000;
const SEARCH_RUN_PAUSE_MS = 60_000;
const CONSTANT_TIME_MS = 200;
/**
 * The number of addresses in a file of the sitemap. Each has an entry in both languages, with links to both: about 8
 * MB, where a file may have 50,000 addresses and 50 MB (sitemaps.org).
 */
const SITEMAP_SIZE = 10_000;
const repository = fileURLToPath(new URL('../..', import.meta.url));
const openapi: unknown = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'));

/** All groups of calls below /clients/{client}/api/. */
const groups: ((options: AppOptions) => Call[])[] = [
  // Before the events: the calendar of one event ends in .ics, which is no part of its id.
  feedCalls,
  eventCalls,
  myEventCalls,
  pageImportCalls,
  articleCalls,
  myArticleCalls,
  advertCalls,
  advertOrderCalls,
  shownAdvertCalls,
  advertStatisticsCalls,
  catalogueCalls,
  tagCalls,
  communityCalls,
  addressCalls,
  mediaCalls,
  loginCalls,
  passwordCalls,
  signUpCalls,
  personCalls,
  relationCalls,
  exportCalls,
  favouriteCalls,
  searchCalls,
  sitemapCalls,
  personRoleCalls,
];

/** Builds the backend: the public calls of every client, the bundle, and the demo pages or a first page. */
export function createApp(given: Pick<AppOptions, 'database'> & Partial<AppOptions>): Hono<AppEnv> {
  const options = completeOptions(given);
  const app = new Hono<AppEnv>();
  const metrics = newRequestMetrics();
  if (options.isProduction) app.use(observe(options.log, metrics, options.behindProxy));
  app.use(headersOfAll());
  app.use(deliver());
  app.use(publicReads(options));
  for (const path of ['/clients/*', '/health', '/health/*', '/openapi.json']) app.use(path, openToEveryOrigin());
  // Pages of other sites must not read these pages.
  for (const path of ['/backoffice', '/backoffice/*', '/outbox', '/outbox/*', '/outbox.json'])
    app.use(path, ownHostOnly(options));
  // Registered before the limit of the calls: the back office answers a large request with its own page.
  serveBackOffice(app, options);
  // Registered after the headers, so that a page of another site may read the error.
  const limited = bodyLimit({ maxSize: MAX_BODY_SIZE, onError: () => Promise.reject(new Problem(413, 'too_large')) });
  // receiveFile limits a file while it arrives.
  app.use((context, next) => (isUpload(context.req.method, context.req.path) ? next() : limited(context, next)));
  app.onError((error, context) => answerProblem(context, problemOf(error, options)));
  app.notFound((context) => problemAnswer(context, new Problem(404, 'not_found')));
  serveCalls(app, options);
  onGet(app, '/openapi.json', (context) => jsonAnswer(context, openapi, 60));
  serveHealth(app, options);
  serveProxyCheck(app, options);
  serveRobots(app, options);
  serveOutbox(app, options);
  if (options.isProduction) {
    serveMetrics(app, options, metrics);
    serveFirstPage(app, options);
  }
  // Before the prerenderer: the pages of the docs contain no elements until their script runs.
  serveDocs(app, options);
  if (options.prerenderMs > 0) prerenderPages(app, options);
  serveBundle(app, options);
  if (!options.isProduction) serveDemoPages(app, options);
  return app;
}

/** Answers a problem: as a page for a reader of a calendar or feed, as JSON for everybody else. */
const answerProblem = (context: Context, problem: Problem) =>
  isForReader(context) ? problemPage(context, problem) : problemAnswer(context, problem);

function serveCalls(app: Hono<AppEnv>, options: AppOptions): void {
  const clientOf = newKnownClients(options.database);
  app.use('/clients/:client/*', async (context, next) => {
    const client = await clientOf(context.req.param('client'));
    if (!client) throw new Problem(404, 'unknown_client');
    if (client.isClosed) throw new Problem(410, 'client_closed');
    context.set('client', client.key);
    context.set('pageSize', client.pageSize);
    context.set('hasArticles', client.hasArticles);
    context.set('hasAdverts', client.hasAdverts);
    await next();
  });
  const calls = groups.flatMap((callsOf) => callsOf(options));
  const answerOf = answerWrites(options);
  register(
    app,
    '/clients/:client/api/',
    calls.map((call) => ('prepare' in call ? { ...call, answer: answerOf(call) } : inTurn(call, options))),
  );
  options.furtherCalls(app);
  app.all('/clients/*', () => {
    throw new Problem(404, 'not_found');
  });
}

function inTurn(call: Route, options: AppOptions): Route {
  const { costly } = call;
  const answer = orFromPrimary(call.answer);
  const { betweenReads, betweenLists } = options;
  const inOrder: Handler = (context) => {
    const work = async () => answer(context);
    // An answer that is under way also gives way to the reads of visitors.
    if (costly === 'long') return betweenReads.pause().then(work);
    if (costly === 'view') return betweenReads.read(work);
    return costly ? limitedRead(context, options, work) : betweenReads.read(() => betweenLists.read(work));
  };
  return { ...call, answer: inOrder };
}

/** Returns the complete options: the given ones, and a default for all others. */
export function completeOptions(given: Pick<AppOptions, 'database'> & Partial<AppOptions>): AppOptions {
  const { log = textLog, isClosing = () => false } = given;
  const { onError: report = log.error } = given;
  const onError = (error: unknown) => report(withoutParameters(error));
  const { distFolder = `${repository}dist` } = given;
  const options: AppOptions = {
    distFolder,
    docsFolder: join(distFolder, 'docs'),
    demoFolder: `${repository}demo`,
    prerenderMs: 0,
    now: () => new Date(),
    log,
    metricsToken: undefined,
    isProduction: false,
    renderCover: () => Promise.reject(new Problem(404, 'not_found')),
    furtherCalls: () => undefined,
    costlyReads: newQueuePerDatabase(COSTLY_READS[given.database.kind]),
    longReads: newQueue(LONG_READS),
    longReadQueue: newPerCallerQueue(LONG_READ_QUEUE),
    betweenReads: newBetweenReads(BETWEEN_READS),
    views: newQueue(VIEWS),
    betweenLists: newBetweenReads(BETWEEN_READS),
    drawing: newQueue(DRAWING),
    pageImports: newQueue(PAGE_IMPORTS),
    importException: undefined,
    pictureProcessing: newQueue(PICTURE_PROCESSING),
    uploadQueue: newPerCallerQueue(UPLOAD_QUEUE),
    ...filesIn(join(tmpdir(), `event-portal-${randomUUID()}`)),
    maxUploadBytes: MAX_FILE_SIZE,
    publicUrl: () => DEFAULT_URL,
    mail: undefined,
    onWritten: () => undefined,
    backOfficePassword: undefined,
    demoOperator: undefined,
    isSecondFactorRequired: false,
    openId: undefined,
    searchRunPauseMs: SEARCH_RUN_PAUSE_MS,
    sitemapSize: SITEMAP_SIZE,
    tokenLifetimeMs: TOKEN_LIFETIME_MS,
    constantTimePause: () => new Promise((resolve) => setTimeout(resolve, CONSTANT_TIME_MS)),
    passwords: argonHashing(),
    newHashing: (limits) => argonHashing(limits),
    callerQueue: newPerCallerQueue(WRITE_QUEUE),
    readerQueue: newPerCallerQueue(READ_QUEUE),
    behindProxy: false,
    patterns: createPatterns(report),
    advertCounter: newCounter({ database: given.database, isClosing, onError }),
    searchSources: newSearchSources(given.database),
    findPlacements,
    drawInvoiceAttachment: (id) => drawInvoiceAttachment(options, id),
    findCaller: (context) => findAccount(context, options),
    ...given,
    isClosing,
    onError,
  };
  if (options.isProduction && options.importException) throw new Error('importException is an option of tests alone.');
  if (options.isProduction && options.demoOperator) throw new Error('demoOperator is an option of the demo alone.');
  return options;
}

/** Returns the options that store files in a folder of the machine. */
export const filesIn = (folder: string): Pick<AppOptions, 'files' | 'draftFolder'> => {
  const draftFolder = join(folder, 'incoming');
  return { draftFolder, files: diskStore(join(folder, 'media'), draftFolder) };
};

/** Removes the parameters that the database adds to its errors: the log would contain names and hashes of people. */
function withoutParameters(error: unknown): unknown {
  if (error instanceof Error)
    for (const name of ['params', 'parameters', 'detail']) Reflect.deleteProperty(error, name);
  return error;
}

function problemOf(error: Error, { onError }: AppOptions): Problem {
  if (error instanceof Problem) return error;
  onError(error);
  if (error instanceof StoreFailure) return storageProblem(error);
  return overloadOf(error) ?? new Problem(500, 'internal');
}

const storageProblem = ({ isFull }: StoreFailure) =>
  isFull ? new Problem(507, 'storage_full') : new Problem(503, 'storage_unavailable');

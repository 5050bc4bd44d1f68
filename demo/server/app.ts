import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LARGEST_FILE } from '../../src/lib/picture-type';
import { argonHashing } from './accounts/password-hashing';
import { newCounter } from './adverts/shown/counter';
import type { AppEnv, AppOptions } from './app-options';
import { serveBackOffice } from './backoffice/serve-back-office';
import { isForReader, problemPage } from './feeds/problem-page';
import { newBetweenReads } from './http/between-reads';
import { newCallerLine } from './http/caller-line';
import { type Answer, type Call, jsonAnswer, onGet, type Route, register } from './http/calls';
import { costlyRead } from './http/costly-read';
import { deliver } from './http/deliver';
import { headersOfAll, openToEveryOrigin } from './http/headers';
import { newKnownClients } from './http/known-clients';
import {
  BETWEEN_READS,
  COSTLY_READS,
  DRAWING,
  LONG_READ_LINE,
  LONG_READS,
  READ_LINE,
  TAKING,
  UPLOAD_LINE,
  VIEWS,
  WRITE_LINE,
} from './http/limits';
import { overloadOf } from './http/overload';
import { ownHostOnly } from './http/own-host';
import { prerenderPages } from './http/prerender-pages';
import { Problem, problemAnswer } from './http/problem';
import { newQueue } from './http/queue';
import { isUpload } from './http/receive-file';
import { serveStaticFiles } from './http/static-files';
import { answerWrites } from './http/write';
import { diskStore } from './media/disk-store';
import { StoreFailure } from './media/file-store';
import { createPatterns } from './persons/patterns';
import { addressCalls } from './routes/addresses';
import { advertOrderCalls } from './routes/advert-orders';
import { advertCalls } from './routes/adverts';
import { articleCalls } from './routes/articles';
import { loginCalls } from './routes/auth-login';
import { passwordCalls } from './routes/auth-password';
import { signUpCalls } from './routes/auth-sign-up';
import { catalogueCalls } from './routes/catalogues';
import { communityCalls } from './routes/communities';
import { eventCalls } from './routes/events';
import { favouriteCalls } from './routes/favourites';
import { serveHealth } from './routes/health';
import { mediaCalls } from './routes/media';
import { myArticleCalls } from './routes/my-articles';
import { myEventCalls } from './routes/my-events';
import { serveOutbox } from './routes/outbox';
import { personRoleCalls } from './routes/person-roles';
import { personCalls } from './routes/persons';
import { serveRobots } from './routes/robots';
import { searchCalls } from './routes/searches';
import { advertStatisticsCalls, shownAdvertCalls } from './routes/shown-adverts';
import { sitemapCalls } from './routes/sitemaps';

const LARGEST_BODY = 1_048_576;
const DEFAULT_URL = 'http://localhost:4173';
const TOKEN_LIFETIME_MS = 3_600_000;
const LOOK_PAUSE_MS = 60_000;
const EVEN_ANSWER_MS = 200;
/** Each has an address in either language, with links to both: some 8 MB, where a file may have 50,000 addresses and 50 MB (sitemaps.org). */
const SITEMAP_SIZE = 10_000;
const repository = fileURLToPath(new URL('../..', import.meta.url));
const openapi: unknown = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'));

/** Every group of calls below /clients/{client}/api/. */
const groups: ((options: AppOptions) => Call[])[] = [
  eventCalls,
  myEventCalls,
  articleCalls,
  myArticleCalls,
  advertCalls,
  advertOrderCalls,
  shownAdvertCalls,
  advertStatisticsCalls,
  catalogueCalls,
  communityCalls,
  addressCalls,
  mediaCalls,
  loginCalls,
  passwordCalls,
  signUpCalls,
  personCalls,
  favouriteCalls,
  searchCalls,
  sitemapCalls,
  personRoleCalls,
];

/** Builds the demo backend: the public calls of every client, the bundle and the demo pages. */
export function createApp(given: Pick<AppOptions, 'database'> & Partial<AppOptions>): Hono<AppEnv> {
  const options = completeOptions(given);
  const app = new Hono<AppEnv>();
  app.use(headersOfAll());
  app.use(deliver());
  for (const path of ['/clients/*', '/health', '/health/*', '/openapi.json']) app.use(path, openToEveryOrigin());
  // Pages of other sites must not read what these pages show.
  for (const path of ['/backoffice', '/backoffice/*', '/outbox', '/outbox/*', '/outbox.json'])
    app.use(path, ownHostOnly(options));
  // Registered before the limit of the calls: the back office answers a large request with a page of its own.
  serveBackOffice(app, options);
  // Registered after the headers, so that a page of another site may read why its call was refused.
  const limited = bodyLimit({ maxSize: LARGEST_BODY, onError: () => Promise.reject(new Problem(413, 'too_large')) });
  // receiveFile limits a file while it arrives.
  app.use((context, next) => (isUpload(context.req.method, context.req.path) ? next() : limited(context, next)));
  app.onError((error, context) => answerProblem(context, problemOf(error, options)));
  app.notFound((context) => problemAnswer(context, new Problem(404, 'not_found')));
  serveCalls(app, options);
  onGet(app, '/openapi.json', (context) => jsonAnswer(context, openapi, 60));
  serveHealth(app, options);
  serveRobots(app, options);
  serveOutbox(app, options);
  if (options.prerenderMs > 0) prerenderPages(app, options);
  serveStaticFiles(app, options);
  return app;
}

/** A person who has clicked a calendar or a feed reads words, everybody else JSON. */
const answerProblem = (context: Context, problem: Problem) =>
  isForReader(context) ? problemPage(context, problem) : problemAnswer(context, problem);

function serveCalls(app: Hono<AppEnv>, options: AppOptions): void {
  const clientOf = newKnownClients(options.database);
  app.use('/clients/:client/*', async (context, next) => {
    const client = await clientOf(context.req.param('client'));
    if (!client) throw new Problem(404, 'unknown_client');
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
  const { answer, costly } = call;
  const { betweenReads, betweenLists } = options;
  const inOrder: Answer = (context) => {
    const work = async () => answer(context);
    // Also one that has been written already gives way to what visitors wait for.
    if (costly === 'long') return betweenReads.pause().then(work);
    if (costly === 'view') return betweenReads.read(work);
    return costly ? costlyRead(context, options, work) : betweenReads.read(() => betweenLists.read(work));
  };
  return { ...call, answer: inOrder };
}

/** What the app runs with: what is given, and a default for all the rest. */
export function completeOptions(given: Pick<AppOptions, 'database'> & Partial<AppOptions>): AppOptions {
  const { onError: report = (error: unknown) => console.error(error), isClosing = () => false } = given;
  const onError = (error: unknown) => report(withoutParameters(error));
  return {
    distFolder: `${repository}dist`,
    demoFolder: `${repository}demo`,
    prerenderMs: 0,
    now: () => new Date(),
    renderCover: () => Promise.reject(new Problem(404, 'not_found')),
    furtherCalls: () => undefined,
    costlyReads: newQueue(COSTLY_READS[given.database.kind]),
    longReads: newQueue(LONG_READS),
    longReadLine: newCallerLine(LONG_READ_LINE),
    betweenReads: newBetweenReads(BETWEEN_READS),
    views: newQueue(VIEWS),
    betweenLists: newBetweenReads(BETWEEN_READS),
    drawing: newQueue(DRAWING),
    taking: newQueue(TAKING),
    uploadLine: newCallerLine(UPLOAD_LINE),
    ...filesIn(join(tmpdir(), `event-portal-${randomUUID()}`)),
    largestUpload: LARGEST_FILE,
    publicUrl: () => DEFAULT_URL,
    mail: undefined,
    onWritten: () => undefined,
    backOfficePassword: undefined,
    lookPauseMs: LOOK_PAUSE_MS,
    sitemapSize: SITEMAP_SIZE,
    tokenLifetimeMs: TOKEN_LIFETIME_MS,
    evenPause: () => new Promise((resolve) => setTimeout(resolve, EVEN_ANSWER_MS)),
    passwords: argonHashing(),
    newHashing: (limits) => argonHashing(limits),
    callerLine: newCallerLine(WRITE_LINE),
    readerLine: newCallerLine(READ_LINE),
    behindProxy: false,
    patterns: createPatterns(report),
    advertCounter: newCounter({ database: given.database, isClosing, onError }),
    ...given,
    isClosing,
    onError,
  };
}

/** Where files are kept: in a folder of the machine. */
export const filesIn = (folder: string): Pick<AppOptions, 'files' | 'draftFolder'> => {
  const draftFolder = join(folder, 'incoming');
  return { draftFolder, files: diskStore(join(folder, 'media'), draftFolder) };
};

/** The database adds parameters to its errors: the log would then hold names and hashes of people. */
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

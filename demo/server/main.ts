import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { completeOptions, createApp, filesIn } from './app';
import type { AppOptions } from './app-options';
import { keepCleaning } from './cleanup';
import { whyOutboxIsClosed } from './mail/outbox-page';
import { keepSending, type MailWorker } from './mail/send-mails';
import { type Database, openDatabase } from './platform/database/database';
import { withReplicas } from './platform/database/replicas';
import { hostOf, isLoopback, readEnvironment } from './platform/environment.mjs';
import { type FileStore, StoreFailure } from './platform/files/file-store';
import { outsideRequests } from './platform/http/current-request';
import { type ConnectionLimits, listen } from './platform/http/listen';
import { type Log, textLog } from './platform/log';
import { runToEnd } from './platform/run-to-end';
import { keepRunningSearches } from './saved-searches/run-saved-searches';
import { migrate } from './schema/migrate';
import { readFrameAncestors } from './site/frame-ancestors';
import { startOptions } from './start-options';

/** The address, storage and options of the server; all have defaults. */
export type ServerOptions = Partial<Omit<AppOptions, 'database' | 'isClosing'>> & {
  /** The port; 0, the default, takes any free one. */
  port?: number;
  /** The address to listen at; by default this machine only. */
  address?: string;
  /** The folder of the embedded database, and of uploaded pictures. */
  dataFolder?: string;
  /** A PostgreSQL instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** Streaming replicas of that PostgreSQL, for reads of the public. */
  databaseReadUrls?: readonly string[];
  /** A bucket for pictures instead of the data folder. */
  s3Url?: string | undefined;
  /** An open database, which the caller closes. */
  database?: Database;
  /**
   * The time in milliseconds for which a closing server still answers, while it already reports that it is not ready.
   */
  drainMs?: number;
  connections?: Partial<ConnectionLimits>;
};

/** A running server; `close` lets running requests end and then cuts the rest, or all of them at once by its signal. */
export type RunningServer = { url: string; database: Database; close: (cut?: AbortSignal) => Promise<void> };

/** Opens and migrates the database, then listens. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const {
    port = 0,
    address = 'localhost',
    dataFolder = '.data',
    databaseUrl,
    databaseReadUrls = [],
    s3Url,
    drainMs = 0,
    connections,
    ...given
  } = options;
  let database = options.database ?? (await openDatabase(join(dataFolder, 'database'), databaseUrl));
  const closeDatabase = async () => (options.database ? database.replicas?.close() : database.close());
  try {
    const { log = textLog } = given;
    await migrate(database);
    database = await withReplicas(database, databaseReadUrls);
    const bucket = s3Url === undefined ? undefined : await openBucket(s3Url, log);
    let url = '';
    let isClosing = false;
    const complete = completeOptions({
      publicUrl: () => url,
      ...filesIn(dataFolder),
      ...(bucket && { files: bucket }),
      ...given,
      database,
      isClosing: () => isClosing,
    });
    let mails: MailWorker | undefined;
    const onWritten = () => outsideRequests(() => mails?.wake());
    const app = createApp({ ...complete, onWritten });
    const listening = await listen(app.fetch, {
      ...{ port, address, behindProxy: complete.behindProxy },
      ...(connections && { limits: connections }),
      onRefused: (refusal) => log.event('refused', refusal),
    });
    url = `http://${hostOf(address)}:${listening.port}`;
    if (!complete.mail && whyOutboxIsClosed(complete) !== undefined)
      log.warn(
        `SMTP_URL is missing: mails are kept until it is named. Nobody can read them in /outbox, because ${whyOutboxIsClosed(complete)}.`,
      );
    if (!isLoopback(complete.publicUrl()) && (await readFrameAncestors(complete.distFolder)) === undefined)
      log.warn(
        'Every site may show the frame page with its log-in: iframe/frame-ancestors.json lists none. Name yours in FRAME_ANCESTORS when building.',
      );
    mails = keepSending(complete);
    const stopTidying = keepCleaning(complete);
    const stopLooking = keepRunningSearches({ ...complete, onWritten });
    const close = async (cut?: AbortSignal) => {
      isClosing = true;
      await setTimeout(drainMs, undefined, { ...(cut && { signal: cut }) }).catch(() => undefined);
      await listening.stop(cut);
      await Promise.all([
        stopTidying(),
        stopLooking(),
        mails?.close(),
        complete.advertCounter.flush().catch(complete.onError),
      ]);
      await closeDatabase();
    };
    return { url, database, close };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/**
 * Opens the bucket of an S3 store.
 *
 * @throws {Error} when the store refuses; a silent one may come back, and only pictures are missing meanwhile
 */
async function openBucket(s3Url: string, log: Log): Promise<FileStore> {
  // Lazy: only a server with a bucket needs this library.
  const { s3Store } = await import('./platform/files/s3-store');
  const store = s3Store(s3Url);
  await store.check().catch((error: unknown) => {
    if (!(error instanceof StoreFailure)) throw error;
    log.warn('S3_URL: the store does not answer; pictures are missing until it does.');
  });
  return store;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await runToEnd(async () => {
    const server = await startServer(startOptions(readEnvironment()));
    console.info(`${server.url} (${server.database.kind})`);
    return server.close;
  });
}

import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { keepTidy } from './accounts/tidy';
import { completeOptions, createApp } from './app';
import type { AppOptions } from './app-options';
import { type Database, openDatabase } from './database';
import { keepSending, type MailWorker } from './mail/send-mails';
import { smtpFromEnvironment } from './mail/smtp';
import { migrate } from './migrate';

const DEFAULT_PORT = 4000;

/** Where and on what the server runs; everything has a default. */
export type ServerOptions = Partial<Omit<AppOptions, 'database'>> & {
  /** 0 takes any free port. */
  port?: number;
  /** The address to listen at; by default this machine only. */
  address?: string;
  /** Keeps the embedded database. */
  dataFolder?: string;
  /** A PostgreSQL instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** An open database, which the caller closes. */
  database?: Database;
};

/** A running server; `close` ends open connections too. */
export type RunningServer = { url: string; database: Database; close: () => Promise<void> };

/** Opens and migrates the database, then listens. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = DEFAULT_PORT, address = '127.0.0.1', dataFolder = '.data', databaseUrl, ...given } = options;
  const database =
    options.database ?? (await openDatabase(join(dataFolder, 'database'), databaseUrl ?? process.env.DATABASE_URL));
  try {
    await migrate(database);
    let url = '';
    const complete = completeOptions({ publicUrl: () => nameOf(url), ...fromEnvironment(), ...given, database });
    let mails: MailWorker | undefined;
    const app = createApp({ ...complete, onWritten: () => mails?.wake() });
    const server = createAdaptorServer({ fetch: app.fetch });
    await new Promise<void>((listening, failed) => {
      server.once('error', failed);
      server.listen(port, address, () => listening());
    });
    const bound = server.address();
    url = `http://${address}:${bound && typeof bound === 'object' ? bound.port : port}`;
    mails = keepSending(complete);
    const stopTidying = keepTidy(complete);
    const close = async () => {
      const closed = new Promise((done) => server.close(done));
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      await stopTidying();
      await mails?.close();
      if (!options.database) await database.close();
    };
    return { url, database, close };
  } catch (error) {
    if (!options.database) await database.close();
    throw error;
  }
}

/** The pages of this machine are opened by its name; at another address nobody would be logged in. */
const nameOf = (url: string) => url.replace('//127.0.0.1:', '//localhost:');

/** SMTP_URL and MAIL_FROM, BACKOFFICE_PASSWORD, PUBLIC_URL, BEHIND_PROXY=1. */
function fromEnvironment(): Partial<AppOptions> {
  const { BACKOFFICE_PASSWORD, PUBLIC_URL, BEHIND_PROXY } = process.env;
  const publicUrl = PUBLIC_URL?.replace(/\/+$/, '');
  return {
    mail: smtpFromEnvironment(process.env),
    backOfficePassword: BACKOFFICE_PASSWORD || undefined,
    behindProxy: BEHIND_PROXY === '1',
    ...(publicUrl && { publicUrl: () => publicUrl }),
  };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const running = await startServer({
    port: Number(process.env.PORT ?? DEFAULT_PORT),
    address: process.env.ADDRESS ?? '127.0.0.1',
    dataFolder: process.env.DATA_FOLDER ?? '.data',
  }).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  console.info(`${running.url} (${running.database.kind})`);
  const stop = () => void running.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { createAdaptorServer } from '@hono/node-server';
import { DEMO_OPTIONS } from '../../demo/seed/demo-options';
import { completeOptions, createApp, filesIn } from '../../demo/server/app';
import type { AppOptions } from '../../demo/server/app-options';
import type { MailService } from '../../demo/server/mail/mail-service';
import type { Database } from '../../demo/server/platform/database/database';
import { keepRunningSearches } from '../../demo/server/saved-searches/run-saved-searches';
import { quickHashing } from './account-calls';
import { BACK_OFFICE_PASSWORD } from './accounts';
import { answerHost, asForTests } from './host-pages';
import { answerImportedPage } from './imported-pages';
import { insertOperator } from './operators';
import { PATIENCE_MS, patientOptions } from './patient-options';
import { CLOCK_HEADER, PRERENDER_HEADER } from './server-headers';
import { startWebSite } from './web-pages';

/** A port, or 0 for any free one, and the mail service of that origin; without it mails are only stored. */
type Origin = { port: number; mail?: MailService };

type Served = {
  database: Database;
  /** The folder of its pictures. */
  folder: string;
  /** The origins on which it listens. */
  origins: readonly Origin[];
  /** The offset of the server's clock in milliseconds; negative for the past. */
  clockShiftMs?: number;
  onEnd?: () => void | Promise<void>;
};

/**
 * Serves the API, the built bundle and the host pages of the browser tests in this process, and a website from which
 * events are imported. Sends its addresses to its parent process, the website's last, and ends with it.
 */
export async function serveForTests({ database, folder, origins, clockShiftMs = 0, onEnd }: Served): Promise<void> {
  await insertOperator(database, { password: BACK_OFFICE_PASSWORD });
  const clockNow = () => new Date(Date.now() + clockShiftMs);
  /** Set once the server listens; links in mails begin with the first one. */
  let urls: string[] = [];
  /** The moment of the server's clock in a request (see `setServerClock`). */
  const clock = new AsyncLocalStorage<Date>();
  const site = await startWebSite(answerImportedPage);
  const options = completeOptions({
    ...patientOptions({ database }),
    ...DEMO_OPTIONS,
    database,
    ...filesIn(folder),
    publicUrl: () => urls[0] ?? '',
    backOfficePassword: BACK_OFFICE_PASSWORD,
    passwords: quickHashing,
    now: () => clock.getStore() ?? clockNow(),
    // Each test sends an address of its own in X-Forwarded-For, so that tests do not throttle one another.
    behindProxy: true,
    importException: { address: '127.0.0.1', port: site.port },
    // A test must not wait a minute for a mail.
    searchRunPauseMs: 500,
  });
  /** The outbox is open only without a proxy before the server. */
  const outbox = createApp({ ...options, behindProxy: false });
  const stopLooking = keepRunningSearches(options);

  function answerWith(given: Partial<AppOptions>) {
    const app = createApp({ ...options, ...given });
    /** The app for requests of prerendered pages. */
    const prerendering = createApp({ ...options, ...given, prerenderMs: PATIENCE_MS });
    return async (request: Request): Promise<Response> => {
      const moment = request.headers.get(CLOCK_HEADER);
      if (new URL(request.url).pathname.startsWith('/outbox')) return outbox.fetch(new Request(request.url));
      const asked = request.headers.has(PRERENDER_HEADER) ? prerendering : app;
      const now = moment ? new Date(moment) : clockNow();
      return (await answerHost(request)) ?? asForTests(request, await clock.run(now, () => asked.fetch(request)));
    };
  }

  const servers = origins.map(({ port, mail }) => {
    const answer = answerWith({ mail });
    const server = createAdaptorServer({
      async fetch(request) {
        const response = await answer(request);
        // Pages adjust their clock by this header, which Node.js would write by the clock of the machine.
        if (clockShiftMs !== 0) response.headers.set('Date', clockNow().toUTCString());
        return response;
      },
    });
    server.listen(port, '127.0.0.1');
    return server;
  });
  await Promise.all(servers.map((server) => new Promise((listening) => server.once('listening', listening))));
  urls = servers.map((server) => {
    const address = server.address();
    return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  });
  process.send?.([...urls, site.url]);

  let isStopping = false;
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    for (const server of servers) {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    }
    await site.close();
    await stopLooking();
    await database.close();
    await onEnd?.();
    process.exit(0);
  }
  for (const end of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(end, () => void stop());
}

import { readFileSync } from 'node:fs';
import type { Context } from 'hono';
import { PageImportPayload } from '../../../../src/model/payloads/event-payload';
import { type Account, accountOf } from '../../accounts/tokens';
import { loadRecordingRules } from '../../clients/recording-rules';
import type { AppEnv } from '../../platform/http/app-env';
import { payloadOf } from '../../platform/http/body';
import { callerAddress } from '../../platform/http/caller';
import { type Call, privateAnswer } from '../../platform/http/calls';
import { Problem } from '../../platform/http/problem';
import { fetchWebPage } from '../../platform/web-page/fetch-web-page';
import { WebPageFailure, type WebPageFailureCode } from '../../platform/web-page/web-page-failure';
import { hostOfUrl, webUrlOf } from '../../platform/web-page/web-url';
import { countImport } from './count-import';
import type { PageImportOptions } from './options';
import { isImportable, type PageText, pageTextOf } from './page-text';

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));

/** The time in seconds after which an import has ended. */
const IMPORT_SECONDS = '10';

const PROBLEMS: Readonly<Record<WebPageFailureCode, readonly [status: 404 | 413 | 422 | 504, code: string]>> = {
  refused: [422, 'address_refused'],
  missing: [404, 'fetch_failed'],
  failed: [422, 'fetch_failed'],
  too_large: [413, 'too_large'],
  wrong_type: [422, 'wrong_type'],
  timed_out: [504, 'timed_out'],
};

/** Lists the call POST my/events/import. */
export const pageImportCalls = (options: PageImportOptions): Call[] => {
  const running = new Set<number>();

  async function importPage(context: Context<AppEnv>, account: Account, url: URL): Promise<PageText> {
    const { email, client, id } = account;
    if (running.has(id)) throw new Problem(429, 'too_many_attempts', { headers: { 'Retry-After': IMPORT_SECONDS } });
    running.add(id);
    try {
      await countImport(options, { client, name: email, address: callerAddress(context, options) });
      const { signal } = context.req.raw;
      return await options.pageImports(() => fetchText(context, url, signal), signal);
    } finally {
      running.delete(id);
    }
  }

  async function fetchText(context: Context<AppEnv>, url: URL, signal: AbortSignal): Promise<PageText> {
    const begun = performance.now();
    const record = (result: string) =>
      options.log.event('import', { host: hostOfUrl(url), result, ms: Math.round(performance.now() - begun) });
    try {
      const page = await fetchWebPage(url, {
        userAgent: `event-portal/${version} (+${new URL(options.publicUrl()).href})`,
        ownHosts: [options.publicUrl(), context.req.url].map((own) => hostOfUrl(new URL(own))),
        accepts: isImportable,
        signal,
        exception: options.importException,
      });
      const text = pageTextOf(page);
      record('imported');
      return text;
    } catch (error) {
      // Nobody waits for the answer any more.
      if (signal.aborted) throw new Problem(503, 'busy');
      if (!(error instanceof WebPageFailure)) throw error;
      record(error.code);
      throw new Problem(...PROBLEMS[error.code]);
    }
  }

  return [
    {
      method: 'POST',
      path: 'my/events/import',
      prepare: async (context) => {
        const account = await accountOf(context, options);
        const { eventRecording } = await loadRecordingRules(options.database, account.client);
        if (!eventRecording.importFromAddress) throw new Problem(403, 'import_off');
        const url = webUrlOf((await payloadOf(context, PageImportPayload)).url);
        if (!url) throw new Problem(422, 'wrong_data', [{ path: 'url', code: 'url' }]);
        const page = await importPage(context, account, url);
        return async () => privateAnswer(context, page);
      },
    },
  ];
};

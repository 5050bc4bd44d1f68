import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import type { AppOptions } from './app-options';
import type { AppEnv } from './platform/http/app-env';
import { onGet } from './platform/http/calls';
import { isFromThisMachine } from './platform/http/own-host';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** The path at which `npm run admin -- doctor` asks what of its request has arrived. */
export const PROXY_PATH = '/health/proxy';

/** The headers of a request with a made-up X-Forwarded-For, as they have arrived; addresses of proxies stay secret. */
export type ProxyAnswer = {
  version: string;
  behindProxy: boolean;
  /** True if Host is that of PUBLIC_URL. */
  host: boolean;
  /** `changed` if a proxy has added the caller's address, or put it in place of what the caller has sent. */
  forwardedFor: 'missing' | 'unchanged' | 'changed';
  proto?: 'http' | 'https';
  /** True if the request looks as if it had been sent on the server's machine, without a proxy. */
  fromThisMachine: boolean;
};

/** The addresses for documentation (RFC 5737): the doctor's own, and of no visitor. */
const MADE_UP = /^192\.0\.2\.\d{1,3}$/;

/** Serves GET /health/proxy. */
export function serveProxyCheck(
  app: Hono<AppEnv>,
  { publicUrl, behindProxy }: Pick<AppOptions, 'publicUrl' | 'behindProxy'>,
): void {
  onGet(app, PROXY_PATH, (context) => {
    const { req } = context;
    const forwarded = req.header('x-forwarded-for')?.trim() ?? '';
    const proto = req.header('x-forwarded-proto')?.trim().toLowerCase();
    const answer: ProxyAnswer = {
      ...{ version, behindProxy },
      host: (req.header('host') ?? '').toLowerCase() === new URL(publicUrl()).host,
      forwardedFor: forwarded === '' ? 'missing' : MADE_UP.test(forwarded) ? 'unchanged' : 'changed',
      ...((proto === 'http' || proto === 'https') && { proto }),
      fromThisMachine: isFromThisMachine(context),
    };
    context.header('Cache-Control', 'no-store');
    return context.json(answer);
  });
}

import type { Context, MiddlewareHandler } from 'hono';
import { LOOPBACK_NAME } from '../environment.mjs';
import type { PlatformOptions } from '../options';
import type { AppEnv } from './app-env';
import { Problem } from './problem';

/**
 * Refuses requests under any host name but the server's own. Another site can resolve its name to this machine, and its
 * page could then read these pages as its own (DNS rebinding).
 *
 * @throws {Problem} 421 wrong_host
 */
export const ownHostOnly =
  ({ publicUrl }: Pick<PlatformOptions, 'publicUrl'>): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    // A test request without a server has no such header, only an address.
    const name = hostnameOf(`http://${context.req.header('host') ?? new URL(context.req.url).host}`);
    if (name === undefined || !(LOOPBACK_NAME.test(name) || name === hostnameOf(publicUrl()))) {
      throw new Problem(421, 'wrong_host');
    }
    await next();
    // Pages of other sites must not load it as a script or a picture either.
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
  };

/** Headers in which a proxy names its client. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Checks whether a request was sent on this machine itself, without a proxy. */
export function isFromThisMachine({ req, env }: Context<AppEnv>): boolean {
  if (FORWARDED.some((name) => req.header(name) !== undefined)) return false;
  const address = env?.incoming?.socket.remoteAddress;
  // A test request without a server has no address.
  return address === undefined || /^(?:::ffff:)?127\.|^::1$/.test(address);
}

/** Returns the host name in lower case, without port and trailing dot. */
function hostnameOf(address: string): string | undefined {
  try {
    return new URL(address).hostname.replace(/\.$/, '');
  } catch {
    return undefined;
  }
}

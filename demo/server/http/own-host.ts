import type { MiddlewareHandler } from 'hono';
import type { AppEnv, AppOptions } from '../app-options';
import { Problem } from './problem';

/** Names that always mean the machine itself; nobody can make them lead elsewhere. */
const OF_THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Refuses requests under any name but the server's own. Another site can let its own name lead to this machine, and its
 * page could then read these pages as its own (DNS rebinding).
 *
 * @throws {Problem} 421 wrong_host
 */
export const ownHostOnly =
  ({ publicUrl }: Pick<AppOptions, 'publicUrl'>): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    // A request that a test hands over without a server has no such header, only an address.
    const name = hostnameOf(`http://${context.req.header('host') ?? new URL(context.req.url).host}`);
    if (name === undefined || !(OF_THIS_MACHINE.test(name) || name === hostnameOf(publicUrl()))) {
      throw new Problem(421, 'wrong_host');
    }
    await next();
    // Pages of other sites must not load it as a script or a picture either.
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
  };

/** In lower case, without port and without the dot that may end it. */
function hostnameOf(address: string): string | undefined {
  try {
    return new URL(address).hostname.replace(/\.$/, '');
  } catch {
    return undefined;
  }
}

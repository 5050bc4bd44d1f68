import type { MiddlewareHandler } from 'hono';
import type { AppEnv, AppOptions } from '../app-options';
import { Problem } from './problem';

/** Names that always mean the machine itself; nobody can make them lead elsewhere. */
const OF_THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Lets only those pass who have opened the server by its own name. A page elsewhere can make a name of its own lead to
 * this machine, and would then read what stands here as if it were its own (DNS rebinding).
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
    // A page elsewhere must not load it as a script or a picture either.
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

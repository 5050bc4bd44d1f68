import { Resolver } from 'node:dns/promises';

/** Finds the IP addresses of a host name; an unknown name has none. */
export type ResolveHost = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

const TRY_MS = 2500;
const TRIES = 2;
/** Codes of a name without addresses. */
const UNKNOWN = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/**
 * Asks the name servers of the machine. Its file of hosts and its search domains do not count, which contain private
 * names, and a slow name server occupies no thread.
 *
 * @throws {Error} when no name server answers
 */
export const resolveHost: ResolveHost = async (hostname, signal) => {
  const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  signal.removeEventListener('abort', cancel);
  signal.throwIfAborted();
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const failure = answers.find((answer) => answer.status === 'rejected' && !UNKNOWN.has(String(answer.reason?.code)));
  if (addresses.length === 0 && failure?.status === 'rejected') throw failure.reason;
  return addresses;
};

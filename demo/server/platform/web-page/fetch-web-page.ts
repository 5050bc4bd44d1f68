import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';
import { readBody, requestPage } from './request-page';
import { type ResolveHost, resolveHost } from './resolve-host';
import { WebPageFailure } from './web-page-failure';
import { hostOfUrl, mayBePublic, portOf, webUrlOf } from './web-url';

/** A fetched page. */
export type WebPage = {
  /** The address after all redirects. */
  url: string;
  /** The type without its parameters, in lower case; '' without one. */
  type: string;
  charset: string | undefined;
  bytes: Uint8Array;
};

/** The only IP address and port that are not public and fetched nevertheless. */
export type PrivateAddress = { address: string; port: number };

/** The options of a fetch. */
export type WebPageFetch = {
  userAgent: string;
  /** The names of this server, which must not ask itself. */
  ownHosts: readonly string[];
  /** Checks a type before the body is read. */
  accepts(type: string): boolean;
  /** Ends the fetch when nobody waits for it any more. */
  signal: AbortSignal;
  resolve?: ResolveHost | undefined;
  exception?: PrivateAddress | undefined;
  maxBytes?: number | undefined;
  /** The time in milliseconds for all of it: names, connections, redirects and the body. */
  totalMs?: number | undefined;
};

const MAX_REDIRECTS = 5;
const MAX_BYTES = 2 * 1024 * 1024;
const TOTAL_MS = 10_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MISSING = new Set([404, 410]);

/**
 * Fetches a page of the public internet. The name of each host is resolved once; the connection goes to the addresses
 * that were checked. No answer tells a private address from one that does not exist: neither is ever connected to.
 *
 * @throws {WebPageFailure}
 * @throws the reason of the signal when that is aborted
 */
export async function fetchWebPage(start: URL, options: WebPageFetch): Promise<WebPage> {
  const deadline = AbortSignal.timeout(options.totalMs ?? TOTAL_MS);
  const signal = AbortSignal.any([options.signal, deadline]);
  try {
    return await followPage(start, { ...options, signal });
  } catch (error) {
    options.signal.throwIfAborted();
    if (deadline.aborted) throw new WebPageFailure('timed_out', { cause: error });
    throw error instanceof WebPageFailure ? error : new WebPageFailure('failed', { cause: error });
  }
}

async function followPage(start: URL, options: WebPageFetch): Promise<WebPage> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const addresses = await checkedAddresses(url, options);
    const response = await requestPage(url, addresses, options);
    try {
      const { statusCode = 0, headers } = response;
      if (!REDIRECTS.has(statusCode)) return await readPage(url, response, options);
      if (headers.location === undefined) throw new WebPageFailure('failed');
      // Node.js reads headers as Latin-1; many servers send UTF-8.
      const next = webUrlOf(Buffer.from(headers.location, 'latin1').toString(), url);
      if (!next) throw new WebPageFailure('refused');
      url = next;
    } finally {
      response.destroy();
    }
  }
  throw new WebPageFailure('failed');
}

/**
 * Resolves the host of an address and checks all its addresses.
 *
 * @throws {WebPageFailure} refused
 */
async function checkedAddresses(url: URL, options: WebPageFetch): Promise<readonly string[]> {
  const { ownHosts, exception, resolve = resolveHost, signal } = options;
  const host = hostOfUrl(url);
  const isPublic = mayBePublic(url) && !ownHosts.includes(host);
  if (!isPublic && exception?.port !== portOf(url)) throw new WebPageFailure('refused');
  const addresses = isIP(host) ? [host] : await resolve(host, signal);
  const isAllowed = (address: string) =>
    (isPublic && isPublicAddress(address)) || (address === exception?.address && portOf(url) === exception.port);
  if (addresses.length === 0 || !addresses.every(isAllowed)) throw new WebPageFailure('refused');
  return addresses;
}

async function readPage(url: URL, response: IncomingMessage, options: WebPageFetch): Promise<WebPage> {
  const { accepts, maxBytes = MAX_BYTES, signal } = options;
  const { statusCode = 0, headers } = response;
  if (MISSING.has(statusCode)) throw new WebPageFailure('missing');
  if (statusCode !== 200) throw new WebPageFailure('failed');
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';').map((part) => part.trim());
  if (!accepts(type.toLowerCase())) throw new WebPageFailure('wrong_type');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new WebPageFailure('too_large');
  const charset = parameters.map((one) => /^charset\s*=\s*"?([\w-]+)/i.exec(one)?.[1]).find(Boolean);
  return { url: url.href, type: type.toLowerCase(), charset, bytes: await readBody(response, maxBytes, signal) };
}

import type { LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { WebPageFailure } from './web-page-failure';

/** Sends a GET to one of the addresses, whatever the name of the host means by now. Sends no cookies. */
export function requestPage(
  url: URL,
  addresses: readonly string[],
  { signal, userAgent }: { signal: AbortSignal; userAgent: string },
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      // A connection of its own: none that is open leads elsewhere.
      agent: false,
      lookup: lookupOf(addresses),
      rejectUnauthorized: true,
      signal,
      headers: {
        'User-Agent': userAgent,
        Accept: 'text/html, application/xhtml+xml, text/calendar, */*;q=0.5',
        'Accept-Language': 'de, en;q=0.5',
        'Accept-Encoding': 'gzip, br',
      },
    });
    request.on('response', resolve);
    request.on('error', reject);
    // An answer that changes the protocol ends without either.
    request.on('close', () => reject(new WebPageFailure('failed')));
    request.end();
  });
}

/** Creates a lookup that answers the given addresses for every name. */
const lookupOf = (addresses: readonly string[]): LookupFunction => {
  const found = addresses.map((address): LookupAddress => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_, { all }, callback) => {
    const [first] = found;
    if (all) callback(null, found);
    else callback(null, first?.address ?? '', first?.family);
  };
};

/**
 * Reads the body of an answer.
 *
 * @param maxBytes limit of the body, both as sent and as decompressed
 * @throws {WebPageFailure} too_large, or failed for an unknown compression
 */
export async function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Uint8Array> {
  async function* limited(source: AsyncIterable<Uint8Array>) {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw new WebPageFailure('too_large');
      yield chunk;
    }
  }
  const chunks: Uint8Array[] = [];
  const collect = async (source: AsyncIterable<Uint8Array>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  const decompress = decompressorOf(response.headers['content-encoding']);
  if (decompress) await pipeline(response, limited, decompress, limited, collect, { signal });
  else await pipeline(response, limited, collect, { signal });
  return Buffer.concat(chunks);
}

function decompressorOf(encoding = '') {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return undefined;
  if (name === 'gzip' || name === 'x-gzip') return createGunzip();
  if (name === 'br') return createBrotliDecompress();
  if (name === 'deflate') return createInflate();
  throw new WebPageFailure('failed');
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env';
import { etagOf } from './tag-of';

const MIN_COMPRESSED = 1024;
const BROTLI_QUALITY = 5;
/** The limits of cached compressed bodies, so that a bundle is not compressed for each visitor. */
const MAX_KEPT = 200;
const MAX_BYTES_KEPT = 64_000_000;
const compressible =
  /^(text\/|application\/(json|problem\+json|feed\+json|javascript|manifest\+json|xml|rss\+xml)|image\/svg)/;

const compressWith = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
type Encoding = keyof typeof compressWith;

/** Adds a strong ETag to successful reads, answers 304 to matching requests, and compresses texts. */
export function deliver(): MiddlewareHandler<AppEnv> {
  const kept = new Map<string, Buffer>();
  const running = new Map<string, Promise<Buffer>>();
  let bytesKept = 0;

  async function compressed(body: Buffer, tag: string, encoding: Encoding): Promise<Buffer> {
    const key = `${tag}-${encoding}`;
    const known = kept.get(key) ?? running.get(key);
    if (known) return known;
    // Concurrent requests share one result.
    const begun = keep(key, compressWith[encoding](body)).finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  }

  async function keep(key: string, compressing: Promise<Buffer>): Promise<Buffer> {
    const result = await compressing;
    bytesKept += result.length;
    kept.set(key, result);
    for (const [oldest, { length }] of kept) {
      if (kept.size <= MAX_KEPT && bytesKept <= MAX_BYTES_KEPT) break;
      kept.delete(oldest);
      bytesKept -= length;
    }
    return result;
  }

  return async (context, next) => {
    await next();
    const { res } = context;
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (!isRead || res.status !== 200) return;
    const known = context.get('kept');
    const body = known?.body ?? Buffer.from(await res.arrayBuffer());
    const headers = new Headers(res.headers);
    // An answer with its own tag is a person's record. It is not compressed: its size could reveal secrets.
    const own = headers.get('etag')?.replaceAll('"', '');
    const isPrivate = own !== undefined || headers.get('cache-control') === 'no-store';
    const hash = own ?? known?.tag ?? etagOf(body);
    const isText = !isPrivate && compressible.test(headers.get('content-type') ?? '') && body.length >= MIN_COMPRESSED;
    if (isText) headers.append('Vary', 'Accept-Encoding');
    const encoding = isText ? encodingOf(context.req.header('accept-encoding')) : undefined;
    // Each encoding is a representation of its own, so its name is part of the strong tag.
    headers.set('ETag', encoding ? `"${hash}-${encoding}"` : `"${hash}"`);
    if (isKnown(context.req.header('if-none-match'), hash) || isUnchanged(context.req, headers.get('last-modified'))) {
      headers.delete('content-type');
      headers.delete('content-length');
      context.res = new Response(null, { status: 304, headers });
      return;
    }
    const sent = encoding ? await compressed(body, hash, encoding) : body;
    if (encoding) headers.set('Content-Encoding', encoding);
    headers.set('Content-Length', String(sent.length));
    // Otherwise headers would be merged with the previous answer's, and its body read as a stream: many answers, many
    // copies.
    context.res = undefined;
    context.res = new Response(sent as Uint8Array<ArrayBuffer>, { status: 200, headers });
  };
}

/** Checks If-Modified-Since. If-None-Match is more precise and takes precedence. */
function isUnchanged(request: HonoRequest, changed: string | null): boolean {
  const known = Date.parse(request.header('if-modified-since') ?? '');
  return changed !== null && request.header('if-none-match') === undefined && Date.parse(changed) <= known;
}

function isKnown(header: string | undefined, hash: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === '*' || tag === `"${hash}"` || tag === `"${hash}-br"` || tag === `"${hash}-gzip"`);
}

function encodingOf(header = ''): Encoding | undefined {
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

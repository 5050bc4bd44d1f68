import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env';
import { etagOf } from './etag';

const MIN_COMPRESSED = 1024;
const BROTLI_QUALITY = 5;
/** The limits of cached compressed bodies, so that a bundle is not compressed for each visitor. */
const MAX_CACHED = 200;
const MAX_CACHED_BYTES = 64_000_000;
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
  const cache = new Map<string, Buffer>();
  const running = new Map<string, Promise<Buffer>>();
  let cachedBytes = 0;

  async function compressed(body: Buffer, tag: string, encoding: Encoding): Promise<Buffer> {
    const key = `${tag}-${encoding}`;
    const cached = cache.get(key) ?? running.get(key);
    if (cached) return cached;
    // Concurrent requests share one result.
    const compressing = store(key, compressWith[encoding](body)).finally(() => running.delete(key));
    running.set(key, compressing);
    return compressing;
  }

  async function store(key: string, compressing: Promise<Buffer>): Promise<Buffer> {
    const result = await compressing;
    cachedBytes += result.length;
    cache.set(key, result);
    for (const [oldest, { length }] of cache) {
      if (cache.size <= MAX_CACHED && cachedBytes <= MAX_CACHED_BYTES) break;
      cache.delete(oldest);
      cachedBytes -= length;
    }
    return result;
  }

  return async (context, next) => {
    await next();
    const { res } = context;
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (!isRead || res.status !== 200) return;
    const cached = context.get('cachedBody');
    const body = cached?.body ?? Buffer.from(await res.arrayBuffer());
    const headers = new Headers(res.headers);
    // An answer with its own tag is a person's record. It is not compressed: its size could reveal secrets.
    const ownTag = headers.get('etag')?.replaceAll('"', '');
    const isPrivate = ownTag !== undefined || headers.get('cache-control') === 'no-store';
    const tag = ownTag ?? cached?.tag ?? etagOf(body);
    const isText = !isPrivate && compressible.test(headers.get('content-type') ?? '') && body.length >= MIN_COMPRESSED;
    if (isText) headers.append('Vary', 'Accept-Encoding');
    const encoding = isText ? encodingOf(context.req.header('accept-encoding')) : undefined;
    // Each encoding is a representation of its own, so its name is part of the strong tag.
    headers.set('ETag', encoding ? `"${tag}-${encoding}"` : `"${tag}"`);
    if (
      matchesTag(context.req.header('if-none-match'), tag) ||
      isUnchanged(context.req, headers.get('last-modified'))
    ) {
      headers.delete('content-type');
      headers.delete('content-length');
      context.res = new Response(null, { status: 304, headers });
      return;
    }
    const answerBody = encoding ? await compressed(body, tag, encoding) : body;
    if (encoding) headers.set('Content-Encoding', encoding);
    headers.set('Content-Length', String(answerBody.length));
    // Otherwise headers would be merged with the previous answer's, and its body read as a stream: many answers, many
    // copies.
    context.res = undefined;
    context.res = new Response(answerBody as Uint8Array<ArrayBuffer>, { status: 200, headers });
  };
}

/** Checks If-Modified-Since. If-None-Match is more precise and takes precedence. */
function isUnchanged(request: HonoRequest, lastModified: string | null): boolean {
  const cachedAt = Date.parse(request.header('if-modified-since') ?? '');
  return lastModified !== null && request.header('if-none-match') === undefined && Date.parse(lastModified) <= cachedAt;
}

function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const accepted = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return accepted.some(
    (entry) => entry === '*' || entry === `"${tag}"` || entry === `"${tag}-br"` || entry === `"${tag}-gzip"`,
  );
}

function encodingOf(header = ''): Encoding | undefined {
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

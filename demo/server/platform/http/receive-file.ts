import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { Context } from 'hono';
import { newDraft } from '../files/drafts';
import { StoreFailure } from '../files/file-store';
import { boundaryOf, contentOf } from './multipart';
import { Problem } from './problem';

/** The paths of uploads, of people and of operators: their bodies are large, and take long on a slow line. */
const UPLOAD =
  /^\/(?:clients\/[^/]+\/api\/media|backoffice\/[^/]+\/(?:adverts\/catalogue\/slot\/[^/]+\/picture|invoices\/statements))\/?(?:\?|$)/;

/** The maximum bytes of a request besides the file: boundaries, heads, other fields. */
export const MAX_EXTRA_BYTES = 65_536;

/** Checks whether a request uploads a file. */
export const isUpload = (method: string | undefined, url: string): boolean => method === 'POST' && UPLOAD.test(url);

/** An uploaded file, on the disk until the request is answered. */
export type ReceivedFile = {
  path: string;
  /** The hash of the content; equal for equal files. */
  digest: string;
  remove(): Promise<void>;
};

/**
 * Writes the file of a multipart request to the disk as it arrives; it is never in memory as a whole.
 *
 * @param maxBytes of the file
 * @throws {Problem} 415 wrong_type, 400 wrong_data, 413 too_large with the maximum as `max`, 422 empty_file
 * @throws {StoreFailure} when it cannot be written
 */
export async function receiveFile(
  context: Context,
  { field, maxBytes, folder }: { field: string; maxBytes: number; folder: string },
): Promise<ReceivedFile> {
  const boundary = boundaryOf(context.req.header('content-type'));
  const { body } = context.req.raw;
  if (!body) throw new Problem(400, 'wrong_data', [{ path: field, code: 'required' }]);
  const path = await newDraft(folder).catch(fail);
  const remove = () => rm(path, { force: true });
  try {
    const tooLarge = new Problem(413, 'too_large', [{ path: field, code: 'too_large', params: { max: maxBytes } }]);
    const limitedBody = limitSize(chunksOf(body), maxBytes + MAX_EXTRA_BYTES, tooLarge);
    const file = limitSize(contentOf(limitedBody, boundary, field), maxBytes, tooLarge);
    return { path, remove, digest: await writeHashed(path, file) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function* limitSize(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
  tooLarge: Problem,
): AsyncGenerator<Uint8Array, void> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge;
    yield chunk;
  }
}

async function writeHashed(path: string, chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx').catch(fail);
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
      await file.write(chunk).catch(fail);
    }
  } finally {
    await file.close();
  }
  if (bytes === 0) throw new Problem(422, 'empty_file');
  return hash.digest('hex');
}

/** Yields the pieces of a body; an aborted one is the caller's fault, not a failure of the server. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }) as const);
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

function fail(error: unknown): never {
  throw new StoreFailure(error);
}

import type { CustomFetch } from 'openid-client';

/** The maximum size of an answer of the provider, in bytes. */
const MAX_BYTES = 1_000_000;

/** The error for an answer that is too large. */
class TooLarge extends Error {
  readonly code = 'TOO_LARGE';
}

/** Fetches a whole answer of limited size; the time limit of `options` is also that of its body. */
export const limitedFetch: CustomFetch = async (url, { body: form, ...options }) => {
  const { body, status, headers } = await fetch(url, { ...options, body: form ? String(form) : null });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new TooLarge('The answer is too large.');
    chunks.push(chunk);
  }
  return new Response(size > 0 ? Buffer.concat(chunks) : null, { status, headers });
};

import { type Credentials, loadTransport } from './api';
import { ApiError } from './api-error';
import { callUrl } from './call-url';
import { withinTime } from './time-limit';

/**
 * Loads a file that only its owner may have. The token goes with the request, never into an address, which the history
 * and servers on the way would keep.
 *
 * @throws {ApiError} as every call does
 */
export async function loadFile(
  { host, credentials }: { host: string; credentials: Credentials },
  path: string,
): Promise<Blob> {
  const { refusal } = await loadTransport();
  const token = credentials.token();
  return withinTime(async (signal) => {
    // A redirect may lead to another host, which must not see the token.
    const sending: RequestInit = { signal, redirect: 'error', ...(token && { headers: { token } }) };
    const response = await fetch(callUrl(host, path), sending).catch((cause: unknown) => {
      throw new ApiError('offline', {}, { cause });
    });
    const { ok, status, headers } = response;
    if (status === 401 && token) credentials.refused?.(token);
    if (!ok) throw refusal({ status, text: await response.text(), header: (name) => headers.get(name) });
    const file = await response.blob();
    // A page where one logs in to a network, an answer for programs or one that was cut off must not be kept as an invoice.
    if (file.size === 0 || /\b(?:html|json)\b/i.test(headers.get('content-type') ?? '')) throw new ApiError('broken');
    return file;
  }, undefined);
}

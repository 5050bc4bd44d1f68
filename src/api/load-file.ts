import { type Credentials, loadTransport } from './api';
import { ApiError, noAnswer } from './api-error';
import { callUrl } from './call-url';
import { withinTime } from './time-limit';

/**
 * Loads a file that only its owner may access. The token is sent in a header, never in the address, which the history
 * and proxies would store.
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
    // A redirect may lead to another host, which must not get the token.
    const sending: RequestInit = { signal, redirect: 'error', ...(token && { headers: { token } }) };
    const response = await fetch(callUrl(host, path), sending).catch((cause: unknown) => {
      throw noAnswer(cause);
    });
    const { ok, status, headers } = response;
    if (status === 401 && token) credentials.onRefused?.(token);
    if (!ok) throw refusal({ status, text: await response.text(), header: (name) => headers.get(name) });
    const file = await response.blob();
    // The page of a captive portal, JSON or an empty answer must not be saved as an invoice.
    if (file.size === 0 || /\b(?:html|json)\b/i.test(headers.get('content-type') ?? '')) throw new ApiError('broken');
    return file;
  }, undefined);
}

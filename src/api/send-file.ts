import { type Answer, type Credentials, loadTransport, readAnswer } from './api';
import { ApiError, noAnswer } from './api-error';
import { callUrl } from './call-url';

/**
 * The time without progress after which an upload is aborted: the connection is dead, or the server does not answer.
 */
const STALLED_MS = 45_000;

/** The options of an upload. */
export type FileSending = {
  /** The name of the file. */
  name: string;
  idempotencyKey: string;
  signal: AbortSignal;
  /** Called with the uploaded share: 0 to 1. */
  onShare(share: number): void;
};

/**
 * Sends a file as the field `file` of a multipart body. There is no time limit while it makes progress.
 *
 * @throws {ApiError} as every call does
 * @throws {DOMException} AbortError when the caller has aborted it
 */
export async function sendFile(
  { host, credentials }: { host: string; credentials: Credentials },
  path: string,
  file: Blob,
  sending: FileSending,
): Promise<Answer> {
  const { refusal } = await loadTransport();
  sending.signal.throwIfAborted();
  const token = credentials.token();
  const body = new FormData();
  body.append('file', file, sending.name);
  const request = await sendRequest(callUrl(host, path), body, { ...sending, token });
  const header = (name: string) => request.getResponseHeader(name);
  const { status, responseText: text } = request;
  if (status === 401 && token) credentials.onRefused?.(token);
  if (status < 200 || status > 299) throw refusal({ status, text, header });
  const etag = header('etag');
  return readAnswer({ contentType: header('content-type'), text, ...(etag && { etag }) });
}

/** Uses XMLHttpRequest, because fetch reports no upload progress. */
function sendRequest(
  url: string,
  body: FormData,
  { token, idempotencyKey, signal, onShare }: Omit<FileSending, 'name'> & { token: string | undefined },
): Promise<XMLHttpRequest> {
  const request = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => request.abort();
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    function restartTimer() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new ApiError('timeout'));
        request.abort();
      }, STALLED_MS);
    }
    request.open('POST', url);
    if (token) request.setRequestHeader('token', token);
    request.setRequestHeader('Idempotency-Key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer();
      onShare(total > 0 ? loaded / total : 1);
    };
    request.upload.onload = () => onShare(1);
    request.onload = () => resolve(request);
    request.onerror = () => reject(noAnswer());
    request.onabort = () => reject(new DOMException('The upload was aborted.', 'AbortError'));
    signal.addEventListener('abort', stop);
    restartTimer();
    request.send(body);
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  });
}

import { ApiError } from './api-error';

const LIMIT_MS = 12_000;

const abortError = () => new DOMException('The call was aborted.', 'AbortError');

/**
 * Runs a task with a time limit, by default 12 seconds: it ends then, or when its caller aborts.
 *
 * @param act the task; its signal aborts when no caller waits for it any more
 * @throws {ApiError} with failure 'timeout'
 * @throws {DOMException} AbortError when the caller has aborted it
 */
export async function withinTime<Result>(
  act: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal | undefined,
  limitMs = LIMIT_MS,
): Promise<Result> {
  if (signal?.aborted) throw abortError();
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, limitMs);
  signal?.addEventListener('abort', stop);
  const aborted = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason));
  });
  try {
    return await Promise.race([act(abort.signal), aborted]);
  } catch (error) {
    if (signal?.aborted) throw abortError();
    throw abort.signal.aborted ? new ApiError('timeout', {}, { cause: error }) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

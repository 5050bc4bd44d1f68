import { ApiError } from './api-error';

const LIMIT_MS = 12_000;

/**
 * Runs an act that must not keep a visitor waiting: it ends after 12 seconds, or when its caller aborts.
 *
 * @param act what to do; it must end when its signal is aborted
 * @throws {ApiError} with failure 'timeout'
 * @throws {DOMException} AbortError when the caller has aborted it
 */
export async function withinTime<Result>(
  act: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, LIMIT_MS);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    const result = await act(abort.signal);
    if (!abort.signal.aborted) return result;
    throw abort.signal.reason;
  } catch (error) {
    if (signal?.aborted) throw new DOMException('The call was aborted.', 'AbortError');
    throw abort.signal.aborted ? new ApiError('timeout', {}, { cause: error }) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

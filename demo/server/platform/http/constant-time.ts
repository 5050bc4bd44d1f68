import type { PlatformOptions } from '../options';

/**
 * Runs `work` in at least the pause `evenPause`, so that the duration does not reveal the result; a failure takes as
 * long.
 */
export async function inConstantTime<Result>(
  { evenPause }: Pick<PlatformOptions, 'evenPause'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const pause = evenPause();
  const [result] = await Promise.allSettled([work(), pause]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

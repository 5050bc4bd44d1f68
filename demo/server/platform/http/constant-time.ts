import type { PlatformOptions } from '../options';

/**
 * Runs `work` in at least the pause `constantTimePause`, so that the duration does not reveal the result; a failure takes as
 * long.
 */
export async function inConstantTime<Result>(
  { constantTimePause }: Pick<PlatformOptions, 'constantTimePause'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const pause = constantTimePause();
  const [result] = await Promise.allSettled([work(), pause]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

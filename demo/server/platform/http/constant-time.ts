import type { PlatformOptions } from '../options';

/**
 * Runs the work and answers after the usual pause at the earliest, so that the time does not tell what the work has
 * found; a failure waits as long.
 */
export async function evenly<Result>(
  { evenPause }: Pick<PlatformOptions, 'evenPause'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const pause = evenPause();
  const [result] = await Promise.allSettled([work(), pause]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

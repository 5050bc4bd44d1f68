import type { AppOptions } from '../app-options';

/**
 * Runs the work and answers after the usual time at the earliest, so that the time does not tell what the work has
 * found; a failure waits as long.
 */
export async function evenly<Result>(
  { evenAnswerMs }: Pick<AppOptions, 'evenAnswerMs'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const earliest = new Promise((resolve) => setTimeout(resolve, evenAnswerMs));
  const [result] = await Promise.allSettled([work(), earliest]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

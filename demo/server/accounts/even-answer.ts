import type { AppOptions } from '../app-options';

/**
 * Does a work and answers no sooner than usual, so that the time does not tell what was found; a failure waits too.
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

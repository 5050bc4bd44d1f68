import { readEnvironment } from './environment.mjs';
import { startProblem } from './start-problem';

const END_EVENTS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

/** The time in milliseconds within which a terminal, npm and a starting script may all pass on one and the same signal. */
const ONE_SIGNAL_MS = 500;

/**
 * Starts a server and ends this process with it. A signal closes the server first, and a second one cuts what still
 * runs; a failed start is reported in one line.
 *
 * @param start returns the function that closes the server; its signal means to cut what runs
 * @param command of the start, for its problems
 */
export async function runToEnd(
  start: () => Promise<(cut: AbortSignal) => Promise<void>>,
  command?: string,
): Promise<void> {
  const fail = (error: unknown): never => {
    console.error(wordsFor(error, command));
    process.exit(1);
  };
  const close = await start().catch(fail);
  const cut = new AbortController();
  let stoppingSince: number | undefined;
  const stop = async () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > ONE_SIGNAL_MS) cut.abort();
      return;
    }
    stoppingSince = performance.now();
    await close(cut.signal);
    process.exit(0);
  };
  // 'disconnect': the script that started this process has ended, and nobody else would end it.
  for (const event of END_EVENTS) process.on(event, () => void stop().catch(fail));
}

/** Describes the error of a database command in one line; with DEBUG=1 with the stack. */
export function wordsFor(error: unknown, command?: string): string {
  try {
    const environment = readEnvironment();
    return environment.debug && error instanceof Error
      ? String(error.stack)
      : startProblem(error, environment, command);
  } catch (problem) {
    // The environment itself is wrong, so its error is the answer.
    return problem instanceof Error ? problem.message : String(problem);
  }
}

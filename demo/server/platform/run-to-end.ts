import { readEnvironment } from './environment.mjs';
import { startProblem } from './start-problem';

const END_EVENTS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

/**
 * Starts a server and ends this process with it. A signal closes the server first; a failed start is reported in one
 * line.
 *
 * @param start returns the function that closes the server
 */
export async function runToEnd(start: () => Promise<() => Promise<void>>): Promise<void> {
  const close = await start().catch(fail);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await close();
    process.exit(0);
  };
  // 'disconnect': the script that started this process has ended, and nobody else would end it.
  for (const event of END_EVENTS) process.on(event, () => void stop().catch(fail));
}

function fail(error: unknown): never {
  console.error(wordsFor(error));
  process.exit(1);
}

/** Describes the error of a database command in one line; with DEBUG=1 with the stack. */
export function wordsFor(error: unknown): string {
  try {
    const environment = readEnvironment();
    return environment.debug && error instanceof Error ? String(error.stack) : startProblem(error, environment);
  } catch (problem) {
    // The environment itself is wrong, so its error is the answer.
    return problem instanceof Error ? problem.message : String(problem);
  }
}

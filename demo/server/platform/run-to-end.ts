import { readEnvironment } from './environment.mjs';
import { startProblem } from './start-problem';

const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

/**
 * Starts a server and ends this process with it. On a signal it closes the server first; if the start fails, it says
 * why in one line.
 *
 * @param start returns what closes the server
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
  for (const end of ENDS) process.on(end, () => void stop().catch(fail));
}

function fail(error: unknown): never {
  console.error(wordsFor(error));
  process.exit(1);
}

/** Why a command on the database failed, in one line; with DEBUG=1 also the place in the code. */
export function wordsFor(error: unknown): string {
  try {
    const environment = readEnvironment();
    return environment.debug && error instanceof Error ? String(error.stack) : startProblem(error, environment);
  } catch (problem) {
    // The environment itself is wrong, so its own problem is the answer.
    return problem instanceof Error ? problem.message : String(problem);
  }
}

import { readEnvironment } from './environment.mjs';
import { startProblem } from './start-problem';

const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

/**
 * Starts a server and ends this process with it: told to end, it closes first, and a start that fails is said in one
 * line.
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
  // 'disconnect': without the script that started it nobody would end this process.
  for (const end of ENDS) process.on(end, () => void stop().catch(fail));
}

function fail(error: unknown): never {
  console.error(wordsFor(error));
  process.exit(1);
}

/** Why a command on the database could not do its work, in one line; where in the code, with DEBUG=1. */
export function wordsFor(error: unknown): string {
  try {
    const environment = readEnvironment();
    return environment.debug && error instanceof Error ? String(error.stack) : startProblem(error, environment);
  } catch (problem) {
    // It is the environment itself that is wrong.
    return problem instanceof Error ? problem.message : String(problem);
  }
}

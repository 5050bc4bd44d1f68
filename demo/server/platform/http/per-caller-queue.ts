import type { PlatformOptions } from '../options';
import { callerAddress, callerNetwork, type Sent } from './caller';
import { newQueue, type Queue, type QueueLimits } from './queue';

/** What one caller may take. */
export type LineLimits = QueueLimits & {
  /** Before each further work the line rests as long as the work before it took, but no longer than this. */
  longestRestMs?: number;
};

/**
 * Runs a piece of work when enough of the caller's own earlier ones are done.
 *
 * @param signal takes it out of the line while it waits
 * @throws {Problem} 503 busy, when too many of the caller's wait already or the turn does not come in time
 */
export type CallerLine = <Result>(
  caller: string,
  work: () => Promise<Result>,
  signal?: AbortSignal | undefined,
) => Promise<Result>;

/**
 * Gives every caller a line of its own. The requests of a caller who sends a hundred at once wait for each other: they
 * take at most `atATime` places in the shared queues, and with rests they never use up a whole processor.
 */
export function newCallerLine({ longestRestMs = 0, ...limits }: LineLimits): CallerLine {
  const lines = new Map<string, Line>();
  return async (caller, work, signal) => {
    const line = lines.get(caller) ?? { inTurn: newQueue(limits), works: 0, restMs: 0 };
    lines.set(caller, line);
    line.works += 1;
    try {
      return await line.inTurn(async () => {
        if (line.restMs > 0) await pause(line.restMs);
        const begun = performance.now();
        try {
          return await work();
        } finally {
          line.restMs = Math.min(performance.now() - begun, longestRestMs);
        }
      }, signal);
    } finally {
      line.works -= 1;
      if (line.works === 0) lines.delete(caller);
    }
  };
}

/** A caller's line; it exists as long as one of its works waits or runs. */
type Line = { inTurn: Queue; works: number; restMs: number };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs the work of a request in the line of its sender; by default the line of calls that change something. */
export const inOwnLine = <Result>(
  context: Sent,
  { callerLine, behindProxy }: Pick<PlatformOptions, 'callerLine' | 'behindProxy'>,
  work: () => Promise<Result>,
  line = callerLine,
): Promise<Result> => line(callerNetwork(callerAddress(context, { behindProxy })), work);

import type { AppOptions } from '../app-options';
import { callerAddress, callerNetwork, type Sent } from './caller';
import { newQueue, type Queue, type QueueLimits } from './queue';

/** What one caller may take. */
export type LineLimits = QueueLimits & {
  /** A work that has waited begins after a rest as long as the one before it took, but no longer than this. */
  longestRestMs?: number;
};

/**
 * Runs a piece of work when enough of the caller's own earlier ones are done.
 *
 * @throws {Problem} 503 busy, when too many of the caller's wait already or the turn does not come in time
 */
export type CallerLine = <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets every caller stand in a line of its own: one who sends a hundred costly requests at once waits for themselves,
 * and takes from the others no more places in the shared queues than `atATime`, nor with rests a whole processor.
 */
export function newCallerLine({ longestRestMs = 0, ...limits }: LineLimits): CallerLine {
  const lines = new Map<string, Line>();
  return async (caller, work) => {
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
      });
    } finally {
      line.works -= 1;
      if (line.works === 0) lines.delete(caller);
    }
  };
}

/** It lasts as long as one of its works waits or runs. */
type Line = { inTurn: Queue; works: number; restMs: number };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs the work of a request in the line of its sender: that of calls which change something, unless told. */
export const inOwnLine = <Result>(
  context: Sent,
  { callerLine, behindProxy }: Pick<AppOptions, 'callerLine' | 'behindProxy'>,
  work: () => Promise<Result>,
  line = callerLine,
): Promise<Result> => line(callerNetwork(callerAddress(context, { behindProxy })), work);

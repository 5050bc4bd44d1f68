import type { PlatformOptions } from '../options';
import { callerAddress, callerNetwork, type Sent } from './caller';
import { newQueue, noLoad, type Queue, type QueueLimits, type QueueLoad } from './queue';

/** The limits of one caller. */
export type LineLimits = QueueLimits & {
  /** The maximum rest in milliseconds before the next work of a caller; it equals the duration of the last one. */
  longestRestMs?: number;
};

/**
 * Runs a piece of work after enough of the caller's own earlier ones. `load` is the state of all callers' queues.
 *
 * @param signal removes it from the queue while it waits
 * @throws {Problem} 503 busy, when too many of the caller's wait already or the turn does not come in time
 */
export type PerCallerQueue = {
  <Result>(caller: string, work: () => Promise<Result>, signal?: AbortSignal | undefined): Promise<Result>;
  load?: Readonly<QueueLoad>;
};

/**
 * Creates a queue for every caller. Many concurrent requests of one caller wait for each other: they take at most
 * `atATime` entries of the shared queues, and with rests they never occupy a whole processor.
 */
export function newPerCallerQueue({ longestRestMs = 0, ...limits }: LineLimits): PerCallerQueue {
  const lines = new Map<string, Line>();
  const load = noLoad();
  const inLine: PerCallerQueue = async (caller, work, signal) => {
    const line = lines.get(caller) ?? { inTurn: newQueue(limits, load), works: 0, restMs: 0 };
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
  return Object.assign(inLine, { load });
}

/** A caller's queue; it exists as long as one of its works waits or runs. */
type Line = { inTurn: Queue; works: number; restMs: number };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs the work of a request in the queue of its caller; by default the queue of writes. */
export const inCallerQueue = <Result>(
  context: Sent,
  { callerLine, behindProxy }: Pick<PlatformOptions, 'callerLine' | 'behindProxy'>,
  work: () => Promise<Result>,
  line = callerLine,
): Promise<Result> => line(callerNetwork(callerAddress(context, { behindProxy })), work);

import type { PlatformOptions } from '../options';
import { type CallerContext, callerAddress, callerNetwork } from './caller';
import { newQueue, noLoad, type Queue, type QueueLimits, type QueueLoad } from './queue';

/** The limits of one caller. */
export type PerCallerLimits = QueueLimits & {
  /** The maximum rest in milliseconds before the next work of a caller; it equals the duration of the last one. */
  maxRestMs?: number;
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
 * `maxRunning` entries of the shared queues, and with rests they never occupy a whole processor.
 */
export function newPerCallerQueue({ maxRestMs = 0, ...limits }: PerCallerLimits): PerCallerQueue {
  const queues = new Map<string, CallerQueue>();
  const load = noLoad();
  const inLine: PerCallerQueue = async (caller, work, signal) => {
    const own = queues.get(caller) ?? { run: newQueue(limits, load), works: 0, restMs: 0 };
    queues.set(caller, own);
    own.works += 1;
    try {
      return await own.run(async () => {
        if (own.restMs > 0) await pause(own.restMs);
        const startedAt = performance.now();
        try {
          return await work();
        } finally {
          own.restMs = Math.min(performance.now() - startedAt, maxRestMs);
        }
      }, signal);
    } finally {
      own.works -= 1;
      if (own.works === 0) queues.delete(caller);
    }
  };
  return Object.assign(inLine, { load });
}

/** A caller's queue; it exists as long as one of its works waits or runs. */
type CallerQueue = { run: Queue; works: number; restMs: number };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs the work of a request in the queue of its caller; by default the queue of writes. */
export const inCallerQueue = <Result>(
  context: CallerContext,
  { callerQueue, behindProxy }: Pick<PlatformOptions, 'callerQueue' | 'behindProxy'>,
  work: () => Promise<Result>,
  queue = callerQueue,
): Promise<Result> => queue(callerNetwork(callerAddress(context, { behindProxy })), work);

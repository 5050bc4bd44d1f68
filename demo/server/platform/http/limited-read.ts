import type { PlatformOptions } from '../options';
import { type CallerContext, callerAddress, widerNetwork } from './caller';
import { inCallerQueue } from './per-caller-queue';

type Work<Result> = () => Promise<Result>;

/** Queues a costly read behind the caller's own reads, and then among those of all callers. */
export const limitedRead = <Result>(
  context: CallerContext,
  options: PlatformOptions,
  work: Work<Result>,
): Promise<Result> => {
  const { betweenReads, betweenLists, costlyReads, readerQueue } = options;
  const queued = () => betweenReads.read(() => betweenLists.read(() => costlyReads(work)));
  return inCallerQueue(context, options, queued, readerQueue);
};

/** Queues a view behind the caller's own reads, and then among the views of all callers. */
export const viewRead = <Result>(
  context: CallerContext,
  options: PlatformOptions,
  work: Work<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> =>
  inCallerQueue(
    context,
    options,
    () => options.views(work, signal),
    (caller, read) => options.readerQueue(caller, read, signal),
  );

/** Queues a long read behind those of the caller's network, and then among those of all callers. */
export const longRead = <Result>(
  context: CallerContext,
  { behindProxy, longReads, longReadQueue }: PlatformOptions,
  work: Work<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> =>
  longReadQueue(widerNetwork(callerAddress(context, { behindProxy })), () => longReads(work, signal), signal);

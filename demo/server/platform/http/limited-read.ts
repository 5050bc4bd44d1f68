import type { PlatformOptions } from '../options';
import { callerAddress, type Sent, widerNetwork } from './caller';
import { inOwnLine } from './per-caller-queue';

type Work<Result> = () => Promise<Result>;

/** Lets a costly read wait for the caller's own reads first, and then for its turn among those of all callers. */
export const costlyRead = <Result>(context: Sent, options: PlatformOptions, work: Work<Result>): Promise<Result> => {
  const { betweenReads, betweenLists, costlyReads, readerLine } = options;
  const inTurn = () => betweenReads.read(() => betweenLists.read(() => costlyReads(work)));
  return inOwnLine(context, options, inTurn, readerLine);
};

/** Lets a view wait for the caller's own reads first, and then for its turn among the views of all callers. */
export const viewRead = <Result>(
  context: Sent,
  options: PlatformOptions,
  work: Work<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> =>
  inOwnLine(
    context,
    options,
    () => options.views(work, signal),
    (caller, read) => options.readerLine(caller, read, signal),
  );

/** Lets a long read wait for those of the caller's network first, and then for its turn among those of all callers. */
export const longRead = <Result>(
  context: Sent,
  { behindProxy, longReads, longReadLine }: PlatformOptions,
  work: Work<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> =>
  longReadLine(widerNetwork(callerAddress(context, { behindProxy })), () => longReads(work, signal), signal);

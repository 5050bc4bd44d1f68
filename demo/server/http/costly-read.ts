import type { AppOptions } from '../app-options';
import type { Sent } from './caller';
import { inOwnLine } from './caller-line';

/** Lets a costly read wait for the caller's own reads first, and then for its turn among those of all callers. */
export const costlyRead = <Result>(context: Sent, options: AppOptions, work: () => Promise<Result>): Promise<Result> =>
  inOwnLine(context, options, () => options.costlyReads(work), options.readerLine);

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queryable } from './database';

/** A replica that a request reads from; its state only goes forward while it is open. */
export type ReadSource = {
  /** The name of the replica. */
  replica: string;
  /** The name of this source: a replica that was away has a new one when it is back. */
  name: string;
  query: Queryable['query'];
  /** False once the replica has failed: all reads of its requests then go to the primary. */
  isOpen: boolean;
};

const sources = new AsyncLocalStorage<ReadSource | undefined>();

/** Runs work whose statements read from a replica; undefined for the primary. */
export const readingFrom = <Result>(source: ReadSource | undefined, work: () => Result): Result =>
  sources.run(source, work);

/** Runs work whose statements read from the primary. */
export const readingFromPrimary = <Result>(work: () => Result): Result => readingFrom(undefined, work);

/** Returns the replica of the current request; undefined for the primary. */
export function currentSource(): ReadSource | undefined {
  const source = sources.getStore();
  return source?.isOpen ? source : undefined;
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that a piece of code works for. */
export type CurrentRequest = {
  id: string;
  /** The pattern of its address, if an app within the app has found it. */
  route?: string;
};

const requests = new AsyncLocalStorage<CurrentRequest>();

/** Runs `work` for a request. */
export const forRequest = <Result>(request: CurrentRequest, work: () => Result): Result => requests.run(request, work);

/** Returns the request that the calling code works for; undefined outside of requests. */
export const currentRequest = (): CurrentRequest | undefined => requests.getStore();

/** Runs work that a request has only set off, such as the sending of all waiting mails. */
export const outsideRequests = <Result>(work: () => Result): Result => requests.exit(work);

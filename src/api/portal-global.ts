import { writeRevisionOfCall } from './own-writes';

/*
 * The loader requests settings and first data before this code has loaded. It stores the running requests in the only
 * global object of the product; the API takes each of them once instead of repeating it.
 */

/** A request that the loader sent before the application. */
export type EarlyRequest = {
  /** The token of the request; '' for a guest's. */
  token: string;
  /** The write revision before the request, see writeRevision(). */
  writeRevision: string;
  response: Promise<Response>;
  /** Aborts the request when its answer is no longer needed. */
  abort(): void;
};

/** Requests that the loader sent before the application, by absolute address. */
export type EarlyRequests = Map<string, EarlyRequest>;

/** The only global object of the product. */
export type PortalGlobal = {
  version: string;
  /** Address of the script; the other files of the product are next to it. */
  script: string;
  firstAnswers: EarlyRequests;
  /** Version and address of each further copy that the page loads; they do nothing. */
  otherCopies?: string[];
  /** Prints a table in the console that explains why an element shows nothing. */
  debug?(): Promise<object[]>;
  /**
   * Only inside an iframe, whose window does not scroll: the scroll offset of its host in px, and a way to scroll it.
   */
  frame?: { top(): number; scrollTo(top: number): void };
  /**
   * Only on the product's own pages: checks whether the operator has listed a host. For others the page shows a
   * message.
   */
  mayAsk?(host: string): boolean;
};

declare global {
  interface Window {
    EventPortal?: PortalGlobal;
  }
}

/** Takes the early request with the same token, once; undefined if there is none, or if something was written since. */
export function takeEarlyRequest(url: string, token = ''): EarlyRequest | undefined {
  const requests = window.EventPortal?.firstAnswers;
  const request = requests?.get(url);
  if (request?.token !== token || request.writeRevision !== writeRevisionOfCall(url)) return undefined;
  requests?.delete(url);
  return request;
}

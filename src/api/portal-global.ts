import { markOfCall } from './own-writes';

/*
 * The loader asks for settings and first data before this code is here. It leaves the running requests in the one
 * object the product keeps on the window; the call layer takes each of them once instead of asking again.
 */

/** A request that was started before the application. */
export type FirstAnswer = {
  /** With which it was asked for; '' for a guest's. */
  token: string;
  /** After which own write it was asked, see markOf(). */
  mark: string;
  response: Promise<Response>;
  /** Ends the request; nobody waits for it any more. */
  abort(): void;
};

/** Requests that were started before the application, by absolute address. */
export type FirstAnswers = Map<string, FirstAnswer>;

/** The one object that the product keeps on the window. */
export type PortalGlobal = {
  version: string;
  /** Address of the script, beside which the other files of the product stand. */
  script: string;
  firstAnswers: FirstAnswers;
  /** Only in the page of a frame, whose window does not scroll: how far its host has scrolled it, and a way to scroll. */
  frame?: { top(): number; scrollTo(top: number): void };
  /** Only in pages of our own: whether the operator has listed a host. For one that is not, the page says so itself. */
  mayAsk?(host: string): boolean;
};

declare global {
  interface Window {
    EventPortal?: PortalGlobal;
  }
}

/**
 * Takes the request that the loader has started with the same token, once; undefined when it has not, or when something was
 * written since.
 */
export function takeFirstAnswer(url: string, token = ''): FirstAnswer | undefined {
  const answers = window.EventPortal?.firstAnswers;
  const first = answers?.get(url);
  if (first?.token !== token || first.mark !== markOfCall(url)) return undefined;
  answers?.delete(url);
  return first;
}

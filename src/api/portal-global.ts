/*
 * The loader asks for settings and first data before this code is here. It leaves the running requests in the one
 * object the product keeps on the window; the call layer takes each of them once instead of asking again.
 */

/** Requests that were started before the application, by absolute address. */
export type FirstAnswers = Map<string, Promise<Response>>;

/** The one object that the product keeps on the window. */
export type PortalGlobal = {
  version: string;
  firstAnswers: FirstAnswers;
};

declare global {
  interface Window {
    EventPortal?: PortalGlobal;
  }
}

/** Takes the request that the loader has started, once; undefined when it has not. */
export function takeFirstAnswer(url: string): Promise<Response> | undefined {
  const answers = window.EventPortal?.firstAnswers;
  const first = answers?.get(url);
  answers?.delete(url);
  return first;
}

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
  /** The plain styles of all elements. */
  plainSheet: CSSStyleSheet;
};

declare global {
  interface Window {
    EventPortal?: PortalGlobal;
  }
}

/** Gives the answer that the loader asked for, once; else asks. */
export const fetchWithFirstAnswers: typeof fetch = (request, init) => {
  const answers = window.EventPortal?.firstAnswers;
  const url = typeof request === 'string' ? request : '';
  const first = answers?.get(url);
  if (!first) return window.fetch(request, init);
  answers?.delete(url);
  return first.then((response) => response.clone());
};

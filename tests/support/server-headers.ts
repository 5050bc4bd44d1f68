import type { Page } from 'playwright/test';

/** In which a request tells the server of the browser tests what its clock shows. */
export const CLOCK_HEADER = 'x-server-clock';

/** Lets the server answer a page as if it were another moment. @param moment ISO 8601 */
export const setServerClock = (page: Page, moment: string): Promise<void> =>
  page.setExtraHTTPHeaders({ [CLOCK_HEADER]: moment });

/** By which a request asks the server of the browser tests to let caches keep its answer as they would of any server. */
export const CACHED_HEADER = 'x-cached';

/** By which a request asks the server of the browser tests for a page with what its elements show. */
export const PRERENDER_HEADER = 'x-prerender';

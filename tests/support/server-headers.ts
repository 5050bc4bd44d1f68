import type { Page } from 'playwright/test';

/** The request header with the time of the test server's clock. */
export const CLOCK_HEADER = 'x-server-clock';

/** Makes the server answer a page at another moment. @param moment ISO 8601 */
export const setServerClock = (page: Page, moment: string): Promise<void> =>
  page.setExtraHTTPHeaders({ [CLOCK_HEADER]: moment });

/** The request header that allows caches to store the answer, as for any server. */
export const CACHED_HEADER = 'x-cached';

/** The request header for a prerendered page. */
export const PRERENDER_HEADER = 'x-prerender';

import { expect, type Page, type Request } from 'playwright/test';

/** The number of consecutive checks without a pending request; one answer may start the next call a moment later. */
const QUIET_LOOKS = 3;

/**
 * Tracks the reads of a page. Fire-and-forget calls are left out: headless Chromium never reports the end of a call
 * that outlives its page, which is why `networkidle` may never come.
 *
 * @returns a function that waits until all reads have ended, and the page has had the time for more
 */
export function followReads(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  const end = (request: Request) => pending.delete(request);
  const isOfPage = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame();
  let isLeft = false;
  page.on('request', (request) => {
    if (isOfPage(request)) isLeft = true;
    if (request.method() === 'GET') pending.add(request);
  });
  // The previous page sends requests until the next one has loaded, and their end is not reported.
  page.on('framenavigated', (frame) => {
    if (!isLeft || frame !== page.mainFrame()) return;
    isLeft = false;
    for (const request of pending) if (!isOfPage(request)) pending.delete(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    let looks = 0;
    await expect(async () => {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
      looks = pending.size === 0 ? looks + 1 : 0;
      expect([...pending].map((request) => request.url())).toEqual([]);
      expect(looks).toBeGreaterThanOrEqual(QUIET_LOOKS);
    }).toPass({ intervals: [50] });
  };
}

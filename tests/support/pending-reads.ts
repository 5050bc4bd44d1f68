import { expect, type Page, type Request } from 'playwright/test';

/** How often in a row a page must have nothing under way; one answer may begin the next call a moment later. */
const QUIET_LOOKS = 3;

/**
 * Follows what a page reads from its server. What it only tells the server in passing is left out: headless Chromium
 * never reports the end of a call that outlives its page, which is why `networkidle` may never come.
 *
 * @returns waits until everything asked for has come, and the page has had the time to ask for more
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
  // The page before asks until the next one is there, and nobody tells how that ends.
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

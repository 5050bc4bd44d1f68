import type { Page } from 'playwright/test';
import { expect, openHost, test } from '../support/browser';

/* All tests of a worker share one context, which is cleaned in between: nothing of a test may reach the next one. */
test.describe.configure({ mode: 'serial' });

const kept = async (page: Page) => ({
  ...(await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    steps: history.length,
    name: window.name,
  }))),
  cookies: (await page.context().cookies()).map(({ name }) => name),
});
/** The state of a browser that has just been started. */
const NOTHING = { local: {}, session: {}, databases: [], name: '', cookies: [] };

test('a test stores data: the control', async ({ page }) => {
  await openHost(page, { body: '' });
  await page.evaluate(async () => {
    localStorage.setItem('authorization_token', 'left');
    sessionStorage.setItem('draft', 'left');
    window.name = 'left';
    // biome-ignore lint/suspicious/noDocumentCookie: as a page does.
    document.cookie = 'left=1; max-age=3600';
    await new Promise((opened) => {
      indexedDB.open('left').onsuccess = opened;
    });
    history.pushState(null, '', '?left');
  });
  expect(await kept(page)).toMatchObject({
    ...{ local: { authorization_token: 'left' }, session: { draft: 'left' }, databases: ['left'], name: 'left' },
    cookies: ['left'],
  });
});

test('the next test finds none of it', async ({ page }) => {
  await openHost(page, { body: '' });
  const found = await kept(page);
  expect(found).toMatchObject(NOTHING);
  expect(found.steps).toBeLessThanOrEqual(2);
});

import type { Page } from 'playwright/test';
import { type ElementTag, TAGS } from '../../src/elements/registry';
import { expect, test } from '../support/browser';
import { codeOf, expectList, LIST, TITLE } from '../support/configurator-code';

/*
 * Runs the code of the configurator for pages as the HTML that it is. The one for applications runs in
 * `npm run test:packages`, the one for WordPress in `npm run test:cms`.
 */

const PASTED = '/pasted.html';

/** Opens HTML in a page of its own. */
async function paste(page: Page, html: string) {
  await page.route(`**${PASTED}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="de"><meta charset="utf-8"><body>${html}</body></html>`,
    }),
  );
  await page.goto(PASTED);
}

/** The HTML of TypoScript: what stands in the head, then the object. */
const typoScriptHtml = (code: string) =>
  [...code.matchAll(/^[\w.]+ \(\n([\s\S]*?)\n\)$/gm)].map(([, value]) => value).join('\n');

test('the code for pages shows the list', async ({ page, baseURL, problems }) => {
  const [typoScript = '', typo3Html = ''] = codeOf('typo3', baseURL, LIST);
  const [html, joomla, contao] = (['html', 'joomla', 'contao'] as const).map(
    (target) => codeOf(target, baseURL, LIST)[0] ?? '',
  );
  for (const code of [html, joomla, contao, typo3Html, typoScriptHtml(typoScript)]) {
    await paste(page, code ?? '');
    await expectList(page);
    await page.unroute(`**${PASTED}`);
  }
  expect(problems.said).toEqual([]);
});

test('the code for a frame shows the list, as high as it is', async ({ page, baseURL }) => {
  await paste(page, codeOf('frame', baseURL, { ...LIST, reserve: '100' })[0] ?? '');
  const frame = page.frameLocator(`iframe[title='${TITLE}']`);
  await expectList(page, frame);
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(200);
});

/** The role of something that each element shows to a guest; a slot is empty unless an advert is booked for today. */
const SHOWN: Record<ElementTag, 'article' | 'heading' | 'combobox' | undefined> = {
  'event-portal': 'article',
  'event-list': 'article',
  'event-detail': 'heading',
  'advert-order': 'heading',
  'advert-slot': undefined,
  'article-list': 'article',
  'event-recording': 'heading',
  'article-recording': 'heading',
  'portal-account': 'heading',
  'event-search': 'combobox',
  'event-teaser': 'article',
};

test('the code of every element shows its content', async ({ page, baseURL, request }) => {
  const found = await request.get(`${baseURL}/clients/zeitung/api/events`);
  const [event] = (await found.json()).data;
  for (const element of TAGS) {
    const attributes = element === 'event-detail' ? { 'event-id': String(event.id) } : {};
    // Only the newspaper has articles and adverts.
    const host = `${baseURL}/clients/zeitung`;
    await paste(page, codeOf('html', baseURL, { element, host, attributes })[0] ?? '');
    await expect.poll(() => page.evaluate(() => window.readyCount), element).toBe(1);
    const role = SHOWN[element];
    if (role) await expect(page.locator(element).getByRole(role).first(), element).toBeVisible();
    await page.unroute(`**${PASTED}`);
  }
});

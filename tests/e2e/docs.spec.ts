import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { sideways, violations } from '../support/axe';
import { expect, test } from '../support/browser';

const LANGUAGES = ['de', 'en'] as const;
/** The width at which axe looks at each language: the pages of both have the same structure. */
const AXE_WIDTHS = { de: 1280, en: 360 };

test.skip(!existsSync('dist/docs/404.html'), 'dist/docs/ is not built (npm run docs)');

/** Collects the addresses of other sites that a page requests. */
function foreignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  return foreign;
}

for (const language of LANGUAGES) {
  test(`the documentation is readable, accessible and its examples run: ${language}`, async ({ page }) => {
    await page.goto(`/docs/${language}/`);
    const foreign = foreignRequests(page);
    for (const path of ['quick-start', 'elements/event-teaser', 'theming', 'calls/events']) {
      await page.goto(`/docs/${language}/${path}`);
      await expect(page.locator('h1')).toBeVisible();
      if (path !== 'calls/events') await expect(page.locator('.vp-raw [part~=card]').first()).toBeVisible();
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        if (width === AXE_WIDTHS[language])
          expect(await violations(page, 'body'), `${path} at ${width} px`).toEqual([]);
        expect(await sideways(page), `${path} at ${width} px`).toBe(0);
      }
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/docs/${language}/elements/`);
    await expect(page.locator('html.dark')).toBeVisible();
    expect(await violations(page, 'body'), 'dark').toEqual([]);
    expect(foreign).toEqual([]);
  });

  test(`settings can be filtered and searched: ${language}`, async ({ page }) => {
    await page.goto(`/docs/${language}/settings`);
    const filter = page.getByRole('searchbox');
    await filter.fill('eventList.resultsPerPage');
    await expect(page.locator('.vp-doc h3:visible')).toHaveText([/eventList\.resultsPerPage/]);
    await expect(page.locator('.vp-doc h2:visible')).toHaveCount(1);
    await filter.fill('');
    await expect(page.locator('.vp-doc h3:visible').nth(20)).toBeVisible();
    await page.getByRole('button', { name: language === 'de' ? 'Suchen' : 'Search' }).click();
    await page.locator('#localsearch-input').fill('resultsPerPage');
    await expect(page.getByRole('option').first()).toContainText('resultsPerPage');
  });
}

test('a colour that is too faint is corrected in the try-out, and its CSS can be copied', async ({ page }) => {
  await page.goto('/docs/de/theming');
  await page.getByLabel('Hauptfarbe').fill('#99ddee');
  const row = page.getByRole('row', { name: /Hauptfarbe/ });
  await expect(row).toContainText('#99ddee');
  await expect(row).not.toContainText('unverändert');
  await expect(page.locator('.theme-try-out code').last()).toContainText('--portal-color-primary: #99ddee;');
  await expect(page.locator('.theme-try-out [part~=card]').first()).toBeVisible();
  await page.locator('.theme-try-out .plain-button').click();
  await expect(page.locator('.theme-try-out .plain-button')).toHaveText(/Kopiert|Markiert/);
});

test('an address without a language leads to that of the reader, an unknown one to a page that says so', async ({
  page,
  browser,
}) => {
  await page.goto('/docs/');
  await expect(page).toHaveURL(/\/docs\/de\/$/);
  const english = await browser.newContext({ locale: 'en-GB' });
  const other = await english.newPage();
  await other.goto(new URL('/docs/', page.url()).href);
  await expect(other).toHaveURL(/\/docs\/en\/$/);
  await english.close();
  const answer = await page.goto('/docs/de/gibt-es-nicht');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Diese Seite gibt es nicht')).toBeVisible();
});

test('every link of every page leads to a page, and to its anchor', async () => {
  const folder = 'dist/docs';
  const pages = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
  const isFile = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile();
  const broken = [...pages].flatMap(([file, html]) =>
    [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) => {
      const { origin, pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `http://site/docs/${file}`);
      // The demo serves its own pages beside the documentation.
      if (origin !== 'http://site' || !pathname.startsWith('/docs/')) return [];
      const path = decodeURIComponent(pathname).slice('/docs/'.length);
      const target = [path, `${path}.html`, join(path, 'index.html')].find(isFile);
      const id = decodeURIComponent(hash.slice(1));
      const isThere = target && (!id || !pages.has(target) || pages.get(target)?.includes(` id="${id}"`));
      return isThere ? [] : [`${file}: ${href}`];
    }),
  );
  expect(pages.size).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

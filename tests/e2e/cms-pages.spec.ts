import { readdirSync, readFileSync } from 'node:fs';
import { expect, openHost, test } from '../support/browser';

/*
 * The code of the pages about content-management systems, as the HTML that it is. WordPress has code of its own, which
 * `npm run test:cms` runs.
 */

const FOLDER = 'demo/docs';

/** Returns the HTML examples of the pages in a language. */
function examplesIn(language: string): { page: string; code: string }[] {
  const folder = `${FOLDER}/${language}/cms`;
  return readdirSync(folder).flatMap((page) =>
    [...readFileSync(`${folder}/${page}`, 'utf8').matchAll(/^```html\n([\s\S]*?)^```$/gm)].map(([, code = '']) => ({
      page,
      code,
    })),
  );
}

const withoutTexts = (code: string) => code.replace(/title="[^"]*"|>[^<]+</g, '');

test('show events, in each language the same', async ({ page }) => {
  const german = examplesIn('de');
  expect(german.map(({ page, code }) => [page, withoutTexts(code)])).toEqual(
    examplesIn('en').map(({ page, code }) => [page, withoutTexts(code)]),
  );
  const codes = new Set(german.map(({ code }) => code));
  expect(codes.size).toBe(3);
  const demo = process.env.DEMO_URL ?? '';
  for (const code of codes) {
    const body = code
      .replaceAll('https://cdn.example/event-portal', `${demo}/dist`)
      .replaceAll('https://events.example', demo)
      .replaceAll(encodeURIComponent('https://events.example'), encodeURIComponent(demo));
    await openHost(page, { head: '', body });
    const place = code.includes('<iframe') ? page.frameLocator('iframe') : page.locator('body');
    await expect(place.getByRole('article')).toHaveCount(6);
  }
});

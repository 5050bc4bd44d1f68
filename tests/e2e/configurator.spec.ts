import { existsSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { sideways, violations } from '../support/axe';
import { expect, test } from '../support/browser';

const PATH = '/docs/de/configurator';
const PASTED = '/pasted.html';

test.skip(!existsSync('dist/docs/404.html'), 'dist/docs/ is not built (npm run docs)');

const preview = (page: Page) => page.frameLocator('iframe[title="Vorschau des Elements"]');
const cards = (page: Page) => preview(page).getByRole('article');
const queryOf = (page: Page) => new URL(page.url()).searchParams.toString();

/** Goes on with the tabulator until an element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let step = 0; step < 250; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The tabulator does not reach ${target}.`);
}

/** Opens the code in a page of its own, as an integrator would. */
async function paste(page: Page, code: string) {
  await page.route(`**${PASTED}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="de"><meta charset="utf-8"><body>${code}</body></html>`,
    }),
  );
  await page.goto(PASTED);
}

test('is used from the first choice to the running code with the keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/configurator');
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(cards(page)).not.toHaveCount(0);
  const element = preview(page).locator('event-list');
  await element.evaluate((host) => Object.assign(host, { isKept: true }));

  await tabTo(page, page.getByRole('checkbox', { name: 'Konzerte' }));
  await page.keyboard.press('Space');
  await expect.poll(() => queryOf(page)).toBe('rubric=1');
  await expect(element).toHaveAttribute('rubric', '1');
  await tabTo(page, page.getByLabel('Anzahl limit'));
  await page.keyboard.type('2');
  await expect(cards(page)).toHaveCount(2);

  await tabTo(page, page.getByRole('radio', { name: 'Volle Breite' }));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => queryOf(page)).toBe('rubric=1&limit=2&width=sidebar');
  await expect(page.locator('iframe')).toHaveCSS('width', '300px');
  // All of this has reached the one element that was there from the beginning.
  expect(await element.evaluate((host) => 'isKept' in host)).toBe(true);

  await tabTo(page, page.getByRole('radio', { name: 'HTML' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('[event-portal element="event-list"')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  const copy = page.getByRole('button', { name: /Code kopieren|Kopiert/ }).first();
  await tabTo(page, copy);
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-live]').getByText('Kopiert').first()).toBeAttached();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  // Back goes step by step, with the focus where it is.
  await page.goBack();
  await page.goBack();
  await expect.poll(() => queryOf(page)).toBe('rubric=1&limit=2');
  await expect(page.getByRole('radio', { name: 'Volle Breite' })).toBeChecked();
  await page.goBack();
  await expect.poll(() => queryOf(page)).toBe('rubric=1');
  await expect(page.getByLabel('Anzahl limit')).toHaveValue('');
  await tabTo(page, page.getByRole('button', { name: 'Zurücksetzen' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));

  await paste(page, code);
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('begins with presets and with a shared address', async ({ page }) => {
  await page.goto(`${PATH}?limit=0&width=broad&q=jazz&utm_source=letter`);
  await expect(page.getByText('nicht erlaubt und gilt nicht: limit=0, width=broad.')).toBeVisible();
  await expect(page.getByLabel('Suchwort q')).toHaveValue('jazz');
  await expect(page.getByText('„Stadt Achalmtal“ antwortet.')).toBeVisible();
  await page.getByRole('button', { name: 'Nur Musik' }).click();
  await expect.poll(() => queryOf(page)).toBe('rubric=1');
  await expect(page.getByRole('checkbox', { name: 'Konzerte' })).toBeChecked();
  await page.getByRole('button', { name: 'Wochenende in der Seitenleiste' }).click();
  await expect(preview(page).locator('event-list')).toHaveAttribute('when', 'weekend');
  await page.getByRole('checkbox', { name: 'Konzerte' }).check();
  await expect.poll(() => queryOf(page)).toBe('rubric=1&when=weekend&limit=5&filter=off&width=sidebar');
  await expect(preview(page).locator('event-list').getByRole('article').first()).toBeVisible();
  await page.getByLabel('Element', { exact: true }).selectOption('event-portal');
  await expect(page.getByText('Für 300 Pixel ist das eng')).toBeVisible();
});

test('finds communities by name', async ({ page }) => {
  await page.goto(PATH);
  const field = page.getByRole('combobox', { name: 'Gemeinde community' });
  await field.fill('Reutlingen');
  await expect.poll(() => queryOf(page)).toBe('community=8415061');
  await page.reload();
  await expect(field).toHaveValue('Reutlingen');
  await field.fill('Atlantis');
  await field.press('Tab');
  await expect(page.getByText('Diesen Ort gibt es bei diesem Portal nicht.')).toBeVisible();
  await expect.poll(() => queryOf(page)).toBe('');
});

test('warns of faint colours, and takes the one that the element uses', async ({ page }) => {
  await page.goto(`${PATH}?color-primary=%23ffcc00&detail-url=/termin`);
  await expect(page.getByText('fehlt {eventId}')).toBeVisible();
  await expect(page.getByText('#ffcc00 hat als Schrift zu wenig Kontrast (1,4 : 1)')).toBeVisible();
  const text = () =>
    preview(page)
      .locator('event-list')
      .evaluate((host) => getComputedStyle(host).getPropertyValue('--portal-color-primary-text'));
  await expect.poll(text).toBe('#8a6e00');
  await page.getByRole('button', { name: 'Diese Farbe nehmen' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('color-primary')).toMatch(/^#8/);
  await expect(page.getByText('zu wenig Kontrast')).toBeHidden();
});

test('asks a host of another site after a confirmation only, and says what came', async ({ page, problems }) => {
  const asked: string[] = [];
  await page.route('http://events.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: 'a website',
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  await page.goto(`${PATH}?host=http://events.example/clients/stadt`);
  await expect(page.getByText('Diese Adresse stand im Link.')).toBeVisible();
  await expect(page.getByText('beginnt mit http.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Vorschau laden' }).click();
  await expect(page.getByText('antwortet, aber nicht mit Einstellungen (es kam text/html)')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  problems.errors.length = 0;
});

test('keeps the preview where it is when a link leads to another page', async ({ page }) => {
  await page.goto(`${PATH}?detail-url=/termin/{eventId}`);
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByText(/Auf Ihrer Seite führt dieser Link zu .*\/termin\/\w+/)).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
});

for (const [language, width, colorScheme] of [
  ['de', 360, 'light'],
  ['en', 768, 'dark'],
  ['de', 1280, 'light'],
] as const) {
  test(`is accessible and fits: ${language}, ${width} pixels, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/docs/${language}/configurator?color-primary=%23ffcc00&width=sidebar&limit=0`);
    await expect(page.locator('iframe')).toBeVisible();
    for (const steps of await page.locator('details').all()) {
      await steps.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
    }
    expect(await violations(page, '.configurator-page')).toEqual([]);
    expect(await sideways(page)).toBe(0);
  });
}

import type { Page } from 'playwright/test';
import { newAccount } from '../support/accounts';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { expectLayout } from '../support/layout-faults';
import { openArea } from '../support/member-area';
import { aPng } from '../support/picture-files';
import { choose } from '../support/recording';

const title = (page: Page) => page.getByRole('textbox', { name: /^Titel/ });
const opener = (page: Page) => page.getByRole('button', { name: 'Vorschau' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vorschau' });

async function openForm(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await openArea(page, { user: (await newAccount('vorschau')).username, route: '/secure/events/eventRecording' });
  await expect(title(page)).toBeVisible();
}

async function fill(page: Page) {
  await title(page).fill('Jazz im Hof');
  await page.getByRole('combobox', { name: /^Rubrik/ }).selectOption({ index: 1 });
  await page
    .getByLabel(/^Datum/)
    .first()
    .fill('24.12.2027');
  await page.getByLabel(/^von/).first().fill('19:30');
  await choose(page, /^Ort/, 'Achalm', /Achalm/);
}

test('an event is previewed as visitors will see it, by keyboard and in both languages', async ({ page }) => {
  await openForm(page, 1280);
  await fill(page);
  await page
    .getByRole('button', { name: /^Bilder/ })
    .last()
    .click();
  const picture = { name: 'hof.png', mimeType: 'image/png', buffer: await aPng(40, 20) };
  // It never arrives at the server: what stands on the device is shown.
  await page.route('**/api/media', () => undefined);
  await page.locator('input[type=file][accept*="image"]').first().setInputFiles(picture);
  await opener(page).press('Enter');
  const preview = dialog(page);
  await expect(preview.getByRole('heading', { name: 'Jazz im Hof' }).last()).toBeVisible();
  await expect(preview.getByRole('img', { name: 'Karte von „Jazz im Hof“' })).toBeVisible();
  await expect(preview.getByText('Fr, 24. Dez. 2027, 19:30 Uhr').first()).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Veranstaltungsort' })).toBeVisible();
  const isDrawn = () =>
    preview.locator('img[src^="blob:"]').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth));
  await expect.poll(isDrawn).toEqual([40, 40]);

  await preview.getByRole('button', { name: 'English' }).press('Enter');
  await expect(preview.getByRole('heading', { name: 'Venue' })).toBeVisible();
  // On the page: a list in English would say it on nearly every card.
  await expect(preview.getByText('German only', { exact: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(title(page)).toHaveValue('Jazz im Hof');
});

test('the preview fits every width, empty and filled', async ({ page }) => {
  await openForm(page, 1280);
  for (const [prepare, name] of [
    [async () => undefined, 'Noch ohne Titel'],
    [fill, 'Jazz im Hof'],
  ] as const) {
    await prepare(page);
    await opener(page).click();
    await expect(dialog(page).getByRole('heading', { name }).last()).toBeVisible();
    await expectLayout(page, 'event-portal', name, [1280, 768, 360]);
    expect(await violations(page, 'event-portal'), name).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Schließen' }).click();
  }
});

import type { Locator, Page } from 'playwright/test';
import { element, expect, FEW, openElement, openHost, ready, SCRIPT, test } from '../support/browser';

/** The list on a phone. */
test.use({ viewport: { width: 360, height: 740 } });

const list = (page: Page) => page.locator('event-portal');
const opener = (page: Page) => list(page).getByRole('button', { name: /^Filter/ });
const sheet = (page: Page) => list(page).getByRole('dialog', { name: 'Filter' });
const count = (page: Page) => list(page).locator('.list-count');

test('search and filters fold into two rows, and the first card is near the top', async ({ page }) => {
  await openElement(page, 'event-portal', FEW);
  const card = list(page).getByRole('article').first();
  await expect(card).toBeVisible();
  for (const width of [360, 320, 280]) {
    await page.setViewportSize({ width, height: 740 });
    // In the evening a line above the cards leads to what is over.
    // Lines that only some lists have: today's past events, and the way to add one.
    const lines = list(page).locator('.past-note, .list-add');
    const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height + 8));
    const room = heights.reduce((sum, height) => sum + height, 0);
    expect((await card.boundingBox())?.y, `${width} px`).toBeLessThan((width === 360 ? 300 : 600) + room);
  }
  await expect(list(page).locator('#where')).toBeHidden();
  await expect(list(page).getByRole('link', { name: 'Registrieren' })).toHaveCount(0);
  await page.setViewportSize({ width: 800, height: 740 });
  await expect(list(page).locator('#where')).toBeVisible();
  await expect(opener(page)).toBeHidden();
});

test('the log-in shares the line of the heading, and the count does not wrap', async ({ page }) => {
  // Wide letters.
  await openHost(page, {
    body: element('event-portal', FEW),
    head: `<style>body { font-family: "DejaVu Sans", Verdana }</style>${SCRIPT}`,
  });
  await ready(page);
  await expect(count(page).locator('b')).toHaveText(/^\d+ Veranstaltungen$/);
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  for (const [width, isBeside] of [
    [376, true],
    [360, true],
    [328, false],
    [320, false],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const [heading, logIn, words] = await Promise.all([
      boxOf(list(page).getByRole('heading', { name: 'Veranstaltungen' })),
      boxOf(list(page).getByRole('link', { name: 'Anmelden' })),
      boxOf(count(page)),
    ]);
    if (isBeside) expect(Math.abs(heading.y - logIn.y), `${width} px`).toBeLessThan(heading.height / 2);
    expect(words.height, `${width} px`).toBeLessThan(30);
  }
});

test('the sheet has every filter, shows the number of results, and returns the focus', async ({ page }) => {
  await openElement(page, 'event-portal', FEW);
  const before = await count(page).textContent();
  await opener(page).click();
  await expect(sheet(page).getByRole('heading', { name: 'Filter' })).toBeFocused();
  await sheet(page)
    .getByRole('checkbox', { name: /^Konzerte/ })
    .check();
  await expect(count(page)).not.toHaveText(String(before));
  await sheet(page).getByRole('link', { name: 'Nächste 30 Tage' }).click();
  await expect(sheet(page).getByRole('link', { name: 'Nächste 30 Tage' })).toHaveAttribute('aria-current', 'true');
  await sheet(page).locator('#where').fill('72764');
  await sheet(page).locator('#where').press('Enter');
  await expect(sheet(page).getByRole('combobox', { name: 'Umkreis' })).toBeVisible();
  await expect(list(page).locator('.cards')).toHaveAttribute('aria-busy', 'false');
  const total = String(await count(page).locator('b').textContent());
  await sheet(page)
    .getByRole('button', { name: new RegExp(`^${total}`) })
    .click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).toHaveAccessibleName('Filter 3');

  // At 400 % it leaves room for its filters.
  await page.setViewportSize({ width: 320, height: 256 });
  await opener(page).click();
  await sheet(page).getByRole('link', { name: 'Morgen' }).scrollIntoViewIfNeeded();
  await expect(sheet(page).getByRole('link', { name: 'Morgen' })).toBeInViewport({ ratio: 0.9 });
  await expect(sheet(page).getByRole('button', { name: /anzeigen$/ })).not.toBeInViewport();
  await sheet(page)
    .getByRole('button', { name: /anzeigen$/ })
    .click();
  await expect(sheet(page)).toHaveCount(0);
});

test('the sheet opens days and places in its own layer, and resets all filters at once', async ({ page }) => {
  await openElement(page, 'event-portal', FEW, '#/events?q=a&free=1');
  await opener(page).click();
  await sheet(page).locator('#when').click();
  const days = list(page).getByRole('dialog', { name: 'Zeitraum wählen' });
  await days.getByRole('textbox', { name: 'Erster Tag' }).fill('24.12.2026');
  await days.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(days).toHaveCount(0);
  await expect(sheet(page).locator('#when')).toBeFocused();
  await expect(sheet(page).locator('#when')).toContainText('ab 24.12.2026');
  await sheet(page).getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(sheet(page).locator('#when')).toContainText('Alle Termine');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(list(page).getByRole('searchbox')).toHaveValue('a');
});

test('the option of the own position stays visible below scrolling suggestions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openElement(page, 'event-list', 'limit="2"');
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('combobox', { name: 'Wo?' }).pressSequentially('Tüb');
  const options = page.getByRole('listbox', { name: 'Orte' }).getByRole('option');
  const own = options.filter({ hasText: 'Mein Standort' });
  await expect(options.filter({ hasText: 'Ofterdingen' })).toHaveCount(1);
  await expect(own).toBeInViewport({ ratio: 1 });
  // What the arrows reach is not covered by it.
  const last = options.nth(-2);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([last.boundingBox(), own.boundingBox()]);
      return above && below && above.y + above.height <= below.y + 1;
    })
    .toBe(true);
});

test('a search box scrolls to its results, by mouse and by touch', async ({ page }) => {
  const [box, found] = [page.getByRole('combobox', { name: 'Veranstaltungen suchen' }), page.locator('event-list')];
  const above = `${element('event-search', 'for="list"')}<div style="height: 380px"></div>`;
  await openHost(page, { body: `${above}${element('event-list', 'id="list" limit="8"')}` });
  await ready(page, 2);
  for (const [pointer, words] of [
    ['a mouse', 'konz'],
    ['a finger', 'mark'],
  ] as const) {
    if (pointer === 'a finger') {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    await box.fill(words);
    await box.press('Enter');
    await expect(found).toBeInViewport();
    await expect.poll(() => found.evaluate((list) => Math.round(list.getBoundingClientRect().top)), pointer).toBe(0);
    // The keyboard on the screen stands there as long as the field has the focus.
    if (pointer === 'a finger') await expect(box).not.toBeFocused();
    else await expect(box).toBeFocused();
  }
});

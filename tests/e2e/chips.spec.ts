import type { Locator, Page } from 'playwright/test';
import { expect, openElement, ready, test } from '../support/browser';

const list = (page: Page) => page.locator('event-portal');
const texts = (chips: Locator) => chips.evaluateAll((all) => all.map((chip) => chip.firstChild?.textContent));

/** How far a chip sticks out of its row or into the part where the row fades out. */
const hiddenPart = (chip: Locator) =>
  chip.evaluate((element) => {
    const row = element.closest('.chips')?.getBoundingClientRect();
    const { left, right } = element.getBoundingClientRect();
    return row ? Math.max(0, row.left - left, right - (row.right - 28)) : Number.NaN;
  });

test('chips keep their places, the chosen one is in view as a whole, and is said once', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openElement(page, 'event-portal');
  await ready(page);
  const chips = list(page).locator('.chips .chip');
  // The rubrics come with the first results.
  await expect(chips.filter({ hasText: 'Konzerte' })).toBeAttached();
  const before = await texts(chips);
  await chips.nth(-1).evaluate((chip: HTMLElement) => chip.click());
  const chosen = list(page).locator('.chips [aria-current]');
  await expect(chosen).toHaveCount(1);
  await expect.poll(() => hiddenPart(chosen)).toBeLessThan(1);
  expect(await texts(chips)).toEqual(before);
  await expect(list(page).locator('.active-filters')).toHaveCount(0);

  // After opening a link the row also begins where the chip is.
  await page.reload();
  await ready(page);
  await expect.poll(() => hiddenPart(chosen)).toBeLessThan(1);
});

test('a card that is taken off the saved list stays, with a way back, and the counts follow', async ({ page }) => {
  await openElement(page, 'event-portal');
  await ready(page);
  const saved = list(page).locator('.list-tools .chip');
  await expect(saved).toHaveText(/Merkliste\s*0/);
  const hearts = list(page).locator('.card-heart');
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await saved.click();
  const count = list(page).locator('.list-count');
  await expect(count).toHaveText('2 Veranstaltungen');

  await hearts.nth(0).click();
  await expect(count).toHaveText('1 Veranstaltung');
  await expect(saved).toHaveText(/Merkliste\s*1/);
  await expect(list(page).locator('.card')).toHaveCount(2);
  await list(page)
    .getByRole('button', { name: /^Rückgängig/ })
    .click();
  await expect(count).toHaveText('2 Veranstaltungen');
  await expect(hearts.nth(0)).toBeFocused();
  await expect(list(page).getByRole('button', { name: /^Rückgängig/ })).toHaveCount(0);
});

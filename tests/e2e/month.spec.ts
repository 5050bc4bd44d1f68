import type { Page } from 'playwright/test';
import { faintOnDark, sideways, violations } from '../support/axe';
import { expect, FEW, openElement, openHost, ready, test } from '../support/browser';
import { frameTag, HELPER, inFrame } from '../support/framed-page';

const TAG = 'event-portal';
const portal = (page: Page) => page.locator(TAG);
const grid = (page: Page) => portal(page).getByRole('grid');
const day = (page: Page) => portal(page).locator('[data-day][tabindex="0"]').getAttribute('data-day');
const month = (page: Page) => new URL(page.url().replace('#', '')).searchParams.get('month');

test('the month is used by keys, a day opens, and week and list are one step away', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openElement(page, TAG, FEW);
  await ready(page);
  const views = portal(page).getByRole('navigation', { name: 'Ansicht' });
  await views.getByRole('link', { name: 'Monat' }).click();
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false');
  await expect(grid(page).getByRole('link').first()).toBeVisible();
  const hours = grid(page)
    .getByRole('link')
    .filter({ hasText: /\d\d:\d\d\s·/ });
  await expect(hours.first()).toBeVisible();
  await expect(grid(page).locator('.month-where').first()).toBeVisible();
  // It begins with this week; the earlier ones are one press away, and the address keeps them.
  const firstWeek = grid(page).locator('tbody tr').first();
  await expect(firstWeek.locator('[aria-current=date]')).toBeVisible();
  await portal(page).getByRole('button', { name: 'Ganzer Monat' }).click();
  await expect.poll(() => month(page)).toMatch(/^\d{4}-\d\d$/);
  await expect(grid(page).locator('.month-day').first()).toHaveAttribute('data-day', /-01$/);
  await page.goBack();
  await expect(firstWeek.locator('[aria-current=date]')).toBeVisible();
  // Where seven days have no room for what, when and where, each date is a row of a list.
  await page.setViewportSize({ width: 640, height: 900 });
  await expect(grid(page)).toHaveCount(0);
  await expect(portal(page).locator('.agenda .date-where').first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(hours.first()).toBeVisible();
  expect(await violations(page, TAG)).toEqual([]);
  expect(await faintOnDark(page, TAG)).toEqual([]);
  // A month has no pages, and no order but its own.
  await expect(portal(page).locator('.list-count')).toHaveText(/^[\d.]+ Termine?$/);
  await expect(portal(page).getByText('Sortieren')).toHaveCount(0);

  // On paper nobody opens a day: everything is there, day by day.
  await page.emulateMedia({ media: 'print' });
  await expect(portal(page).locator('.agenda-day').first()).toBeVisible();
  await expect(portal(page).locator('.month-nav').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(grid(page)).toBeVisible();

  const first = await day(page);
  await portal(page).locator('[data-day][tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  await expect.poll(() => month(page)).not.toBeNull();
  await expect.poll(() => day(page)).not.toBe(first);
  const next = await day(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => day(page)).not.toBe(next);
  await expect(portal(page).locator('[data-day][tabindex="0"]')).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = portal(page).getByRole('dialog');
  await expect(panel).toBeVisible();
  expect(await violations(page, TAG)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(portal(page).locator('[data-day][tabindex="0"]')).toBeFocused();

  // A press on a day opens it, whatever of the cell is hit but a link; the keys go on from there.
  const pressed = grid(page).locator('.month-day').nth(9);
  await pressed.locator('.month-number').click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pressed).toBeFocused();
  expect(await day(page)).toBe(await pressed.getAttribute('data-day'));
  await page.keyboard.press('ArrowRight');
  await expect(grid(page).locator('.month-day').nth(10)).toBeFocused();

  await views.getByRole('link', { name: 'Woche' }).click();
  await expect(grid(page).getByRole('gridcell')).toHaveCount(7);
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false');
  expect(await violations(page, TAG)).toEqual([]);
  await page.goBack();
  await expect(grid(page).getByRole('gridcell').nth(20)).toBeVisible();
  await views.getByRole('link', { name: 'Liste' }).click();
  await expect(portal(page).locator('.cards > li').first()).toBeVisible();
});

for (const [language, path, names, widths] of [
  ['German', '', ['Liste', 'Monat', 'Woche', 'Karte'], [280, 360, 620, 1280]],
  ['English', '/en', ['List', 'Month', 'Week', 'Map'], [280, 480, 768]],
] as const) {
  test(`the switch between list, month, week and map is visible at every width, in ${language}`, async ({ page }) => {
    await openElement(page, TAG, FEW, `#${path}/events?near=Reutlingen&lat=48.4914&lon=9.2043&radius=30`);
    const links = portal(page).locator('.list-tools nav').getByRole('link');
    for (const name of [...names.slice(1), names[0]]) {
      await links.filter({ hasText: name }).click();
      const current = portal(page).locator('.list-tools nav [aria-current=page]');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        await expect(current, `${width} px`).toHaveText(name);
        await expect(links, `${width} px`).toHaveText([...names]);
        // Each is as large as a finger, and lies where one can press it.
        for (const { isSeen, height } of await links.evaluateAll((all) =>
          all.map((link) => {
            const { left, right, top, height } = link.getBoundingClientRect();
            const root = link.getRootNode() as ShadowRoot;
            return { isSeen: link.contains(root.elementFromPoint((left + right) / 2, top + height / 2)), height };
          }),
        ))
          expect([width, name, isSeen, height >= 44]).toEqual([width, name, true, true]);
        expect(await sideways(page), `${width} px, ${name}`).toBe(0);
      }
    }
    // A date of a day says where it is, and how far.
    await page.setViewportSize({ width: 360, height: 740 });
    await links.filter({ hasText: names[1] }).click();
    await expect(portal(page).locator('.agenda .date-where').first()).toHaveText(
      /\S.*\u00a0· (?:[\d.,]+ k?m|vor Ort|on site|here)/,
    );
    await expect(portal(page).locator('.list-count')).toHaveText(/^[\d.,]+ (?:Termine?|dates?)$/);
    await expect(portal(page).locator('.past-note')).toHaveCount(0);
    // The strip of days leads to the dates of each.
    const days = portal(page).getByRole('navigation', { name: /^(?:Zum Tag springen|Jump to a day)$/ });
    const chosen = days.locator('button:enabled').nth(1);
    const number = (await chosen.locator('b').textContent()) ?? '';
    await chosen.click();
    await expect(portal(page).locator('[data-agenda-day]:focus')).toContainText(new RegExp(`\\b${number}\\b`));
    // The elements are the same in English.
    if (path === '') expect(await violations(page, TAG)).toEqual([]);
  });
}

/** Draws one finger over the page, a piece at a time. */
async function drawFinger(page: Page, [fromX, fromY]: [number, number], [toX, toY]: [number, number]) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const steps = 8;
  await send('touchStart', [{ x: fromX, y: fromY }]);
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    await send('touchMove', [{ x: fromX + (toX - fromX) * share, y: fromY + (toY - fromY) * share }]);
  }
  await send('touchEnd', []);
  await session.detach();
}

test('in a frame scrolling does not change the month, swiping does, and its name is not cut', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 740 });
  await openHost(page, {
    head: HELPER,
    body: `<div style="height: 200px"></div>${frameTag(`&start=${encodeURIComponent('/events?view=month')}`)}`,
  });
  const title = inFrame(page).locator('.month-title');
  await expect(inFrame(page).locator('.agenda-day').first()).toBeAttached();
  const now = String(await title.textContent());
  const linesOfName = await title.evaluate((node) => {
    const range = document.createRange();
    const text = node.firstChild as Text;
    range.setStart(text, 0);
    range.setEnd(text, text.data.indexOf(' '));
    return range.getClientRects().length;
  });
  expect(linesOfName).toBe(1);

  // The frame moves with the finger, which from within seems to go sideways alone.
  await page.evaluate(() => scrollTo(0, 300));
  await drawFinger(page, [220, 600], [120, 250]);
  await drawFinger(page, [60, 600], [62, 500]);
  await expect(title).toHaveText(now);
  await drawFinger(page, [240, 600], [60, 604]);
  await expect(title).not.toHaveText(now);
});

import type { Locator, Page } from 'playwright/test';
import { violations } from '../support/axe';
import { expect, FEW, openElement, ready, test } from '../support/browser';
import { failCalls } from '../support/faults';

const TAG = 'event-portal';

/** Loads the file of a link that opens in a new tab. @returns its name and text */
async function fileOf(page: Page, link: Locator): Promise<{ name: string; text: string }> {
  await expect(link).toHaveAttribute('target', '_blank');
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  const [, name = ''] = /filename="([^"]+)"/.exec(answer.headers()['content-disposition'] ?? '') ?? [];
  return { name, text: await answer.text() };
}

test('an event is exported to a calendar, a list as table, feed and subscription', async ({ page }) => {
  await openElement(page, TAG, FEW);
  await page.getByRole('searchbox').fill('Konzert');
  await expect(page).toHaveURL(/q=Konzert/);
  const first = page.getByRole('article').first().getByRole('heading').getByRole('link');

  // The subscription beside the count has the words that are searched for.
  await page.getByRole('button', { name: 'Abonnieren' }).focus();
  await page.keyboard.press('Enter');
  const subscribe = page.getByRole('link', { name: 'Im Kalender abonnieren' });
  await expect(subscribe).toHaveAttribute('href', /^webcal:.*\/events\.ics\?q=Konzert/);
  expect(await violations(page, TAG)).toEqual([]);
  const table = await fileOf(page, page.getByRole('link', { name: 'Tabelle (.csv)' }));
  expect(table.name).toBe('stadt.csv');
  await expect.poll(async () => table.text.includes((await first.textContent()) || '?')).toBe(true);
  const feed = await page.getByRole('link', { name: 'RSS-Feed' }).getAttribute('href');
  expect(await (await page.request.get(feed ?? '')).text()).toContain('<rss');
  await page.keyboard.press('Escape');

  await first.click();
  await ready(page);
  const calendar = page.getByRole('button', { name: 'In meinen Kalender', exact: true });
  const links = page.getByRole('link', { name: 'Google Calendar' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await calendar.focus();
    const before = await calendar.boundingBox();
    await page.keyboard.press('Enter');
    await expect(links).toHaveAttribute('href', /text=.*Konzert|dates=/);
    // The button stays in its row, so that a second click closes the fold; what it unfolds stands below.
    expect(await calendar.boundingBox(), `${width} px`).toEqual(before);
    expect((await links.boundingBox())?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
    if (width === 1280) break;
    await page.keyboard.press('Enter');
    await expect(links).toBeHidden();
  }
  expect(await violations(page, TAG)).toEqual([]);
  const file = await fileOf(page, page.getByRole('link', { name: 'Kalenderdatei (.ics)', exact: true }));
  expect(file.name).toMatch(/\.ics$/);
  expect(file.text).toMatch(/BEGIN:VEVENT[\s\S]*SUMMARY:/);

  // Whoever opens an address that holds no more reads why, and not JSON.
  const href = await page.getByRole('link', { name: 'Kalenderdatei (.ics)', exact: true }).getAttribute('href');
  await page.goto((href ?? '').replace(/events\/[^/]+\.ics/, 'events/nichts.ics'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diesen Termin gibt es hier nicht mehr');
});

test('a card exports its date to a calendar, by keyboard, and from the favourites', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openElement(page, TAG, FEW);
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: `${title} merken` }).click();
  const opener = page.getByRole('button', { name: `${title} in meinen Kalender` });

  // What takes it there comes only when it is asked for; without it the visitor is told, and can try again.
  const heal = await failCalls(page, /\/chunks\/card-menu/, (route) => route.abort());
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Der Kalender ließ sich nicht laden.')).toBeVisible();
  await heal();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'In meinen Kalender' });
  await expect(menu).toBeFocused();
  expect(await violations(page, TAG)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const file = await fileOf(page, menu.getByRole('link', { name: 'Kalenderdatei (.ics)', exact: true }));
  expect(file.text.replace(/\r\n /g, '')).toMatch(/BEGIN:VEVENT[\s\S]*SUMMARY:/);
  expect(file.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  await expect(menu.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute('href', /[?&]text=.+&dates=\d{8}/);

  // What appears above while it is open, as when an event of the list ends, moves it with its button.
  const gap = async () => {
    const [box, button] = await Promise.all([menu.boundingBox(), opener.boundingBox()]);
    return (button?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
  };
  const before = await gap();
  for (const height of ['42px', '0']) {
    await page.locator(TAG).evaluate((host, margin) => host.style.setProperty('margin-top', margin), height);
    await expect.poll(gap).toBe(before);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();

  // The heart of the same card is the neighbour of the button, not below it.
  await page.getByRole('link', { name: /^Merkliste/ }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await opener.click();
  await expect(menu.getByRole('link', { name: 'Outlook.com' })).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(menu).toHaveCount(0);
});

test('copying a link, or failing to, moves no button', async ({ page }) => {
  await page.addInitScript(() => {
    const clipboard = {
      writeText: () =>
        (window as { isRefused?: boolean }).isRefused ? Promise.reject(new Error()) : Promise.resolve(),
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await openElement(page, TAG, FEW);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const row = page.locator(`${TAG} [part~=detail] header > :has(> button)`);
  // The ways to calendars and to a printer are loaded last, in any order.
  for (const name of ['In meinen Kalender', 'Drucken']) await expect(row.getByRole('button', { name })).toBeVisible();
  const boxes = () =>
    row.getByRole('button').evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + scrollX, top + scrollY, width, height].map(Math.round);
      }),
    );
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => Object.assign(window, { isRefused: false }));
    const before = await boxes();
    await page.getByRole('button', { name: /^Link kopier/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link kopiert' })).toBeAttached();
    expect([width, await boxes()]).toEqual([width, before]);
    await page.evaluate(() => Object.assign(window, { isRefused: true }));
    await page.getByRole('button', { name: 'Link kopiert' }).click();
    await expect(page.getByLabel('Link zum Kopieren')).toBeFocused();
    expect([width, await boxes()]).toEqual([width, before]);
  }
});

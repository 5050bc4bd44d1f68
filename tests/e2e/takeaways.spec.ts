import type { Locator, Page } from 'playwright/test';
import { violations } from '../support/axe';
import { expect, openElement, ready, test } from '../support/browser';

const TAG = 'event-portal';

/** What a link gives that opens in a tab of its own. */
async function fileOf(page: Page, link: Locator): Promise<{ name: string; text: string }> {
  await expect(link).toHaveAttribute('target', '_blank');
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  const [, name = ''] = /filename="([^"]+)"/.exec(answer.headers()['content-disposition'] ?? '') ?? [];
  return { name, text: await answer.text() };
}

test('an event goes into a calendar, and the list into a table, a feed and a subscription', async ({ page }) => {
  await openElement(page, TAG);
  await page.getByRole('searchbox').fill('Konzert');
  await expect(page).toHaveURL(/q=Konzert/);
  const first = page.getByRole('article').first().getByRole('heading').getByRole('link');

  // What stands behind the filters has the words that are searched for.
  await page.getByRole('button', { name: /^Weitere Filter/ }).click();
  const list = page.getByText('Diese Liste abonnieren');
  await list.focus();
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
  const calendar = page.getByText('In meinen Kalender');
  await calendar.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute('href', /text=.*Konzert|dates=/);
  expect(await violations(page, TAG)).toEqual([]);
  const file = await fileOf(page, page.getByRole('link', { name: 'Kalenderdatei (.ics)', exact: true }));
  expect(file.name).toMatch(/\.ics$/);
  expect(file.text).toMatch(/BEGIN:VEVENT[\s\S]*SUMMARY:/);

  // Whoever opens an address that holds no more reads why, and not JSON.
  const href = await page.getByRole('link', { name: 'Kalenderdatei (.ics)', exact: true }).getAttribute('href');
  await page.goto((href ?? '').replace(/events\/[^/]+\.ics/, 'events/nichts.ics'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diesen Termin gibt es hier nicht mehr');
});

import type { Page } from 'playwright/test';
import { beLoggedIn } from '../support/accounts';
import { expect, FEW, openElement, test } from '../support/browser';
import { followReads } from '../support/pending-reads';

const DAY_MS = 24 * 3_600_000;
const portal = (page: Page) => page.locator('event-portal');

/** The route of an event that is still to come at any hour: one that is over offers no calendar. */
async function futureEvent(page: Page): Promise<string> {
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const answer = await page.request.get(`/clients/stadt/api/events?pageSize=1&from=${tomorrow}`);
  return `/events/${(await answer.json()).data[0].id}`;
}

/** Returns the computed styles of each node in the screen of an event. */
async function looksOfEvent(page: Page, readsEnd: () => Promise<void>): Promise<string[]> {
  await expect(portal(page).getByRole('heading', { name: 'Termine', exact: true })).toBeVisible();
  await expect(portal(page).getByRole('article').last()).toBeVisible();
  // The bar of a member comes with the code of the account.
  await expect(portal(page).getByRole('button', { name: 'Abmelden' })).toBeVisible();
  // What leads to calendars comes behind the screen.
  await expect(portal(page).getByText('In meinen Kalender')).toBeVisible();
  await expect(portal(page).locator('[aria-busy="true"], .is-loading')).toHaveCount(0);
  // So do more events of the organiser, the place and the neighbourhood, one after the other.
  await readsEnd();
  return portal(page).evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('[part=root] *') ?? [])].flatMap((node) => {
      const style = getComputedStyle(node);
      // What a pointer or the last step has left behind is no look of the screen.
      const values = [...style].filter((name) => !/^(?:outline|transition|perspective|transform)/.test(name));
      const own = values.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
      return `${node.localName}.${node.getAttribute('class')} ${own}`;
    }),
  );
}

async function go(page: Page, route: string) {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, route);
  await expect(portal(page).locator('[part="heading"]').first()).toBeVisible();
}

test('an event looks the same after any other screen', async ({ page }) => {
  const readsEnd = followReads(page);
  await beLoggedIn(page, 'approved');
  await page.setViewportSize({ width: 1000, height: 740 });
  const event = await futureEvent(page);
  await openElement(page, 'event-portal', FEW, `?fresh#${event}`);
  const fresh = await looksOfEvent(page, readsEnd);

  await openElement(page, 'event-portal', FEW, '?later#/events');
  for (const id of ['when', 'open-rubrics', 'open-more']) {
    await page.locator(`#${id}`).press('Enter');
    await expect(portal(page).getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.locator('#where').fill('Reut');
  await expect(portal(page).getByRole('option').first()).toBeVisible();
  await page.locator('#where').fill('');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('#open-all').press('Enter');
  await expect(portal(page).getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1000, height: 740 });
  for (const route of ['/events?q=zzzzz', '/events?favourites=1', '/nothing', '/secure', '/secure/profile']) {
    await go(page, route);
  }
  await page.getByRole('button', { name: 'Konto löschen' }).press('Enter');
  await expect(portal(page).getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await go(page, event);
  expect(await looksOfEvent(page, readsEnd)).toEqual(fresh);
});

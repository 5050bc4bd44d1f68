import type { Page } from 'playwright/test';
import { newAccount } from '../support/accounts';
import { violations } from '../support/axe';
import { expect, ready, test } from '../support/browser';
import { layoutFaults } from '../support/layout-faults';
import { openArea } from '../support/member-area';

const title = (page: Page) => page.getByRole('textbox', { name: /^Titel/ });
const panel = (page: Page) => page.getByText('Gibt es die Veranstaltung schon?');

/** Types title and day of an event that visitors see already. */
async function typeKnown(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await openArea(page, { user: (await newAccount('doppelt')).username, route: '/secure/events/eventRecording' });
  const known = await page.evaluate(async () => {
    const host = document.querySelector('event-portal')?.getAttribute('host') ?? '';
    const { data } = await (await fetch(`${host}/api/events`)).json();
    const { title: name, appointment } = data[0];
    return { name: String(name), day: String(appointment.endDate ?? appointment.date) };
  });
  await title(page).fill(known.name);
  await page
    .getByLabel(/^Datum/)
    .first()
    .fill(known.day.split('-').reverse().join('.'));
  await expect(panel(page)).toBeVisible();
  return known;
}

test('a duplicate is opened, and a similar event is dismissed for good', async ({ page }) => {
  const { name } = await typeKnown(page, 360);
  expect(await violations(page, 'event-portal')).toEqual([]);
  expect(await layoutFaults(page, 'event-portal')).toEqual([]);
  await page
    .getByRole('link', { name: /^Diese ansehen/ })
    .filter({ hasText: name })
    .first()
    .click();
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toBeVisible();

  const apart = page.getByRole('button', { name: /^Meine ist eine andere/ });
  while ((await apart.count()) > 0) await apart.first().press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(title(page)).toBeFocused();
  const looked = page.waitForResponse('**/api/my/events/check');
  await page.reload();
  await ready(page);
  await expect(title(page)).toHaveValue(name);
  await looked;
  await expect(panel(page)).toBeHidden();
});

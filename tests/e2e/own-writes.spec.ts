import type { Page } from 'playwright/test';
import { beLoggedIn, newName } from '../support/accounts';
import { element, expect, openHost, test } from '../support/browser';
import { eventForm, recordEvent } from '../support/recording';
import { CACHED_HEADER } from '../support/server-headers';

const USER = 'approved';

const open = async (page: Page, route: string) => {
  await page.goto(`/portal${route}`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};
const card = (page: Page) => page.getByRole('article').getByRole('heading');
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Returns how many bytes of the last response to a call came over the network. */
const loadedBytes = (page: Page, call: string) =>
  page.evaluate((part) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.filter(({ name }) => name.includes(part)).at(-1)?.transferSize;
  }, call);

test('an author who corrects, cancels and deletes an event sees the change at once, in each tab, list and page', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  // A browser of its own, whose cache keeps what servers let it keep.
  const context = await browser.newContext({
    baseURL: String(process.env.DEMO_URL),
    extraHTTPHeaders: { [CACHED_HEADER]: '1' },
  });
  const page = await context.newPage();
  const word = newName('Gesehen');
  const [wrong, right] = [`${word} Konzrt`, `${word} Konzert`];
  const id = await recordEvent(USER, wrong);
  const listRoute = `/events?q=${word}`;
  const [list, teaser, other] = [await context.newPage(), await context.newPage(), await context.newPage()];
  // All that keeps answers has them: the browser, the pages, and the lists of earlier visits.
  await open(list, listRoute);
  await expect(card(list)).toHaveText([wrong]);
  await openHost(teaser, { body: element('event-teaser', `q="${word}"`) });
  await expect(card(teaser)).toHaveText([wrong]);
  await open(other, `/events/${id}`);
  await expect(title(other, wrong)).toBeVisible();
  await other.goto('/');

  await beLoggedIn(page, USER);
  await open(page, `/events/${id}`);
  await expect(title(page, wrong)).toBeVisible();
  await open(page, listRoute);
  await expect(card(page)).toHaveText([wrong]);
  // The cache is at work: before anything is written, it answers lists.
  expect(await loadedBytes(page, '/api/events?')).toBe(0);

  await test.step('its corrected title', async () => {
    await open(page, `/secure/events/eventRecording/${id}`);
    const form = eventForm(page);
    await expect(form.title).toHaveValue(wrong);
    await form.title.fill(right);
    await form.publish.click();
    await page.getByRole('link', { name: 'Veranstaltung ansehen' }).click();
    await expect(title(page, right)).toBeVisible();
    // What is on the screen already, and what is opened again.
    await expect(card(list)).toHaveText([right]);
    await expect(card(teaser)).toHaveText([right]);
    await list.reload();
    await expect(card(list)).toHaveText([right]);
    await open(other, `/events/${id}`);
    await expect(title(other, right)).toBeVisible();
    await expect(title(other, wrong)).toHaveCount(0);
    await open(page, listRoute);
    await expect(card(page)).toHaveText([right]);
  });

  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: right }) });
  const choose = async (entry: string) => {
    await open(page, `/secure/events?q=${word}`);
    await row.getByRole('button', { name: /tun\?$/ }).press('Enter');
    await row.getByRole('button', { name: entry, exact: true }).press('Enter');
  };

  await test.step('that one of its dates is off', async () => {
    await choose('Absagen oder verschieben');
    const dialog = page.getByRole('dialog', { name: 'Absagen oder verschieben' });
    await dialog.getByLabel('Gilt für').selectOption({ index: 1 });
    await dialog.getByRole('radio', { name: 'Abgesagt' }).check();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'ist geändert' })).toBeVisible();
    for (const tab of [other, page]) {
      await open(tab, `/events/${id}`);
      await expect(tab.getByText('Abgesagt').first()).toBeVisible();
    }
  });

  await test.step('that it is gone, and back', async () => {
    await choose('Löschen');
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(row).toHaveCount(0);
    await expect(card(list)).toHaveCount(0);
    await page.getByRole('button', { name: 'Rückgängig machen' }).click();
    await expect(card(list)).toHaveText([right]);
  });
  await context.close();
});

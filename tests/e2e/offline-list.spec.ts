import type { Page } from 'playwright/test';
import { beLoggedIn } from '../support/accounts';
import { violations } from '../support/axe';
import { element, expect, FEW, openElement, openHost, ready, test } from '../support/browser';
import { APPLICATION, CALLS, count, FAULTS, type Fault, failCalls, hold, retry } from '../support/faults';

const TAG = 'event-list';
/** A list in German of the town. */
const LIST = element(TAG, FEW);
const AGE = /^Stand: (?:heute|gestern), \d\d:\d\d Uhr – /;

const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const age = (page: Page) => page.getByText(AGE);
const keptLists = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('event-portal:list:')).length);

/** Opens a list again, and waits for it. */
async function visit(page: Page, body: string) {
  await openHost(page, { body });
  await ready(page);
}

test('a stored list is shown at once, and with its age without a connection, for its client and filter', async ({
  page,
}) => {
  await openElement(page, TAG, FEW);
  await expect.poll(() => keptLists(page)).toBe(1);
  const before = await titles(page);

  // The answer is on its way: what the visitor knows is painted already, and stays when the application is there.
  const answer = await hold(page, CALLS.events);
  const application = await hold(page, APPLICATION);
  await openHost(page, { body: LIST });
  await expect.poll(async () => (await titles(page))[0]).toBe(before[0]);
  application();
  await ready(page);
  expect(await titles(page)).toEqual(before);
  await expect(age(page)).toHaveCount(0);
  answer();

  // There is none: the list says how old it is, and another try mends it.
  const heal = await failCalls(page, CALLS.events, FAULTS.offline as Fault);
  await visit(page, LIST);
  await expect(age(page)).toContainText('gerade nicht erreichbar');
  expect(await titles(page)).toEqual(before);
  expect(await violations(page, TAG)).toEqual([]);
  await retry(page).click();
  await expect(age(page)).toBeVisible();
  await heal();
  await retry(page).focus();
  await page.keyboard.press('Enter');
  await expect(age(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Veranstaltungen' })).toBeFocused();

  // What is kept belongs to its client and its filter.
  await failCalls(page, CALLS.events, FAULTS['503'] as Fault);
  for (const other of [
    element(TAG, FEW, 'zeitung'),
    element(TAG, `${FEW} from="2030-01-01"`),
    element(TAG, 'limit="5"'),
  ]) {
    await visit(page, other);
    await expect(retry(page)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  }
  // An answer holds both languages: the same list is there in English, in English words.
  await visit(page, element(TAG, `${FEW} locale="en"`));
  await expect(page.getByText(/^As of today, \d\d:\d\d – the calendar is busy right now$/)).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('the list of a member is stored like that of a guest, without search and favourites', async ({ page }) => {
  await beLoggedIn(page, 'approved');
  await openElement(page, TAG, FEW);
  await expect.poll(() => keptLists(page)).toBe(1);
  const before = await titles(page);
  await page.getByRole('searchbox').fill('a');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => titles(page)).not.toEqual(before);
  expect(await keptLists(page)).toBe(1);

  const heal = await failCalls(page, CALLS.events, FAULTS.offline as Fault);
  await visit(page, LIST);
  await expect(age(page)).toContainText('gerade nicht erreichbar');
  expect(await titles(page)).toEqual(before);
  await heal();
});

test('without browser storage no list is stored', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await openElement(page, TAG, FEW);
  await expect(count(page)).toBeVisible();
  await failCalls(page, CALLS.events, FAULTS.offline as Fault);
  await visit(page, LIST);
  await expect(page.getByRole('alert')).toContainText('gerade nicht erreichbar');
  await expect(page.getByRole('article')).toHaveCount(0);
});

import type { Page } from 'playwright/test';
import { addDays, todayInBerlin } from '../../src/lib/days';
import { expect, openElement, ready, test } from '../support/browser';
import { beLoggedIn, call, newAccount, tokenOf } from '../support/people';

const list = (page: Page) => page.locator('event-portal');
const saved = (page: Page) => list(page).locator('.list-tools .chip');

type Row = { id: string; title: string; appointment: { date: string; status?: string } };

/** What an account remembers, as another device of its owner sees and changes it. */
function anotherDevice(token: string) {
  type Mark = { id: string; kept: boolean };
  const path = 'persons/favourites';
  return {
    kept: async () => {
      const { data } = await call<{ marks: Mark[] }>('GET', path, { token });
      return data.marks.flatMap(({ id, kept }) => (kept ? [id] : [])).sort();
    },
    decide: (id: string, kept: boolean) =>
      call('PUT', path, { token, body: { changes: [{ id, kept, at: Date.now() }] } }),
  };
}

test('favourites are in the account after a log-in, follow another device, and what was theirs goes with a log-out', async ({
  page,
}) => {
  const { username } = await newAccount('favourites');
  const other = anotherDevice((await tokenOf(username)).token);
  const { data: rows } = await call<Row[]>('GET', 'events?pageSize=5');
  const [own, theirs, later] = rows.map(({ id }) => id);
  if (!own || !theirs || !later) throw new Error('There are too few events.');
  await other.decide(theirs, true);

  await openElement(page, 'event-portal');
  await ready(page);
  await list(page).locator('.card > .card-heart').first().click();
  await expect(saved(page)).toHaveText(/Merkliste\s*1/);
  await beLoggedIn(page, username);
  await page.reload();
  await expect(saved(page)).toHaveText(/Merkliste\s*2/);
  await expect.poll(other.kept).toEqual([own, theirs].sort());
  await saved(page).click();
  await expect(list(page).getByText('Ihre Merkliste ist in Ihrem Konto gespeichert.')).toBeVisible();

  // Decided without a connection: it waits here, and the other device goes on meanwhile.
  await page.route('**/persons/favourites', (route) => route.abort());
  await list(page).locator(`.card:has(a[href*="${own}"]) .card-heart`).click();
  await expect(list(page).getByText(/In Ihr Konto kommt sie, sobald/)).toBeVisible();
  await other.decide(later, true);
  await page.unroute('**/persons/favourites');
  await page.reload();
  await expect(saved(page)).toHaveText(/Merkliste\s*2/);
  await expect.poll(other.kept).toEqual([theirs, later].sort());

  await list(page).getByRole('button', { name: 'Abmelden' }).click();
  await expect(saved(page)).toHaveText(/Merkliste\s*0/);
  expect(await other.kept()).toEqual([theirs, later].sort());
});

test('a favourite of tomorrow is named below the list, moves nothing, and is hidden for good', async ({ page }) => {
  const tomorrow = addDays(todayInBerlin(Date.now()), 1);
  const { data } = await call<Row[]>('GET', `events?from=${tomorrow}&to=${tomorrow}&pageSize=100`);
  const row = data.find(({ appointment: { date, status } }) => date === tomorrow && status !== 'postponed');
  if (!row) throw new Error('There is no event tomorrow.');
  await page.addInitScript(
    ([id, host]) => localStorage.setItem(`event-portal:favourites:${host}`, JSON.stringify([id])),
    [row.id, `${process.env.DEMO_URL}/clients/stadt`],
  );
  await openElement(page, 'event-portal');
  const reminder = list(page).getByRole('complementary', { name: 'Aus Ihrer Merkliste' });
  await expect(reminder).toContainText(/^Morgen/);
  await expect(reminder.getByRole('link', { name: row.title })).toBeInViewport();
  await reminder.getByRole('button', { name: 'Ausblenden' }).click();
  await expect(reminder).toHaveCount(0);
  const [, answer] = await Promise.all([page.reload(), page.waitForResponse(/events\?ids=/)]);
  await answer.finished();
  await ready(page);
  await expect(reminder).toHaveCount(0);
});

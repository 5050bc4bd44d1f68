import type { Page } from 'playwright/test';
import { addDays, todayInBerlin } from '../../src/lib/days';
import { beLoggedIn, call, newAccount, tokenOf } from '../support/accounts';
import { element, expect, FEW, openElement, openHost, ready, SCRIPT, test } from '../support/browser';
import { frameTag, HELPER, inFrame } from '../support/framed-page';

const list = (page: Page) => page.locator('event-portal');
const saved = (page: Page) => list(page).locator('.list-tools .chip');

type Row = { id: string; title: string; appointment: { date: string; status?: string } };

/** The events that begin on a day. */
async function eventsOf(day: string): Promise<Row[]> {
  const { data } = await call<Row[]>('GET', `events?from=${day}&to=${day}&pageSize=100`);
  return data.filter(({ appointment: { date, status } }) => date === day && status !== 'postponed');
}

/** Lets a page begin with favourites. */
const remember = (page: Page, ids: string[]) =>
  page.addInitScript(
    ([host, stored]) => localStorage.setItem(`event-portal:favourites:${host}`, stored ?? ''),
    [`${process.env.DEMO_URL}/clients/stadt`, JSON.stringify(ids)],
  );

/** Reads and changes the favourites of an account by API calls, like another device of its owner. */
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

test('favourites are stored in the account after a log-in, follow another device, and leave the device at log-out', async ({
  page,
}) => {
  const { username } = await newAccount('favourites');
  const other = anotherDevice((await tokenOf(username)).token);
  const { data: rows } = await call<Row[]>('GET', 'events?pageSize=5');
  const [own, theirs, later] = rows.map(({ id }) => id);
  if (!own || !theirs || !later) throw new Error('There are too few events.');
  await other.decide(theirs, true);

  await openElement(page, 'event-portal', FEW);
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
  await expect(list(page).getByText(/Sie kommt in Ihr Konto, sobald/)).toBeVisible();
  await other.decide(later, true);
  await page.unroute('**/persons/favourites');
  await page.reload();
  await expect(saved(page)).toHaveText(/Merkliste\s*2/);
  await expect.poll(other.kept).toEqual([theirs, later].sort());

  await list(page).getByRole('button', { name: 'Abmelden' }).click();
  await expect(saved(page)).toHaveText(/Merkliste\s*0/);
  expect(await other.kept()).toEqual([theirs, later].sort());
});

test("a reminder of tomorrow's favourite appears below the list without layout shift, and is dismissed for good", async ({
  page,
}) => {
  const tomorrow = addDays(todayInBerlin(Date.now()), 1);
  const [row] = await eventsOf(tomorrow);
  if (!row) throw new Error('There is no event tomorrow.');
  await remember(page, [row.id]);
  await openElement(page, 'event-portal');
  const reminder = list(page).getByRole('complementary', { name: 'Aus Ihrer Merkliste' });
  await expect(reminder).toContainText('Morgen, ');
  await expect(reminder.getByRole('link', { name: row.title })).toBeInViewport();
  await reminder.getByRole('button', { name: 'Ausblenden' }).click();
  await expect(reminder).toHaveCount(0);
  const [, answer] = await Promise.all([page.reload(), page.waitForResponse(/events\?ids=/)]);
  await answer.finished();
  await ready(page);
  await expect(reminder).toHaveCount(0);
});

test('reminders do not cover the list on a phone, and appear in the visible part of a frame', async ({ page }) => {
  const rows = await eventsOf(addDays(todayInBerlin(Date.now()), 1));
  await remember(
    page,
    rows.map(({ id }) => id),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await openElement(page, 'event-portal');
  const reminder = list(page).getByRole('complementary', { name: 'Aus Ihrer Merkliste' });
  await expect(reminder.getByRole('link').last()).toBeVisible();
  const box = await reminder.boundingBox();
  expect(box?.height).toBeLessThan(220);
  expect(box?.width).toBeGreaterThan(300);

  await openHost(page, { head: HELPER, body: frameTag() });
  const inside = inFrame(page).getByRole('complementary', { name: 'Aus Ihrer Merkliste' });
  await expect(inside.getByRole('link').last()).toBeInViewport();
});

test('the print of the saved list has dates and texts only, dark on white also from a dark page', async ({ page }) => {
  const { data: rows } = await call<Row[]>('GET', 'events?pageSize=3');
  await remember(
    page,
    rows.map(({ id }) => id),
  );
  await page.setViewportSize({ width: 720, height: 900 });
  await openHost(page, {
    head: `${SCRIPT}<style>body { background: #1e1e1e }</style>`,
    body: element('event-portal'),
    path: '/host-page#/events?favourites=1',
  });
  await ready(page);
  await expect(list(page).getByRole('button', { name: 'Drucken' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(list(page).locator('.favourites-bar')).toBeHidden();
  const day = list(page).locator('.card-date b').first();
  const [height, fontSize] = await day.evaluate((node) => [
    node.getBoundingClientRect().height,
    Number.parseFloat(getComputedStyle(node).fontSize),
  ]);
  // In one line.
  expect(height).toBeLessThan(1.5 * Number(fontSize));
  await expect(list(page).locator('.card-title a').first()).toHaveCSS('color', 'rgb(22, 32, 42)');
  await page.emulateMedia({ media: null });
});

test('a member with an empty list reads that favourites are stored in the account', async ({ page }) => {
  const { username } = await newAccount('empty');
  await beLoggedIn(page, username);
  await openElement(page, 'event-portal', FEW, '#/events?favourites=1');
  await expect(list(page).getByText('Ihre Merkliste ist leer')).toBeVisible();
  await expect(list(page).getByText(/um sie in Ihrem Konto zu merken/)).toBeVisible();
});

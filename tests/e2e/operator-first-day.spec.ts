import type { Page } from 'playwright/test';
import { call, newAccount, newName, tokenOf } from '../support/accounts';
import { expect, test } from '../support/browser';
import { countEffort } from '../support/counted-walk';
import { logInToOffice } from '../support/office-pages';
import { NEXT_WEEK } from '../support/recording';

/** The newspaper looks at every event before visitors see it. */
const CLIENT = 'zeitung';
const TITLES = Array.from({ length: 10 }, (_, index) => `Probe ${String(index + 1).padStart(2, '0')}`);

/** Sends events to the review of the newspaper. */
async function sendToReview(titles: readonly string[]): Promise<void> {
  const { token } = await tokenOf('newspaper', CLIENT);
  const [rubric] = (await call<{ id: number }[]>('GET', 'rubrics', { client: CLIENT })).data;
  const places = await call<{ address_id: number }[]>('GET', 'addresses?search=Literaturhaus', {
    token,
    client: CLIENT,
  });
  for (const title of titles) {
    const body = {
      ...{ title, state: 'published', rubrics: [rubric?.id], tags: ['Jazz'], location: places.data[0]?.address_id },
      dates: [{ date: NEXT_WEEK, times: [{ from: '19:30' }] }],
    };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await call('POST', 'my/events', { token, client: CLIENT, body, headers })).status).toBe(201);
  }
}

/** Searches over all things and opens the only hit. */
async function findWithKeys(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

test.use({ viewport: { width: 1280, height: 900 } });

test("an operator's first day", async ({ page }) => {
  test.setTimeout(120_000);
  const day = newName('Tag');
  const titles = TITLES.map((title) => `${title} ${day}`);
  await sendToReview(titles);
  const person = await newAccount('gesucht', { client: CLIENT });
  const effort = await countEffort(page);
  /** Prints the effort, with the screen where it began, since the last part of the day, as a line of the report, and compares it with the limits. */
  const expectEffort = (part: string, limits: { taps: number; fields: number; screens: number }) => {
    const spent = { taps: effort.taps, fields: effort.fields.length, screens: effort.screens.length };
    console.log(`${part}: ${spent.screens} screens, ${spent.taps} presses, ${spent.fields} fields`);
    for (const kind of ['taps', 'fields', 'screens'] as const)
      expect(spent[kind], `${part}: ${kind}`).toBeLessThanOrEqual(limits[kind]);
    Object.assign(effort, { taps: 0, fields: [], screens: [] });
  };

  await test.step('logs in', async () => {
    await logInToOffice(page);
    await page.getByRole('link', { name: 'Alb-Kurier', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Zu entscheiden' })).toBeVisible();
    expectEffort('log-in', { taps: 1, fields: 2, screens: 3 });
  });

  await test.step('approves ten events', async () => {
    await page.getByRole('navigation', { name: 'Was wartet' }).getByRole('link', { name: 'Veranstaltungen' }).click();
    for (const title of titles) await page.getByRole('checkbox', { name: `${title} auswählen` }).check();
    await page.getByRole('button', { name: '10 freigeben' }).click();
    for (const title of titles) await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
    expectEffort('approve ten', { taps: 12, fields: 0, screens: 2 });
  });

  await test.step('takes one of them down', async () => {
    await findWithKeys(page, titles[0] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');
    await page.getByRole('button', { name: 'Herausnehmen' }).click();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click();
    await page.getByRole('button', { name: 'Herausnehmen und E-Mail senden' }).click();
    await expect(page.getByText(/^Herausgenommen seit/)).toBeVisible();
    expectEffort('take down', { taps: 4, fields: 1, screens: 5 });
  });

  await test.step('finds a person by a piece of the e-mail', async () => {
    await findWithKeys(page, person.username.slice(0, -2));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Erika Muster');
    expectEffort('find a person', { taps: 0, fields: 1, screens: 2 });
  });

  await test.step('changes a setting', async () => {
    await page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: 'Einstellungen' }).click();
    await page.getByRole('textbox', { name: 'Hauptfarbe', exact: true }).fill('#0b4f7d');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText(/^Gespeichert/).first()).toBeVisible();
    expectEffort('change a setting', { taps: 2, fields: 1, screens: 2 });
  });

  await test.step('invites a colleague', async () => {
    await page.locator('summary').filter({ hasText: 'Alles' }).click();
    await page.getByRole('link', { name: 'Zugänge' }).click();
    await page.getByRole('link', { name: 'Einladen' }).click();
    await page.getByLabel('Name').fill('Jana Neu');
    await page.getByLabel('E-Mail-Adresse').fill(`${newName('jana')}@demo.example`);
    await page.getByRole('button', { name: 'Einladen' }).click();
    await expect(page.getByText('Jana Neu').first()).toBeVisible();
    expectEffort('invite', { taps: 4, fields: 2, screens: 5 });
  });
});

import type { BrowserContext, Page } from 'playwright/test';
import { call, newAccount, tokenOf } from '../support/accounts';
import { expect, test } from '../support/browser';
import { chooseInAccount, openArea, profile, saveProfile } from '../support/member-area';
import { eventForm } from '../support/recording';

const lastName = (page: Page) => page.getByLabel('Nachname');

test.describe('two tabs', () => {
  type Stored = { lastName: string; url: string; phone: string };
  const record = async (username: string) =>
    (await call<Stored>('GET', 'persons', { token: (await tokenOf(username)).token })).data;

  async function openBoth(page: Page, context: BrowserContext) {
    const { username } = await newAccount('tabs');
    const second = await context.newPage();
    await openArea(page, { user: username });
    await openArea(second, {});
    await expect(lastName(second)).toHaveValue('Muster');
    return { username, second };
  }

  test('the same change in both is saved; different ones are chosen field by field; a deleted account keeps the input', async ({
    page,
    context,
  }) => {
    const { username, second } = await openBoth(page, context);
    await lastName(second).fill('Gleich');
    await saveProfile(second);
    await lastName(page).fill('Gleich');
    await saveProfile(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await record(username)).lastName).toBe('Gleich');

    await lastName(second).fill('Zweite');
    await second.getByLabel('Website').fill('www.zweite.example');
    await saveProfile(second);
    await lastName(page).fill('Erste');
    await profile(page).official.getByLabel('Telefon').fill('07121 303 1');
    await profile(page).save.click();
    const dialog = page.getByRole('dialog', { name: 'Inzwischen wurde etwas geändert' });
    await expect(dialog.getByRole('group', { name: 'Nachname' })).toContainText(/Erste.*Zweite/s);
    await expect(dialog.getByRole('group')).toHaveCount(1);
    await expect.poll(() => record(username)).toMatchObject({ lastName: 'Zweite', phone: '' });
    await dialog
      .getByRole('group', { name: 'Nachname' })
      .getByLabel(/Andere Angabe/)
      .check();
    await dialog.getByRole('button', { name: 'So speichern' }).click();
    await expect(profile(page).saved).toBeVisible();
    const both = { lastName: 'Zweite', phone: '07121 303 1', url: expect.stringContaining('zweite.example') };
    await expect.poll(() => record(username)).toMatchObject(both);
    await expect(lastName(page)).toHaveValue('Zweite');

    await lastName(page).fill('Verloren');
    const json = { type: 'about:blank', title: 'x', status: 404, code: 'login_not_found' };
    await page.route(/\/api\/persons$/, (route) =>
      route.fulfill({ status: 404, contentType: 'application/problem+json', json }),
    );
    await profile(page).save.click();
    await expect(page.getByRole('alert')).toContainText('Ihr Konto wurde nicht gefunden.');
    await page.getByRole('alert').getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' })).toBeVisible();
    await expect(lastName(page)).toHaveValue('Verloren');
  });

  test('two new events stay separate, and each is restored', async ({ page, context }) => {
    const route = '/secure/events/eventRecording';
    const second = await context.newPage();
    await openArea(page, { user: (await newAccount('two-events')).username, route });
    const [one, other] = [eventForm(page), eventForm(second)];
    await one.title.fill('Erstes Konzert');
    await expect(one.kept).toBeVisible();
    await openArea(second, { route });
    await expect(other.title).toHaveValue('');
    await other.title.fill('Zweites Konzert');
    await expect(other.kept).toBeVisible();
    await second.reload();
    await expect(other.title).toHaveValue('Zweites Konzert');
    await second.getByRole('link', { name: 'Weiter mit „Erstes Konzert“' }).click();
    await expect(other.title).toHaveValue('Erstes Konzert');
    await second.getByRole('link', { name: 'Eine neue Veranstaltung beginnen' }).click();
    await expect(other.title).toHaveValue('');
    await chooseInAccount(second, 'Abmelden');
    const question = second.getByRole('dialog');
    for (const title of ['Erstes Konzert', 'Zweites Konzert'])
      await expect(question).toContainText(`Veranstaltung: ${title}`);
    await second.close();
  });
});

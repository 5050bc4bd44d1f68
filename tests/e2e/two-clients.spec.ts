import type { BrowserContext, Page } from 'playwright/test';
import { newAccount, OWN_PASSWORD } from '../support/accounts';
import { expectStart, logIn, routeOf } from '../support/auth-pages';
import { countReady, element, expect, openHost, ready, test } from '../support/browser';
import { account, chooseInAccount } from '../support/member-area';
import { SAVED_HERE } from '../support/recording';

const CLIENTS = ['stadt', 'zeitung'] as const;
type Client = (typeof CLIENTS)[number];

const lastName = (page: Page) => page.getByRole('form', { name: 'Mein Profil' }).getByLabel('Nachname');
const clientOf = (url: string) => /\/clients\/([^/]+)\/api\//.exec(url)?.[1];

/** Everything that the pages of a browser send and are told about log-ins. */
function watchTokens(context: BrowserContext) {
  const issuers = new Map<string, string | undefined>();
  const sent: { token: string; client: string | undefined }[] = [];
  const refused: string[] = [];
  context.on('request', (request) => {
    const { token } = request.headers();
    if (token) sent.push({ token, client: clientOf(request.url()) });
  });
  context.on('response', async (response) => {
    if (response.status() === 401) refused.push(response.url());
    if (!response.url().endsWith('/api/auth/login') || response.request().method() !== 'POST') return;
    const { data }: { data: { token: string } } = await response.json();
    issuers.set(data.token, clientOf(response.url()));
  });
  const misled = () => sent.filter(({ token, client }) => issuers.get(token) !== client);
  return { issuers, sent, refused, misled };
}

/** A tab with the portal of one client; all of them have the same origin. */
async function openTab(context: BrowserContext, client: Client, route: string): Promise<Page> {
  const tab = await context.newPage();
  await countReady(tab);
  await tab.addInitScript(() => {
    Object.assign(window, { said: [] });
    for (const type of ['portal-login', 'portal-logout'])
      addEventListener(type, () => Reflect.get(window, 'said').push(type));
  });
  await openHost(tab, { body: element('event-portal', '', client), path: `/host-${client}#${route}` });
  await ready(tab);
  return tab;
}

const said = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'said'));

test('two clients in two tabs: no token reaches the other one, and no log-in or log-out does', async ({ context }) => {
  test.setTimeout(120_000);
  const tokens = watchTokens(context);
  const town = await openTab(context, 'stadt', '/auth/login');
  const paper = await openTab(context, 'zeitung', '/auth/login');
  await logIn(town, 'approved');
  await expectStart(town);
  await logIn(paper, 'newspaper');
  await expectStart(paper);
  await paper.reload();
  await ready(paper);
  await expectStart(paper);
  await chooseInAccount(paper, 'Abmelden');
  await expect(account(paper)).toHaveCount(0);
  await expect(account(town)).toBeVisible();
  expect(await said(town)).toEqual(['portal-login']);
  await town.reload();
  await ready(town);
  await expectStart(town);
  expect(tokens.issuers.size).toBe(2);
  expect(tokens.sent.length).toBeGreaterThan(2);
  expect(tokens.misled()).toEqual([]);
  expect(tokens.refused).toEqual([]);
});

test('a draft at one client survives log-in and log-out at another', async ({ context }) => {
  const { username } = await newAccount('town');
  const town = await openTab(context, 'stadt', '/auth/login?next=%2Fsecure%2Fprofile');
  await logIn(town, username, OWN_PASSWORD);
  await lastName(town).fill('Nur in der Stadt');
  await expect(town.getByText(SAVED_HERE)).toBeVisible();
  const paper = await openTab(context, 'zeitung', '/auth/login');
  await logIn(paper, 'newspaper');
  await expectStart(paper);
  await chooseInAccount(paper, 'Abmelden');
  await expect(account(paper)).toHaveCount(0);
  await expect(lastName(town)).toHaveValue('Nur in der Stadt');
  await expect(town.getByRole('dialog')).toHaveCount(0);
  await town.reload();
  await ready(town);
  await expect(lastName(town)).toHaveValue('Nur in der Stadt');
  await town.getByRole('button', { name: 'Profil speichern' }).click();
  await expect(town.getByRole('status').filter({ hasText: /^Profil gespeichert/ })).toBeVisible();
});

test('an element with a new host takes nothing over, and restores everything with the old one', async ({ context }) => {
  const tokens = watchTokens(context);
  const { username } = await newAccount('moving');
  const page = await openTab(context, 'stadt', '/auth/login?next=%2Fsecure%2Fprofile');
  const give = (client: Client) =>
    page.locator('event-portal').evaluate((portal, next) => portal.setAttribute('host', `/clients/${next}`), client);
  await logIn(page, username, OWN_PASSWORD);
  await lastName(page).fill('Nur in der Stadt');
  await give('zeitung');
  await expect(page.getByText('Nur in der Stadt')).toHaveCount(0);
  await expect(lastName(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(account(page)).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#/auth/login?next=%2Fsecure%2Fprofile';
  });
  await logIn(page, 'newspaper');
  await expect(lastName(page)).not.toHaveValue('Nur in der Stadt');
  await expect(page.getByText(/Ihr Entwurf/)).toHaveCount(0);
  await give('stadt');
  await expect(lastName(page)).toHaveValue('Nur in der Stadt');
  expect(routeOf(page)).toBe('/secure/profile');
  expect(tokens.misled()).toEqual([]);
  expect(tokens.refused).toEqual([]);
});

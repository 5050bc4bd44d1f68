import type { Page } from 'playwright/test';
import { asNewCaller, beLoggedIn, call, newAccount, newName, OWN_PASSWORD, PASSWORD } from '../support/accounts';
import { violations } from '../support/axe';
import { element, expect, openHost, ready, test } from '../support/browser';
import { frameTag, HELPER, inFrame } from '../support/framed-page';
import { chooseInAccount } from '../support/member-area';
import { pressInFoot } from '../support/recording';

const title = (page: Pick<Page, 'getByRole'>) => page.getByRole('textbox', { name: /^Titel/ });
const keep = (page: Page) => pressInFoot(page, 'Entwurf speichern');

/** Writes down what an element tells of events and articles. */
const LISTENER = `<script>
  window.told = [];
  for (const type of ['portal-event-saved', 'portal-event-deleted', 'portal-article-saved', 'portal-article-deleted'])
    addEventListener(type, ({ detail }) => window.told.push([type, detail.eventId ?? detail.articleId]));
</script>`;
const told = (page: Page) => page.evaluate(() => Reflect.get(window, 'told'));

/** A draft of somebody. @returns its id */
async function draftOf(token: string, name: string): Promise<string> {
  const { data } = await call<{ id: string }>('POST', 'my/events', { token, body: { state: 'draft', title: name } });
  return data.id;
}

test('leads a guest over the log-in to the form, and to the list and back', async ({ page }) => {
  const { username } = await newAccount('element');
  const name = newName('Allein');
  await asNewCaller(page);
  await openHost(page, { body: LISTENER + element('event-recording', 'heading-level="3"'), path: '/host-page#host' });
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill(username);
  await page.locator('[name=password]').fill(OWN_PASSWORD);
  await page.getByRole('form', { name: 'Anmeldung' }).getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Meine Veranstaltung erfassen', level: 3 })).toBeVisible();
  await title(page).fill(name);
  await keep(page);
  await expect(page.getByRole('heading', { name: 'Meine Veranstaltung bearbeiten', level: 3 })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Veranstaltungen' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await row.getByRole('button', { name: /tun\?$/ }).press('Enter');
  await expect(row.getByRole('link', { name: 'Bearbeiten' })).toBeVisible();
  await row.getByRole('button', { name: 'Löschen', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(row).toHaveCount(0);
  const [[, id] = []] = await told(page);
  await expect
    .poll(() => told(page))
    .toEqual([
      ['portal-event-saved', id],
      ['portal-event-deleted', id],
    ]);
  expect(await page.evaluate(() => [location.hash, document.title])).toEqual(['#host', 'Host']);
});

test('twice on a page shows two events, each under its key in the hash', async ({ page }) => {
  const { token } = await beLoggedIn(page, (await newAccount('twice')).username);
  const names = [newName('Eins'), newName('Zwei')];
  const ids = await Promise.all(names.map((name) => draftOf(token, name)));
  const [one, two] = [page.locator('event-recording').first(), page.locator('event-recording').last()];
  await openHost(page, {
    body: ids.map((id, n) => element('event-recording', `event-id="${id}" history="hash" hash-key="k${n}"`)).join(''),
  });
  await ready(page, 2);
  await expect(title(one)).toHaveValue(names[0] ?? '');
  await expect(title(two)).toHaveValue(names[1] ?? '');
  await title(one).fill('Nur das erste');
  await chooseInAccount(one, 'Profil');
  await expect(one.getByLabel('Vorname')).toBeVisible();
  await expect(page).toHaveURL(/#.*k0=\/secure\/profile/);
  await expect(title(two)).toHaveValue(names[1] ?? '');
  await page.goBack();
  await expect(title(one)).toHaveValue('Nur das erste');
  await two.evaluate((host, id) => host.setAttribute('event-id', id), String(ids[0]));
  await expect(title(two)).toHaveValue('Nur das erste');
});

test('fills a frame, in English', async ({ page }) => {
  await beLoggedIn(page, (await newAccount('frame')).username);
  await openHost(page, { body: frameTag('&element=event-recording&locale=en') + HELPER });
  const frame = inFrame(page);
  await expect(frame.getByRole('heading', { name: 'Add event' })).toBeVisible();
  await frame.getByRole('textbox', { name: /^Title/ }).fill('In a frame');
  await frame.getByRole('button', { name: 'More actions' }).click();
  await frame.getByRole('button', { name: 'Save draft' }).click();
  await expect(frame.getByRole('heading', { name: 'Edit my event' })).toBeVisible();
  await expect
    .poll(() => page.locator('iframe').evaluate((one: HTMLIFrameElement) => one.clientHeight))
    .toBeGreaterThan(900);
  const inner = page.frames().find((one) => one.url().includes('/dist/iframe/'));
  expect(inner).toBeDefined();
});

test('shows a message if the client records no events', async ({ page, problems }) => {
  const off = JSON.stringify({ applicationSettings: { activateEventsRecording: false } });
  await openHost(page, { body: element('event-recording', `settings='${off}'`) });
  await expect(page.getByText('Zurzeit können Sie hier keine Veranstaltungen eintragen.')).toBeVisible();
  expect(await violations(page, 'event-recording')).toEqual([]);
  expect(problems.said.join()).toContain('activateEventsRecording');
});

test('the article element leads over the log-in to the public page that the host sets, also in a frame', async ({
  page,
}) => {
  const name = newName('Reportage');
  await asNewCaller(page);
  const detail = 'detail-url="/artikel?id={articleId}"';
  await openHost(page, { body: LISTENER + element('article-recording', detail, 'zeitung'), path: '/host-page#host' });
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('newspaper');
  await page.locator('[name=password]').fill(PASSWORD);
  await page.getByRole('form', { name: 'Anmeldung' }).getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Artikel erfassen' })).toBeVisible();
  await title(page).fill(name);
  await keep(page);
  await expect(page.getByRole('heading', { name: 'Artikel bearbeiten' })).toBeVisible();
  expect(await violations(page, 'article-recording')).toEqual([]);
  const [[, id = ''] = []] = await told(page);

  // What visitors read stands on the page that the host names.
  const menu = page.getByRole('navigation', { name: 'Mein Bereich' });
  await menu.getByRole('link', { name: 'Artikel' }).click();
  await page.getByRole('button', { name: /^Veröffentlicht \d/ }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Erschienen am' });
  await row
    .first()
    .getByRole('button', { name: /tun\?$/ })
    .click();
  await expect(page.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', /\/artikel\?id=.+/);

  // One that is named is edited, in a frame too.
  await openHost(page, {
    body:
      frameTag(`&element=article-recording&locale=en&article-id=${id}`).replace('clients/stadt', 'clients/zeitung') +
      HELPER,
  });
  const frame = inFrame(page);
  await expect(frame.getByRole('heading', { name: 'Edit article' })).toBeVisible();
  await expect(frame.getByRole('textbox', { name: /^Title/ })).toHaveValue(name);
  await frame.getByRole('navigation').getByRole('link', { name: 'Articles' }).click();
  const own = frame.getByRole('listitem').filter({ has: frame.getByRole('heading', { name }) });
  await own.getByRole('button', { name: /\?$/ }).click();
  await own.getByRole('button', { name: 'Delete' }).click();
  await frame.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own).toHaveCount(0);
});

test('shows a message if the client has no articles', async ({ page, problems }) => {
  await openHost(page, { body: element('article-recording') });
  await expect(page.getByText('Zurzeit können Sie hier keine Artikel schreiben.')).toBeVisible();
  expect(problems.said.join()).toContain('activateArticles');
});

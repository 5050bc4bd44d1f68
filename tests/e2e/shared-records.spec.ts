import type { Browser, Page } from 'playwright/test';
import { beLoggedIn, call, decideOnRelation, newName, newOrganizer, tokenOf } from '../support/accounts';
import { violations } from '../support/axe';
import { element, expect, openHost, test } from '../support/browser';
import { FAULTS, failCalls } from '../support/faults';
import { ENDS, expectLayout } from '../support/layout-faults';
import { eventForm } from '../support/recording';

/** People of one organisation share their records at the newspaper. */
const CLIENT = 'zeitung';
/** The address of an organisation for which no seeded person posts. */
const CLUB = 5012;

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const authorOf = (page: Page, title: string) => row(page, title).getByText(/^von /);

/** Creates a member of the organisation. @returns the user name, and a name that nobody else has */
async function newMember(firstName: string) {
  const lastName = newName('Maier');
  const person = { client: CLIENT, role: 11, address: CLUB, firstName, lastName };
  const { username } = await newOrganizer(firstName.toLowerCase(), person);
  return { username, name: `${firstName} ${lastName}` };
}

async function open(page: Page, route: string, username?: string) {
  if (username) await beLoggedIn(page, username, CLIENT);
  await openHost(page, { body: element('event-portal', '', CLIENT), path: `/host-page#${route}` });
  await page.getByRole('heading', { level: 2 }).first().waitFor({ timeout: 30_000 });
}

/** Opens a page of another person, with a storage of its own. */
async function anotherPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** Creates a draft of a member. @returns its id */
async function draftOf(username: string, path: 'my/events' | 'my/articles', title: string): Promise<string> {
  const { token } = await tokenOf(username, CLIENT);
  const { data: person } = await call<{ roleRelations: { id: number }[] }>('GET', 'persons', { token, client: CLIENT });
  const body = { state: 'draft', title, relation: person.roleRelations[0]?.id };
  const { status, data } = await call<{ id: string }>('POST', path, { token, client: CLIENT, body });
  expect(status).toBe(201);
  return data.id;
}

async function openHandover(page: Page, title: string) {
  await row(page, title)
    .getByRole('button', { name: /tun\?$/ })
    .press('Enter');
  await row(page, title).getByRole('button', { name: 'Übergeben' }).press('Enter');
  return page.getByRole('dialog', { name: /^(Veranstaltung|Artikel) übergeben$/ });
}

test('two members edit one event, choose field by field, and hand it over', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const title = newName('Vereinsfest');
  const [sabine, tim] = [await newMember('Sabine'), await newMember('Tim')];
  const id = await draftOf(sabine.username, 'my/events', title);
  const timPage = await anotherPage(browser);
  await open(page, `/secure/events/eventRecording/${id}`, sabine.username);

  await test.step('the colleague finds it, with the name of its author', async () => {
    await open(timPage, `/secure/events?q=${title}`, tim.username);
    await expect(authorOf(timPage, title)).toHaveText(`von ${sabine.name}`);
    await row(timPage, title).getByRole('link', { name: title }).click();
    await expect(timPage.getByText(`Eingetragen von ${sabine.name}, zuletzt geändert heute`)).toBeVisible();
  });

  await test.step('both write: other fields are merged, the same one is chosen', async () => {
    await eventForm(timPage).title.fill(`${title} von Tim`);
    await eventForm(timPage).keep();
    await expect(timPage.getByText('Entwurf gespeichert').first()).toBeVisible();
    await eventForm(page).title.fill(`${title} von Sabine`);
    await eventForm(page).keep();
    const dialog = page.getByRole('dialog', { name: 'Inzwischen wurde etwas geändert' });
    await expect(dialog).toContainText(`${tim.name} hat diese Angaben geändert`);
    await expect(dialog.getByRole('group')).toHaveCount(1);
    expect(await violations(page, 'event-portal')).toEqual([]);
    await dialog.getByLabel(`Angabe von ${tim.name}`).check();
    await dialog.getByRole('button', { name: 'So speichern' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(eventForm(page).title).toHaveValue(`${title} von Tim`);
    await expect(page.getByText(/^Eingetragen von|^Zuletzt geändert/)).toHaveCount(0);
    await page.reload();
    await expect(eventForm(page).title).toHaveValue(`${title} von Tim`);
  });

  await test.step('the author hands it over, and the new one hands it back', async () => {
    await open(page, `/secure/events?q=${title}`);
    const name = `${title} von Tim`;
    await expect(authorOf(page, name)).toHaveCount(0);
    const dialog = await openHandover(page, name);
    await dialog.getByRole('radio', { name: tim.name }).check();
    expect(await violations(page, 'event-portal')).toEqual([]);
    await expectLayout(page, 'event-portal', 'hand over', ENDS);
    await dialog.getByRole('button', { name: 'Übergeben' }).click();
    await expect(page.getByText(`„${name}“ gehört jetzt zu ${tim.name}`)).toBeVisible();
    await expect(authorOf(page, name)).toHaveText(`von ${tim.name}`);
    await open(timPage, `/secure/events?q=${title}`);
    await expect(authorOf(timPage, name)).toHaveCount(0);
    const back = await openHandover(timPage, name);
    await back.getByRole('radio', { name: sabine.name }).check();
    await back.getByRole('button', { name: 'Übergeben' }).click();
    await expect(authorOf(timPage, name)).toHaveText(`von ${sabine.name}`);
  });

  await test.step('who is blocked finds it no more', async () => {
    await decideOnRelation(tim.username, 'block', 'Nicht mehr im Verein', CLIENT);
    await open(timPage, `/secure/events/eventRecording/${id}`);
    await expect(timPage.getByRole('alert')).toContainText('können Sie nicht bearbeiten');
  });
  await timPage.context().close();
});

test('an article is handed over in English, and each failure can be repeated', async ({ page }) => {
  test.setTimeout(120_000);
  const title = newName('Bericht');
  const [ute, kim] = [await newMember('Ute'), await newMember('Kim')];
  await newMember('Leo');
  await draftOf(ute.username, 'my/articles', title);
  await open(page, `/en/secure/articles?q=${title}`, kim.username);
  await expect(row(page, title).getByText(`by ${ute.name}`)).toBeVisible();
  const openDialog = async () => {
    await row(page, title).getByRole('button').last().press('Enter');
    await row(page, title).getByRole('button', { name: 'Hand over' }).press('Enter');
    return page.getByRole('dialog', { name: 'Hand over article' });
  };
  const dialog = await openDialog();
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog.getByText('Please choose somebody.', { exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: kim.name }).check();
  for (const [name, fault] of Object.entries(FAULTS).slice(0, 2)) {
    await test.step(name, async () => {
      const end = await failCalls(page, /\/handover$/, fault);
      await dialog.getByRole('button', { name: 'Hand over' }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await end();
    });
  }
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`“${title}” now belongs to ${kim.name}`)).toBeVisible();
  await expect(row(page, title).getByText(`by ${ute.name}`)).toHaveCount(0);
});

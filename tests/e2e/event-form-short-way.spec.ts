import type { Page } from 'playwright/test';
import { beLoggedIn, call, newAccount, newName, tokenOf } from '../support/accounts';
import { violations } from '../support/axe';
import { element, expect, openHost, ready, test } from '../support/browser';
import { FAULTS, refusedFields, watchCall } from '../support/faults';
import { keysOf } from '../support/focus';
import { openArea } from '../support/member-area';
import { choose, eventForm, NEXT_WEEK, typed } from '../support/recording';

const NEW = '/secure/events/eventRecording';
const USER = 'approved';
const PHONE = { width: 360, height: 780 };
const send = (page: Page) => page.getByRole('button', { name: 'Zur Freigabe senden' });

/** Opens the empty form in the portal, or in the element for recording alone. */
async function openForm(page: Page, tag: string, user = USER) {
  await beLoggedIn(page, user);
  const path = `/host-page#${NEW}`;
  await openHost(page, { body: element(tag, '', 'stadt'), path });
  await ready(page);
  await expect(eventForm(page).title).toBeVisible();
  return eventForm(page);
}

for (const tag of ['event-portal', 'event-recording']) {
  test(`on a phone, the title is in the first 200 px of ${tag} and ten stops away at most`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const { title } = await openForm(page, tag);
    await expect(page.getByRole('button', { name: 'Frühere kopieren' })).toBeVisible();
    const top = await title.evaluate(
      (field, name) =>
        field.getBoundingClientRect().top - (document.querySelector(name)?.getBoundingClientRect().top ?? 0),
      tag,
    );
    expect(top).toBeLessThanOrEqual(200);
    const heading = page.getByRole('heading', { name: 'Meine Veranstaltung erfassen' });
    const lines = await heading.evaluate((one) => one.getClientRects()[0]?.height ?? 0);
    expect(lines).toBeLessThan(40);
    await page.evaluate((name) => {
      const start = document.createElement('button');
      document.querySelector(name)?.before(start);
      start.focus();
    }, tag);
    let stops = 0;
    const isThere = () => title.evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field);
    while (!(await isThere()) && stops < 20) {
      await page.keyboard.press('Tab');
      stops += 1;
    }
    expect(stops).toBeLessThanOrEqual(10);
  });
}

/** Fills in an event of a newcomer, who names a club that is not known yet. */
async function fillAsNewcomer(page: Page, club: string, title: string) {
  const form = eventForm(page);
  await form.title.fill(title);
  await form.rubric.selectOption({ index: 1 });
  await form.date.fill(typed(NEXT_WEEK));
  await form.time.fill('17:00');
  await choose(page, /^Ort/, 'Achalm', /Achalm/);
  await page.getByRole('combobox', { name: /^Verein, Einrichtung oder Firma/ }).fill(club);
  await page.getByRole('option', { name: `„${club}“ neu eingeben` }).click();
  await page.getByRole('textbox', { name: /^PLZ/ }).fill('72793');
  await expect(page.getByRole('combobox', { name: /^Gemeinde/ })).toHaveValue('Pfullingen');
}

type Relation = { id: number; status: string; address: number };
const relationsOf = async (username: string) => {
  const { token } = await tokenOf(username);
  return (await call<{ roleRelations: Relation[] }>('GET', 'persons', { token })).data.roleRelations;
};

test('a newcomer sends the first event with a new club; failures between both lose nothing and make one', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize(PHONE);
  const { username } = await newAccount('neuling');
  const [club, title] = [newName('Liederkranz'), newName('Adventssingen')];
  await openArea(page, { user: username, route: NEW });
  await expect(page.getByText('Wird veröffentlicht, sobald Ihre Organisation freigegeben ist.')).toBeVisible();
  await send(page).click();
  const summary = page.getByRole('group', { name: /^Noch \d+ Angaben fehlen/ });
  await summary.getByRole('button', { name: 'Bitte geben Sie an, für wen Sie eintragen.' }).click();
  await expect(page.getByRole('combobox', { name: /^Verein, Einrichtung oder Firma/ })).toBeFocused();
  await fillAsNewcomer(page, club, title);
  expect(await violations(page, 'event-portal')).toEqual([]);

  const relation = await watchCall(page, 'POST', /\/api\/my\/roleRelations$/);
  const event = await watchCall(page, 'POST', /\/api\/my\/events$/);
  await test.step('an answer that is refused is told at its field', async () => {
    relation.fault = refusedFields('name');
    await send(page).click();
    await expect(page.getByRole('textbox', { name: /^Verein, Einrichtung oder Firma/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    expect(event.count).toBe(0);
    relation.fault = undefined;
    await page.getByRole('textbox', { name: /^Verein, Einrichtung oder Firma/ }).fill(`${club} 1`);
  });
  await test.step('an event that fails after its relation was made uses it again', async () => {
    event.fault = FAULTS['500'];
    await send(page).click();
    await expect(page.getByRole('alert').last()).toBeVisible();
    await expect(eventForm(page).title).toHaveValue(title);
    expect(await relationsOf(username)).toHaveLength(1);
    event.fault = undefined;
  });
  const made = relation.count;
  await send(page).click();
  await expect(page.getByRole('heading', { name: new RegExp(title) })).toBeFocused();
  expect(relation.count).toBe(made);
  const [stored, ...others] = await relationsOf(username);
  expect([stored?.status, others]).toEqual(['new', []]);
  const { token } = await tokenOf(username);
  const { data } = await call<{ id: string; publishStatus: string }[]>('GET', 'my/events', { token });
  expect(data).toMatchObject([{ title, publishStatus: 'waiting' }]);
  const own = await call<{ promoter: { address_id: number } }>('GET', `my/events/${data[0]?.id}`, { token });
  expect(own.data.promoter.address_id).toBe(stored?.address);

  // The next one is for the same club, without a question.
  await openArea(page, { user: username, route: NEW });
  await expect(page.getByText(`Für ${club} 1 (wartet auf Freigabe)`)).toBeVisible();
});

test('beside a wide form are the live card and what is missing, with ways there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const form = await openForm(page, 'event-portal');
  const aside = page.getByRole('complementary', { name: 'Vorschau und Stand' });
  await expect(aside.getByText('Was noch fehlt')).toBeVisible();
  await form.title.fill('Kammermusik am Kamin');
  await form.rubric.selectOption({ index: 1 });
  await form.date.fill(typed(NEXT_WEEK));
  await expect(aside.getByRole('img', { name: 'Karte von „Kammermusik am Kamin“' })).toBeVisible();
  await aside.getByRole('button', { name: 'Ort', exact: true }).click();
  await expect(page.getByRole('combobox', { name: /^Ort/ })).toBeFocused();
  // A folded row unfolds.
  await aside.getByRole('button', { name: 'Preis', exact: true }).click();
  await expect(page.getByLabel(/^Preis ab/)).toBeFocused();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Schlagwörter' }) });
  await expect(row).toContainText('Kammermusik – aus Titel und Rubrik vorgeschlagen');
  expect(await violations(page, 'event-portal')).toEqual([]);
  const { tabTo } = keysOf(page);
  await tabTo(form.publish, 'the button to publish');
});

import type { Page } from 'playwright/test';
import { asNewCaller, decideOnRelation, mailTo, newName, OWN_PASSWORD, openFromMail } from '../support/accounts';
import { expect, openElement, test } from '../support/browser';
import { countEffort, type Effort } from '../support/counted-walk';
import { openArea } from '../support/member-area';
import { choose, eventForm, NEXT_WEEK, typed } from '../support/recording';

const PHONE = { width: 360, height: 740 };

/** Prints the effort, as a line of the test's report, and compares it with the limits. */
function expectEffort(walk: string, effort: Effort, limits: { screens?: number; taps: number; fields: number }) {
  const { screens, taps, fields, passwordScreens } = effort;
  console.log(
    `${walk}: ${screens.length} screens (${screens.join(' > ')}), ${taps} taps, ${fields.length} fields (${fields.join(', ')}), password on ${passwordScreens.length}`,
  );
  if (limits.screens) expect(screens.length, 'screens').toBeLessThanOrEqual(limits.screens);
  expect(taps, 'taps').toBeLessThanOrEqual(limits.taps);
  expect(fields.length, 'typed fields').toBeLessThanOrEqual(limits.fields);
  expect(passwordScreens.length, 'screens with a password').toBeLessThanOrEqual(1);
}

const typeIn = (page: Page, label: RegExp, text: string) => page.getByRole('textbox', { name: label }).fill(text);

test.use({ viewport: PHONE });

test('a newcomer comes from the list to a published event', async ({ page }) => {
  test.setTimeout(120_000);
  const email = `${newName('walk')}@test.example`;
  const organization = newName('Musikverein');
  const title = newName('Adventssingen');
  const effort = await countEffort(page);
  await asNewCaller(page);
  await openElement(page, 'event-portal');

  await test.step('signs up', async () => {
    await page.getByRole('link', { name: 'Veranstaltung eintragen' }).click();
    await typeIn(page, /^E-Mail/, email);
    await page.locator('[name=password1]').fill(OWN_PASSWORD);
    await page.locator('[name=password2]').fill(OWN_PASSWORD);
    await typeIn(page, /^Vorname/, 'Petra');
    await typeIn(page, /^Nachname/, 'Kübler');
    await page.getByRole('combobox', { name: /^Organisation/ }).fill(organization);
    await typeIn(page, /^Postleitzahl/, '72793');
    await page.getByRole('checkbox', { name: /Hinweise zur Nutzung/ }).check();
    await page.getByRole('checkbox', { name: /Datenschutzhinweise/ }).check();
    await page.getByRole('button', { name: 'Registrieren' }).click();
    await expect(page.getByText(email)).toBeVisible();
  });

  await test.step('opens the link of the mail and stands in the form', async () => {
    await openFromMail(page, await mailTo(email));
    await expect(eventForm(page).title).toBeVisible();
  });

  await test.step('writes the event and sends it', async () => {
    const form = eventForm(page);
    await form.title.fill(title);
    await form.rubric.selectOption({ index: 1 });
    await form.date.fill(typed(NEXT_WEEK));
    await form.time.fill('17:00');
    await choose(page, /^Ort/, 'Achalm', /Achalm/);
    await page.getByRole('button', { name: 'Zur Freigabe senden' }).click();
    await expect(page.getByText(`Wartet auf die Freigabe von ${organization}`).first()).toBeVisible();
  });
  expectEffort('newcomer', effort, { screens: 6, taps: 14, fields: 12 });

  await test.step('is published with the approval', async () => {
    await decideOnRelation(email, 'approve');
    await page.evaluate((route) => location.assign(route), `#/events?q=${title}`);
    await expect(page.getByRole('article').getByRole('link', { name: title })).toBeVisible();
  });
});

test('somebody known adds a weekly event by copying an earlier one', async ({ page }) => {
  const title = newName('Kammermusik');
  const effort = await countEffort(page);
  await openArea(page, { user: 'approved', route: '/secure/events' });
  const form = eventForm(page);
  await page.getByRole('link', { name: 'Veranstaltung eintragen' }).click();
  await page.getByRole('button', { name: 'Frühere kopieren' }).click();
  await expect(page.getByRole('combobox', { name: /^Ort/ })).toHaveValue(/./);
  await form.title.fill(title);
  await form.date.fill(typed(NEXT_WEEK));
  await form.time.fill('19:30');
  await page.getByText('Wiederholen', { exact: true }).click();
  await page.getByLabel(/Anzahl der Termine/).fill('4');
  await form.publish.click();
  await expect(page.getByRole('heading', { name: /ist jetzt zu sehen/ })).toBeFocused();
  expectEffort('weekly event', effort, { taps: 6, fields: 4 });
});

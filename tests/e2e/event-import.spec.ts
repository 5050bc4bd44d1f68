import type { Page } from 'playwright/test';
import { beLoggedIn, newAccount, OWN_PASSWORD } from '../support/accounts';
import { logInAgain } from '../support/auth-pages';
import { violations } from '../support/axe';
import { expect, openHost, test } from '../support/browser';
import { frameTag, HELPER, inFrame } from '../support/framed-page';
import { expectLayout } from '../support/layout-faults';
import { openArea } from '../support/member-area';

const EVENT = [
  'BEGIN:VEVENT\nUID:1\nSUMMARY:Sommernacht des Jazz\nDTSTART;TZID=Europe/Berlin:20990602T193000',
  'DTEND;TZID=Europe/Berlin:20990602T220000\nRRULE:FREQ=WEEKLY;COUNT=8\nEXDATE;TZID=Europe/Berlin:20990609T193000',
  'LOCATION:Stadthalle\\, Marktplatz 1\\, 72070 Tübingen\nDESCRIPTION:Ein Abend im Freien.\\n\\nBei Regen im Saal.',
  'ATTACH;FMTTYPE=image/jpeg:https://example.org/bilder/sommernacht.jpg\nURL:https://example.org/jazz\nEND:VEVENT',
].join('\n');
const OTHER = 'BEGIN:VEVENT\nUID:2\nSUMMARY:Ganz etwas anderes\nDTSTART:20990701T100000\nEND:VEVENT';
const calendar = (...events: string[]) => ({
  name: 'programm.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(`BEGIN:VCALENDAR\n${events.join('\n')}\nEND:VCALENDAR`),
});

const opener = (page: Page) => page.getByRole('button', { name: 'Importieren', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Aus Datei oder Internet übernehmen' });
const title = (page: Page) => page.getByRole('textbox', { name: /^Titel/ });

async function openForm(page: Page) {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { username } = await newAccount('datei');
  await openArea(page, { user: username, route: '/secure/events/eventRecording' });
  await opener(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Datei auswählen' })).toBeFocused();
}
const choose = (page: Page, file: ReturnType<typeof calendar>) =>
  dialog(page).locator('input[type=file]').setInputFiles(file);

test('a calendar fills the form by keyboard, and is undone', async ({ page }) => {
  await openForm(page);
  await choose(page, calendar(EVENT, OTHER));
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  // Enter in the search must not send the form around the dialog.
  await page.keyboard.type('nacht');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'programm.ics' })).toBeFocused();
  await expect(dialog(page).getByText('Serie mit 7 Terminen')).toBeVisible();
  await expect(dialog(page).getByText('sommernacht.jpg')).toBeVisible();

  await dialog(page)
    .getByRole('checkbox', { name: /^Beschreibung/ })
    .press('Space');
  await dialog(page).getByRole('button', { name: 'Übernehmen', exact: true }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  const undo = page.getByText('Rückgängig', { exact: true });
  await expect(undo).toBeFocused();
  await expect(title(page)).toHaveValue('Sommernacht des Jazz');
  const place = page.getByRole('combobox', { name: /^Ort/ });
  await expect(place).toHaveValue('Stadthalle');
  // Who does not find it enters it as a new one, with what the file says of it.
  await place.click();
  await page.getByText('„Stadthalle“ neu eingeben').click();
  const address = page.getByRole('dialog', { name: 'Neue Adresse vorschlagen' });
  await expect(address.getByRole('textbox', { name: /^Name/ })).toHaveValue('Stadthalle');
  await expect(address.getByRole('textbox', { name: /^Straße/ })).toHaveValue('Marktplatz 1');
  await expect(address.getByRole('textbox', { name: /^PLZ|^Postleitzahl/ })).toHaveValue('72070');
  await expect(address.getByRole('combobox', { name: /^Gemeinde/ })).toHaveValue('Tübingen');
  await address.getByRole('button', { name: 'Abbrechen' }).click();
  await undo.press('Enter');
  await expect(title(page)).toHaveValue('');
  await expect(opener(page)).toBeFocused();
});

test('the dialog fits every width', async ({ page }) => {
  await openForm(page);
  const expectSound = async (what: string) => {
    await expectLayout(page, 'event-portal', what, [1280, 360]);
    expect(await violations(page, 'event-portal'), what).toEqual([]);
  };
  await expectSound('choosing a file');
  await choose(page, { ...calendar(), name: 'brief.txt', buffer: Buffer.from('Liebe Leute') });
  await expect(dialog(page).getByRole('alert')).toContainText('weder ein Kalender');
  await expectSound('a refused file');
  await choose(page, calendar(EVENT, OTHER));
  await dialog(page)
    .getByRole('button', { name: /^Sommernacht/ })
    .waitFor();
  await expectSound('choosing an event');
  await dialog(page)
    .getByRole('button', { name: /^Sommernacht/ })
    .click();
  await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
  await expectSound('what would be filled');
});

test.describe('a web address', () => {
  const site = () => String(process.env.SITE_URL);
  const addressField = (page: Page) => dialog(page).getByRole('textbox', { name: /^Adresse einer Internetseite/ });
  const alert = (page: Page) => dialog(page).getByRole('alert');
  async function ask(page: Page, path: string) {
    await addressField(page).fill(site() + path);
    await addressField(page).press('Enter');
  }

  test('fills the form by keyboard, with its page as a link', async ({ page }) => {
    await openForm(page);
    await page.keyboard.press('Tab');
    await expect(addressField(page)).toBeFocused();
    await page.keyboard.type(`${site()}/moved`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { name: /^127\.0\.0\.1:\d+\/jazz$/ })).toBeFocused();
    for (const path of ['/jazz', '/karten.html', '/bilder/jazz.jpg'])
      await expect(dialog(page).getByText(site() + path)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Übernehmen', exact: true }).press('Enter');
    await expect(title(page)).toHaveValue('Jazz für alle');
    await page.getByText('Rückgängig', { exact: true }).press('Enter');
    await expect(title(page)).toHaveValue('');
  });

  test('that is private, missing, empty or no page is explained; what was typed stays', async ({ page }) => {
    await openForm(page);
    for (const [address, text] of [
      ['Jazz', 'Bitte geben Sie eine Internetadresse ein'],
      ['127.0.0.1', 'Diese Adresse ist nicht öffentlich'],
      [`${process.env.DEMO_URL}/stadt/`, 'Diese Adresse ist nicht öffentlich'],
      ['http://[::1]:4173', 'Diese Adresse ist nicht öffentlich'],
      [`${site()}/private`, 'Diese Adresse ist nicht öffentlich'],
      [`${site()}/none`, 'Diese Seite gibt es nicht'],
      [`${site()}/picture`, 'weder eine Internetseite noch ein Kalender'],
      [`${site()}/empty`, 'keine Veranstaltung gefunden'],
    ] as const) {
      await addressField(page).fill(address);
      await addressField(page).press('Enter');
      await expect(dialog(page)).toContainText(text);
      await expect(addressField(page)).toHaveValue(address);
    }
    await page.route('**/api/my/events/import', (route) => route.abort());
    await addressField(page).press('Enter');
    await expect(alert(page)).toContainText('gerade nicht erreichbar');
    await page.unroute('**/api/my/events/import');
    await ask(page, '/jazz');
    await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
  });

  test('can be left while it is slow; the end of the session interrupts it only', async ({ page }) => {
    await openForm(page);
    await ask(page, '/slow');
    await expect(dialog(page).getByRole('button', { name: 'Wird abgerufen …' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Abbrechen' }).press('Enter');
    await expect(addressField(page)).toBeFocused();
    await expect(addressField(page)).toHaveValue(`${site()}/slow`);

    await page.route('**/api/my/events/import', (route) =>
      route.fulfill({ status: 401, json: { code: 'token_invalid' }, contentType: 'application/problem+json' }),
    );
    await ask(page, '/jazz');
    const logIn = page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' });
    await expect(logIn).toBeVisible();
    await page.unroute('**/api/my/events/import');
    await logInAgain(page, OWN_PASSWORD);
    await expect(logIn).toHaveCount(0);
    await expect(dialog(page).getByRole('heading', { name: /\/jazz$/ })).toBeVisible();
  });

  test('the dialog fits every width', async ({ page }) => {
    await openForm(page);
    const expectSound = async (what: string) => {
      await expectLayout(page, 'event-portal', what, [1280, 360]);
      expect(await violations(page, 'event-portal'), what).toEqual([]);
    };
    await ask(page, '/slow');
    await expect(dialog(page).getByRole('button', { name: 'Abbrechen' })).toBeVisible();
    await expectSound('waiting');
    await dialog(page).getByRole('button', { name: 'Abbrechen' }).click();
    await ask(page, '/private');
    await expect(alert(page)).toBeVisible();
    await expectSound('a private address');
    await ask(page, '/jazz');
    await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
    await expectSound('what would be filled');
  });

  test('is read in English, in a frame on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    const { username } = await newAccount('datei');
    await beLoggedIn(page, username);
    await openHost(page, { body: frameTag('&locale=en&start=/en/secure/events/eventRecording') + HELPER });
    const frame = inFrame(page);
    await frame.getByRole('button', { name: 'Import', exact: true }).click();
    const box = frame.getByRole('dialog', { name: 'Take from a file or the web' });
    const field = box.getByRole('textbox', { name: /^Address of a web page/ });
    await field.fill('127.0.0.1');
    await box.getByRole('button', { name: 'Get page' }).click();
    await expect(box.getByRole('alert')).toContainText('This address is not public');
    await field.fill(`${site()}/jazz`);
    await box.getByRole('button', { name: 'Get page' }).click();
    await expect(box.getByRole('checkbox').first()).toBeVisible();
  });
});

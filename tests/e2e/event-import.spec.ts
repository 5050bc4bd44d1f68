import type { Page } from 'playwright/test';
import { newAccount } from '../support/accounts';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
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

const opener = (page: Page) => page.getByRole('button', { name: 'Datei einlesen' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Datei einlesen' });
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

import type { Locator, Page } from 'playwright/test';
import { asNewCaller, newAccount, newName } from '../support/accounts';
import { sideways, smallControls, violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { logInToOffice, sendLogIn } from '../support/office-pages';

/** The first row's link to its page. */
const firstOf = (page: Page) => page.getByRole('main').locator('td .first').first();

/** @param looked the width at which axe looks: the pages are the same at both, but for what stands beside what */
async function expectClean(page: Page, name: string, looked: 1280 | 360 = 360) {
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    // A bar that sticks to the edge of the window covers for a moment whatever lies under it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    if (width === looked) expect(await violations(page, 'html'), `${name}, ${width} px`).toEqual([]);
    expect(await sideways(page), `${name}, ${width} px`).toBeLessThanOrEqual(0);
  }
  expect(await smallControls(page), `${name}: small controls`).toEqual([]);
}

test('log-in and review queue pass axe, narrow and wide', async ({ page }) => {
  await asNewCaller(page);
  await page.goto('/backoffice');
  await expectClean(page, 'log-in');
  await sendLogIn(page, 'falsch');
  await expect(page.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort ist nicht richtig.');
  await expectClean(page, 'wrong password');
  await logInToOffice(page);
  await expectClean(page, 'clients');
  await page.goto('/backoffice/stadt?kind=advert');
  await firstOf(page).click();
  await expect(page.getByRole('navigation', { name: 'Einträge' })).toContainText('1 von ');
  await expectClean(page, 'entry of the queue', 1280);
  // The keyboard reaches the decision before what stands beside it, on a phone below it.
  const [decision, beside] = [page.getByRole('button', { name: 'Freigeben' }), page.getByRole('complementary')];
  for (const [width, side] of [
    [360, 'y'],
    [1280, 'x'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const [first, second] = [await decision.boundingBox(), await beside.boundingBox()];
    expect(first?.[side]).toBeLessThan(second?.[side] ?? 0);
  }
});

test('a person and an advert pass axe, and an approval is taken back by keyboard', async ({ page }) => {
  test.setTimeout(90_000);
  await logInToOffice(page);
  await page.goto('/backoffice/stadt/persons?search=relation-blocked');
  await firstOf(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Markus');
  await expectClean(page, 'person');
  await page.goto('/backoffice/stadt?kind=advert');
  await firstOf(page).click();
  await expect(page.getByRole('heading', { name: 'So erscheint die Anzeige' })).toBeVisible();
  await page.getByText('Ablehnen und gutschreiben …').click();
  await expectClean(page, 'advert');
  // An approval by the keyboard, and back.
  await page.getByRole('button', { name: 'Freigeben' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Anzeige: Freigegeben')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig machen: Anzeige' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Zurückgenommen.')).toBeVisible();
});

/** Sections that hold a field of every kind. */
const SECTIONS = ['Auftritt', 'Texte', 'Veranstaltungen eintragen', 'Felder beim Eintragen', 'Schnittstellen'];

/** Opens a section of the settings. */
const openSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name }).click();

test('the settings pass axe, as form and as JSON', async ({ page }) => {
  test.setTimeout(90_000);
  await logInToOffice(page);
  await page.goto('/backoffice/stadt/settings');
  await expect(page.getByRole('textbox', { name: 'Hauptfarbe', exact: true })).toBeVisible();
  const sizes = await page.getByRole('checkbox').evaluateAll((all) => [...new Set(all.map((box) => box.clientWidth))]);
  expect(sizes, 'check boxes are of one size').toEqual([expect.any(Number)]);
  expect(sizes[0]).toBeLessThan(28);
  // Each of the hundred labels is as the first.
  await page.locator('.label-row').evaluateAll((rows) => {
    for (const row of rows.slice(3)) row.remove();
  });
  await page.getByLabel('Technisches anzeigen').check();
  for (const section of SECTIONS) {
    await openSection(page, section);
    await expect(page.getByRole('heading', { level: 2, name: section, exact: true })).toBeVisible();
    await expectClean(page, `settings: ${section}`, section === 'Auftritt' ? 1280 : 360);
  }
  await page.goto('/backoffice/stadt/settings/json');
  await expectClean(page, 'settings as JSON');
  await page.getByLabel('Einstellungen als JSON').fill('{\n  "auth": {,}\n}');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toContainText('Zeile 2, Spalte 12: Hier muss ein Schlüssel');
  await expect(page.getByLabel('Einstellungen als JSON')).toHaveValue('{\n  "auth": {,}\n}');
  await expectClean(page, 'refused settings');
});

test('the keyboard alone finds a person in the list', async ({ page }) => {
  await logInToOffice(page);
  await page.goto('/backoffice/stadt/persons');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeInViewport();
  /** Presses Tab until an element has the focus, and looks at the outline of all before. */
  const tabTo = async (target: Locator) => {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const { name, isSeen } = await page.locator(':focus').evaluate((node) => ({
        name: node.outerHTML.slice(0, 80),
        isSeen: Number.parseFloat(getComputedStyle(node).outlineWidth) >= 2,
      }));
      expect(isSeen, name).toBe(true);
      if (await target.evaluate((node) => node === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  };
  await tabTo(page.getByRole('searchbox', { name: 'Name, Benutzername oder E-Mail' }));
  await page.keyboard.type('awaiting');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await tabTo(firstOf(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jonas Weber');
});

test('input survives the end of the session', async ({ page }) => {
  await logInToOffice(page);
  await page.goto('/backoffice/stadt/settings/json');
  const settings = page.getByLabel('Einstellungen als JSON');
  const typed = `\n${(await settings.inputValue()).trim()}\n\n{`;
  await settings.fill(typed);
  await page.context().clearCookies({ name: 'backoffice' });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toContainText('Ihre Eingabe bleibt erhalten.');
  await expectClean(page, 'ended session');
  await sendLogIn(page);
  await expect(page.getByLabel('Ihre Eingabe').last()).toHaveValue(typed);
  await expectClean(page, 'kept input');
  await page.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Hier steht noch etwas nach dem Ende.');
  await expect(settings).toHaveValue(typed);
});

test('a decision appears in the history and on the page of the person', async ({ page }) => {
  const { username } = await newAccount('verlauf');
  await logInToOffice(page);
  await page.goto(`/backoffice/stadt/persons?search=${username}`);
  await firstOf(page).click();
  await page.getByRole('button', { name: 'Freigabe zurücknehmen' }).click();
  await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click();
  await expect(page.getByText('Bitte wählen Sie einen Grund')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Eigene Worte' })).toBeFocused();
  await expectClean(page, 'a reason is missing');
  await page.getByLabel('Wir konnten Sie nicht erreichen.').check();
  await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click();
  await expect(page.getByText('Begründung: Wir konnten Sie nicht erreichen.')).toBeVisible();
  await expectClean(page, 'preview of the mail');
  await page.getByRole('button', { name: 'Freigabe zurücknehmen und E-Mail senden' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: 'Status freigegeben → nicht freigegeben' });
  await expect(entry).toContainText('Olga Ott hat die Freigabe zurückgenommen');
  await expectClean(page, 'person with history');
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(page.getByText('Zurückgenommen.')).toBeVisible();
  await page.getByRole('link', { name: 'Ganzer Verlauf' }).click();
  await expect(entry).toBeVisible();
  await page.getByLabel('Art').selectOption('Berechtigung');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText('Hier gibt es keine Einträge.')).toBeVisible();
  await page.getByRole('link', { name: 'Alle Personen zeigen' }).click();
  await expect(page).toHaveURL(/history\?kind=relation$/);
});

test('the preview shows unsaved settings, and errors appear at their fields', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logInToOffice(page);
  await page.goto('/backoffice/stadt/settings');
  const preview = page.frameLocator('iframe[title="Vorschau der Liste"]');
  await expect(preview.getByRole('heading', { name: 'Veranstaltungen', exact: true })).toBeVisible();
  // What the HTML of settings might run could read nothing of the back office.
  expect(await preview.locator('body').evaluate(() => window.origin)).toBe('null');
  const finding = page.getByLabel('Einstellung suchen');
  await finding.fill('beschriftungen');
  await expect(page.getByText('Eine Einstellung gefunden.')).toBeVisible();
  await expect(page.getByText('lbl_events', { exact: true })).toBeHidden();
  await page.getByLabel('Technisches anzeigen').check();
  await expect(page.getByText('lbl_events', { exact: true })).toBeVisible();
  const labels = page.getByRole('group', { name: 'lbl_events' });
  const label = labels.getByLabel('Deutsch');
  await label.fill('Was ist los');
  await expect(preview.getByRole('heading', { name: 'Was ist los' })).toBeVisible();
  await expect(page.getByText('1 Änderung', { exact: true })).toBeVisible();
  await expect(labels.getByText('fehlt')).toBeVisible();
  await finding.fill('je Seite');
  await expect(label).toBeHidden();
  const amount = page.getByRole('textbox', { name: 'Veranstaltungen je Seite' });
  await amount.fill('3');
  await expect(preview.getByRole('article')).toHaveCount(3);
  await amount.fill('drei');
  await expect(amount).toHaveAccessibleDescription(/Erlaubt ist eine ganze Zahl von 1 bis 100\./);
  await expect(preview.getByRole('heading', { name: 'Was ist los' })).toBeVisible();
  await page.getByRole('button', { name: 'Veranstaltungen je Seite zurücksetzen' }).click();
  await expect(amount).toHaveValue('24');
  await expect(amount).toBeFocused();
  await expect(amount).not.toHaveAccessibleDescription(/Erlaubt/);
  await expect(preview.getByRole('article')).toHaveCount(24);
  const frame = page.getByTitle('Vorschau der Liste');
  const width = () => frame.evaluate((node) => (node as HTMLIFrameElement).clientWidth);
  expect(await width()).toBe(360);
  await page.getByText('Rechner', { exact: true }).click();
  await expect.poll(width).toBe(1024);
  // Scaled down, so that all of it is seen.
  const box = await frame.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  await finding.fill('');
  await openSection(page, 'Auftritt');
  await page.getByRole('textbox', { name: 'Name des Portals' }).fill('Neu');
  await expect(page.getByText('2 Änderungen', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Veranstaltungen je Seite' })).toBeHidden();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('link', { name: 'Verwerfen' }).click();
  await expect(page.getByText('Nichts geändert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name des Portals' })).not.toHaveValue('Neu');
});

test('settings are changed and reset on a phone and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logInToOffice(page);
  await page.goto('/backoffice/zeitung/settings');
  const heading = page.locator('[name="set.eventRecording.labelFreeFields"]');
  await page.getByLabel('Einstellung suchen').fill('Überschrift der Zusatzfelder');
  await heading.fill('Mehr dazu');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gespeichert. Die Einstellungen gelten ab jetzt.')).toBeVisible();
  await page.getByRole('link', { name: 'Frühere Stände' }).click();
  const entries = page.getByRole('main').getByRole('list').first().locator(':scope > li');
  await expect(entries.first()).toContainText('die eingebaute → „Mehr dazu“');
  await expectClean(page, 'versions');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Vergleichen' }).click();
  await expect(page.getByRole('heading', { name: '1 Unterschied' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('die eingebaute → „Mehr dazu“');
  await expectClean(page, 'comparison');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goBack();
  await entries.nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Das ändert sich' })).toBeVisible();
  await expectClean(page, 'way back');
  await page.getByRole('button', { name: 'Zurück zu diesem Stand' }).click();
  await expect(page.getByText('Gespeichert. Die Einstellungen gelten ab jetzt.')).toBeVisible();
  await expect(heading).toHaveValue('');
});

test('the JSON has numbered lines and names the line of a wrong value', async ({ page }) => {
  await logInToOffice(page);
  await page.goto('/backoffice/stadt/settings');
  await page.getByLabel('Technisches anzeigen').check();
  await page.getByRole('button', { name: 'Als JSON bearbeiten' }).click();
  const settings = page.getByLabel('Einstellungen als JSON');
  await settings.fill('{\n  "eventList": {\n    "resultsPerPage": 1000\n  }\n}');
  await expect(page.locator('.lines > *')).toHaveText(['1', '2', '3', '4', '5']);
  const [line, text] = await Promise.all([page.locator('.lines').boundingBox(), settings.boundingBox()]);
  expect(line?.height).toBe(text?.height);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toContainText('Ein Wert ist ungültig. Nichts wurde gespeichert');
  await expect(page.getByText('Zeile 3: Erlaubt ist eine ganze Zahl von 1 bis 100.')).toBeVisible();
  await page.getByRole('button', { name: 'Im Formular bearbeiten' }).click();
  await expect(page.getByRole('textbox', { name: 'Veranstaltungen je Seite' })).toHaveValue('1000');
  await expectClean(page, 'invalid form');
});

test('formatted texts of the settings are edited as they are read, in two languages', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 900 });
  await logInToOffice(page);
  await page.goto('/backoffice/stadt/settings#set.articleRecording.infoTexts.general');
  const setting = page.locator('[data-path="articleRecording.infoTexts.general"]');
  const text = setting.getByRole('textbox', { name: 'Über dem Formular Deutsch' });
  const address = setting.getByRole('textbox', { name: 'Adresse' });
  const stored = page.locator('[name="set.articleRecording.infoTexts.general"]');
  await expect(stored).toBeHidden();
  await text.click();
  await page.keyboard.type('Bitte bis ');
  await setting.getByRole('button', { name: 'Fett' }).click();
  await page.keyboard.type('Dienstag');
  await expect(setting.getByRole('button', { name: 'Fett' })).toHaveAttribute('aria-pressed', 'true');
  await expect(stored).toHaveValue('<p>Bitte bis <strong>Dienstag</strong></p>');
  await expect(setting.getByText('Geändert. Standard: kein Hinweis.')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.evaluate(async () => {
    const html = '<ul><li>eins <span style="color:red" onclick="x()">rot</span></li></ul><script>alert(1)</script>';
    const item = {
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob(['eins'], { type: 'text/plain' }),
    };
    await navigator.clipboard.write([new ClipboardItem(item)]);
  });
  await page.keyboard.press('ControlOrMeta+v');
  await expect(stored).toHaveValue('<p>Bitte bis <strong>Dienstag</strong></p><ul><li>eins rot</li></ul>');
  await setting.getByRole('button', { name: 'Link' }).click();
  await address.fill('nirgends');
  await page.keyboard.press('Enter');
  await expect(setting.getByRole('alert')).toContainText('www.beispiel.de');
  await address.fill('www.beispiel.de');
  await setting.getByRole('textbox', { name: 'Text', exact: true }).fill('Amtsblatt');
  await page.keyboard.press('Enter');
  await expect(stored).toHaveValue(/<a href="https:\/\/www\.beispiel\.de\/?"[^>]*>Amtsblatt<\/a><\/li><\/ul>$/);
  await setting.getByRole('button', { name: 'Englisch fehlt' }).click();
  await setting.getByRole('textbox', { name: 'Über dem Formular Englisch' }).fill('Until Tuesday');
  await expect(setting.getByText('fehlt').first()).toBeHidden();
  await expectClean(page, 'formatted text', 1280);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Speichern' }).last().click();
  await expect(page.getByText('Gespeichert. Die Einstellungen gelten ab jetzt.')).toBeVisible();
  await page.goto('/backoffice/stadt/settings#set.articleRecording.infoTexts.general');
  await expect(text.getByRole('link', { name: 'Amtsblatt' })).toBeVisible();
  await setting.getByRole('button', { name: 'Über dem Formular zurücksetzen' }).click();
  await expect(text).toHaveText('');
  await expect(stored).toHaveValue('');
  await page.getByRole('button', { name: 'Speichern' }).last().click();
  await expect(page.getByText('Gespeichert. Die Einstellungen gelten ab jetzt.')).toBeVisible();
});

test('a text that the editor cannot hold stays until its parts are given up', async ({ page }) => {
  await logInToOffice(page);
  await page.goto('/backoffice/stadt/settings#set.applicationSettings.footerContact');
  await page.getByLabel('Technisches anzeigen').check();
  const stored = page.locator('[name="set.applicationSettings.footerContact"]');
  await expect(stored).toBeVisible();
  await stored.fill('<table><tr><td>Amt</td></tr></table>');
  await page.getByRole('button', { name: 'Als JSON bearbeiten' }).click();
  await page.getByRole('button', { name: 'Im Formular bearbeiten' }).click();
  await openSection(page, 'Auftritt');
  await page.getByLabel('Technisches anzeigen').uncheck();
  const setting = page.locator('[data-path="applicationSettings.footerContact"]');
  await setting.scrollIntoViewIfNeeded();
  await expect(setting.getByText('Dieser Text hat Teile wie Bilder, Tabellen oder eigene Farben.')).toBeVisible();
  await expect(stored).toHaveValue('<table><tr><td>Amt</td></tr></table>');
  await setting.getByRole('button', { name: 'Ohne diese Teile bearbeiten' }).click();
  await page.keyboard.type('Unser ');
  await expect(stored).toHaveValue('<p>Unser Amt</p>');
});

test('a contradiction stands at the field that was changed last, and a button ends it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logInToOffice(page);
  await page.goto('/backoffice/stadt/settings');
  await openSection(page, 'Anmeldung und Konten');
  const [least, most] = ['Wenigste Berechtigungen', 'Meiste Berechtigungen'].map((name) =>
    page.getByRole('textbox', { name }),
  ) as [ReturnType<Page['locator']>, ReturnType<Page['locator']>];
  await least.fill('4');
  await most.fill('3');
  await expect(most).toHaveAccessibleDescription(/Das ist weniger als „Wenigste Berechtigungen“ \(4\)/);
  await expect(page.getByRole('link', { name: 'Anmeldung und Konten 1 zu ändern' })).toBeVisible();
  await expect(page.getByText(/^\d Änderungen, 1 Widerspruch$/)).toBeVisible();
  await least.fill('5');
  await expect(least).toHaveAccessibleDescription(/Das ist mehr als „Meiste Berechtigungen“ \(3\)/);
  await expect(most).not.toHaveAccessibleDescription(/Das ist/);
  await page.getByRole('button', { name: 'Auf 3 setzen' }).click();
  await expect(least).toHaveValue('3');
  await expect(least).toBeFocused();
  await expect(page.getByRole('link', { name: 'Anmeldung und Konten', exact: true })).toBeVisible();
});

test('an editor writes a template with live preview, and copies, prints and exports the text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInToOffice(page);
  await page.goto('/backoffice/stadt/texts/templates/rubriken');
  const name = newName('Blatt');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Überschrift').fill('Tipps vom {zeitraum}');
  await page.getByLabel('Jeder Termin').fill('**{titel}** ({ort');
  await page.getByRole('button', { name: 'Speichern' }).last().click();
  await expect(page.getByRole('alert')).toContainText('Eine Angabe stimmt nicht.');
  const entry = page.getByLabel('Jeder Termin');
  await expect(entry).toHaveAttribute('aria-invalid', 'true');
  await expect(entry).toHaveValue('**{titel}** ({ort');
  await entry.fill('★ **{titel}**[ ({ort})]');
  const preview = page.getByRole('region', { name: 'Vorschau' });
  await expect(preview.getByText('★').first()).toBeVisible();
  await expect(preview.getByRole('heading', { name: /^Tipps vom/ })).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).last().click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(page.getByLabel('Vorlage')).toHaveValue(/[\da-f-]{36}/);

  const sheet = page.getByRole('region', { name: 'Text', exact: true });
  const title = (await sheet.locator('strong').first().textContent()) ?? '';
  const clipboard = (type: string) =>
    page.evaluate(async (wanted) => {
      const [item] = await navigator.clipboard.read();
      return item?.types.includes(wanted) ? (await item.getType(wanted)).text() : undefined;
    }, type);
  await page.getByRole('button', { name: 'Formatiert kopieren' }).click();
  await expect(page.getByText('Kopiert, mit Überschriften')).toBeVisible();
  expect(await clipboard('text/html')).toContain(`<strong>${title}</strong>`);
  await page.getByRole('button', { name: 'Als Text kopieren' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kopiert, als reiner Text')).toBeVisible();
  expect(await clipboard('text/plain')).toContain(`★ ${title}`);
  expect(await clipboard('text/html')).toBeUndefined();

  // A browser that lets nobody copy leaves the text marked.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Formatiert kopieren' }).click();
  await expect(page.getByText('Der Text ist markiert')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain(title);

  await page.emulateMedia({ media: 'print' });
  for (const gone of [
    page.getByRole('banner'),
    page.getByLabel('Vorlage'),
    page.getByRole('button', { name: 'Drucken' }),
  ])
    await expect(gone).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV-Tabelle' }).click();
  expect((await download).suggestedFilename()).toMatch(/^stadt-20\d\d-\d\d-\d\d\.csv$/);
});

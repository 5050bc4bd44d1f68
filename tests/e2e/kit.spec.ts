import type { Page } from 'playwright/test';
import { overflowing, sideways, violations } from '../support/axe';
import { expect, test } from '../support/browser';

const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Every field on the page reaches into no other one and not out of its box. */
const overlaps = (page: Page) =>
  page.locator('#kit').evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('#stage [role="group"][aria-label]') ?? [])].flatMap((box) => {
      const edge = box.getBoundingClientRect();
      return [...box.querySelectorAll('*')]
        .filter((node) => {
          const { left, right, bottom, width } = node.getBoundingClientRect();
          const isOut = left < edge.left - 1 || right > edge.right + 1 || bottom > edge.bottom + 1;
          return width > 1 && isOut && node.closest('[popover]') === null;
        })
        .map((node) => `${box.getAttribute('aria-label')}: ${node.localName}.${node.getAttribute('class')}`);
    }),
  );

test('every field in every state passes axe and fits, in both languages, on light and dark, at every width', async ({
  page,
}) => {
  await page.goto('/kit/?locale=de');
  await expect(page.getByRole('heading', { name: 'Textzeile' })).toBeVisible();
  expect(await violations(page, 'body'), 'de').toEqual([]);
  await choose(page, 'Dunkler Grund');
  expect(await violations(page, 'body'), 'dark').toEqual([]);
  await choose(page, 'English');
  await expect(page.getByRole('heading', { name: 'Line of text' })).toBeVisible();
  await choose(page, 'Light background');
  expect(await violations(page, 'body'), 'en').toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  for (const width of ['768 px', '360 px']) {
    await choose(page, width);
    expect(await overflowing(page, '#kit'), width).toEqual([]);
    expect(await overlaps(page), width).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await overlaps(page), 'phone').toEqual([]);
});

/** The field of one state, by its path. */
const at = (page: Page, path: string) => page.locator(`[name="${path}"]`);
/** Returns the error message of a field, or an empty string. */
const errorAt = (page: Page, path: string) =>
  at(page, path).evaluate((node) => {
    const root = node.getRootNode() as ShadowRoot;
    const ids = (node.getAttribute('aria-describedby') ?? '').split(' ');
    return ids.map((id) => id.endsWith('-error') && root.getElementById(id)?.textContent).find(Boolean) ?? '';
  });

/** The options of the open listbox. */
const suggested = (page: Page) => page.locator('[popover] [role="option"]');

/** Types in place of what stands in a field, and leaves it. */
async function type(page: Page, path: string, text: string) {
  await at(page, path).fill(text);
  await page.keyboard.press('Tab');
}

test('days, times, numbers and amounts are chosen by keyboard and typed in usual notations', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T12:00:00Z');
  await page.goto('/kit/?locale=de');
  const focused = () =>
    page.locator('#kit').evaluate((host) => host.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '');
  await at(page, 'date.empty').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Samstag, 21. November 2026');
  for (const [key, day] of [
    ['ArrowUp', 'Samstag, 21. November 2026'],
    ['ArrowDown', 'Samstag, 28. November 2026'],
    ['Home', 'Montag, 23. November 2026'],
    ['PageDown', 'Mittwoch, 23. Dezember 2026'],
    ['ArrowRight', 'Donnerstag, 24. Dezember 2026'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(), key).toBe(day);
  }
  expect(await violations(page, 'body')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => focused()).toBe('Beginn der Veranstaltung: Kalender');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Samstag, 21. November 2026');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(at(page, 'date.empty')).toHaveValue('22.11.2026');
  await expect.poll(() => focused()).toBe('Beginn der Veranstaltung: Kalender');

  await at(page, 'time.empty').focus();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.type('19');
  await expect(suggested(page)).toHaveText(['19:00', '19:30']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  // A key that chooses among characters is not meant for the list.
  await at(page, 'time.empty').evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })),
  );
  await expect(suggested(page)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(at(page, 'time.empty')).toHaveValue('19:30');
  await expect(page.getByRole('listbox')).toHaveCount(0);

  for (const [path, typed, text, error] of [
    ['date.empty', 'morgen', '22.11.2026', ''],
    ['date.empty', '24.12.', '24.12.2026', ''],
    ['date.empty', '31.02.', '31.02.', 'Diesen Tag gibt es nicht.'],
    ['date.empty', 'demnächst', 'demnächst', 'Bitte schreiben Sie den Tag so: 24.12. oder 24.12.2026.'],
    ['date.empty', '1.1.2020', '01.01.2020', 'Bitte wählen Sie einen Tag ab dem 21.11.2026.'],
    ['time.empty', '7', '07:00', ''],
    ['time.empty', '19.30 Uhr', '19:30', ''],
    ['time.empty', '24:00', '24:00', 'Diese Uhrzeit gibt es nicht. Mitternacht ist 00:00.'],
    ['number.empty', '1.500', '1500', ''],
    ['number.empty', '0', '0', 'Bitte geben Sie mindestens 1 ein.'],
    ['money.empty', '12,5', '12,50', ''],
    ['money.empty', '12.50 €', '12,50', ''],
    ['money.empty', '12,505', '12,505', 'Bitte geben Sie höchstens zwei Stellen nach dem Komma ein.'],
  ] as const) {
    await type(page, path, typed);
    await expect(at(page, path), typed).toHaveValue(text);
    await expect.poll(() => errorAt(page, path), typed).toBe(error);
  }
  // Nothing is said while somebody is still typing.
  await at(page, 'date.hint').pressSequentially('24.');
  await expect.poll(() => errorAt(page, 'date.hint')).toBe('');
  await page.keyboard.press('Enter');
  await expect.poll(() => errorAt(page, 'date.hint')).toBe('Bitte schreiben Sie den Tag so: 24.12. oder 24.12.2026.');
  await choose(page, 'English');
  await expect(at(page, 'money.filled')).toHaveValue('12.50');
  await type(page, 'money.filled', '1,234.5');
  await expect(at(page, 'money.filled')).toHaveValue('1234.50');
});

test('one and several of many options are picked, entered and removed by keyboard', async ({ page }) => {
  await page.goto('/kit/?locale=de');
  const said = page.locator('#stage form > [role="status"]');
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  const focused = () =>
    page.locator('#kit').evaluate((host) => {
      const node = host.shadowRoot?.activeElement;
      return node?.getAttribute('aria-label') ?? node?.getAttribute('name');
    });

  // The samples of failed files say so once they are there; their code comes later than that of most fields.
  await expect(said).toHaveText(/Keine Verbindung|nicht erreichbar/);
  await at(page, 'choices.empty').first().focus();
  for (const key of ['Space', 'Tab', 'Space', 'Tab', 'Space']) await page.keyboard.press(key);
  await expect(said).toHaveText('3 von höchstens 2 gewählt');
  await expect(group('Mehrfachauswahl, alle sichtbar: leer')).toContainText('Bitte wählen Sie höchstens 2 Angaben.');
  await page.keyboard.press('Space');
  await expect(said).toHaveText('2 von höchstens 2 gewählt');

  const tags = group('Mehrere aus einer langen Liste: ausgefüllt');
  await at(page, 'tags.filled').focus();
  await page.keyboard.type('a');
  // What is picked is not offered again: 'Jazz' has an a, too.
  await expect(suggested(page).first()).toHaveText('Blasmusik');
  await expect(suggested(page).filter({ hasText: 'Jazz' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tags.getByRole('button')).toHaveText(['Chor', 'Jazz', 'Blasmusik']);
  await expect(said).toHaveText('Blasmusik hinzugefügt');
  await expect(at(page, 'tags.filled')).toHaveValue('');
  await page.keyboard.press('Backspace');
  await expect.poll(() => focused()).toBe('Blasmusik entfernen');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(said).toHaveText('Jazz entfernt');
  await expect.poll(() => focused()).toBe('Blasmusik entfernen');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused()).toBe('Chor entfernen');
  await page.keyboard.press('Backspace');
  await expect.poll(() => focused()).toBe('tags.filled');
  await expect(tags.getByRole('button')).toHaveCount(0);

  const many = group('Mehrere aus einer langen Liste: zu viele');
  const before = await many.getByRole('button').allTextContents();
  // The second click must not remove another tag.
  await many.getByRole('button').first().dblclick();
  await expect(many.getByRole('button')).toHaveText(before.slice(1));
  await at(page, 'tags.tooMany').fill(before[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(at(page, 'tags.tooMany')).toHaveValue('');
  await expect(said).toHaveText(`${before[1]} ist schon gewählt`);

  await at(page, 'pick.empty').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Zuletzt verwendet', { exact: true })).toBeVisible();
  await expect(suggested(page)).toHaveText([/^Stadthalle Achalmtal/, /^Stadtkirche/]);
  expect(await violations(page, 'body')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(at(page, 'pick.empty')).toHaveValue('Stadthalle Achalmtal');
  await expect(group('Suche, zuletzt Verwendetes zuerst: leer')).toContainText('Marktplatz 1, 72999 Achalmtal');
  await expect(said).toHaveText('Stadthalle Achalmtal, Marktplatz 1, 72999 Achalmtal');
  await at(page, 'pick.empty').fill('Freibad');
  await expect(suggested(page)).toHaveText(['„Freibad“ neu eingeben']);
  await expect(said).toHaveText('Nichts gefunden für „Freibad“.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(at(page, 'pick.empty')).toHaveValue('Freibad');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => errorAt(page, 'pick.empty')).toBe('');

  await type(page, 'pick.failing', 'Stadt');
  const failing = group('Suche, zuletzt Verwendetes zuerst: ohne Verbindung');
  await failing.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
  await expect(at(page, 'pick.failing')).toBeFocused();
  await expect(failing).toContainText('Die Vorschläge konnten nicht geladen werden.');
});

import { call, newAccount, newName, newOrganizer, tokenOf } from '../support/accounts';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { ENDS, expectLayout } from '../support/layout-faults';
import { openArea, section } from '../support/member-area';
import { recordEvent } from '../support/recording';

const TAG = 'event-portal';

test('a newcomer reads one sentence and finds one button, which leads to the form', async ({ page }) => {
  const { username } = await newAccount('newcomer');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [prefix, name, sentence] of [
    ['/en', 'Add event', 'Add your first event. A draft is enough to begin with.'],
    ['', 'Veranstaltung eintragen', 'Tragen Sie Ihre erste Veranstaltung ein. Ein Entwurf genügt für den Anfang.'],
  ] as const) {
    await openArea(page, { user: username, route: `${prefix}/secure` });
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('link', { name })).toHaveCount(1);
    const [button, element] = await Promise.all([
      page.getByRole('link', { name }).boundingBox(),
      page.locator(TAG).boundingBox(),
    ]);
    expect((button?.y ?? Number.NaN) - (element?.y ?? 0)).toBeLessThanOrEqual(300);
    expect(await violations(page, TAG)).toEqual([]);
    await expectLayout(page, TAG, `the start of a newcomer ${prefix}`, ENDS);
  }
  await expect(section(page, 'Wartet auf Sie')).toBeHidden();
  await page.getByRole('link', { name: 'Veranstaltung eintragen' }).press('Enter');
  await expect(page.getByRole('textbox', { name: /^Titel/ })).toBeVisible();
});

test('the start names what was begun, then the next events with their status and actions', async ({ page }) => {
  const { username } = await newOrganizer('start');
  const [first, second, draft] = ['Klang', 'Tanz', 'Lesung'].map(newName) as [string, string, string];
  for (const title of [first, second]) await recordEvent(username, title);
  const { token } = await tokenOf(username);
  await call('POST', 'my/events', { token, body: { state: 'draft', title: draft } });
  await openArea(page, { user: username, route: '/secure' });
  await expect(page.getByText('2 Veranstaltungen sind zu sehen.')).toBeVisible();
  const begun = section(page, 'Wartet auf Sie').getByRole('listitem').filter({ hasText: draft });
  await expect(begun).toContainText(/Es fehlen noch: .*Weiter eintragen/);
  const next = section(page, 'Ihre nächsten Veranstaltungen');
  const row = next.getByRole('listitem').filter({ hasText: first });
  await expect(row).toContainText(/Veröffentlicht.*0 Aufrufe in 7 Tagen/);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violations(page, TAG)).toEqual([]);
    await expectLayout(page, TAG, `the start at ${width} px`, ENDS);
  }

  // The same dialog as in the list and in the form, from the keyboard.
  await row.getByRole('button', { name: /tun\?$/ }).press('Enter');
  await row.getByRole('button', { name: 'Absagen oder verschieben' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Absagen oder verschieben' });
  await dialog.getByRole('radio', { name: 'Abgesagt' }).check();
  await expect(dialog.getByRole('region', { name: 'Das lesen Besucher' })).toContainText(
    'Die Veranstaltung findet nicht statt.',
  );
  await dialog.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(page.getByText(`„${first}“ ist geändert`)).toBeVisible();
  await expect(row).toContainText('Abgesagt');
  await expect(page.getByText('Eine Veranstaltung ist zu sehen.')).toBeVisible();
});

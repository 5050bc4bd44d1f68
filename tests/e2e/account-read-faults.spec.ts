import { openDeletion } from '../support/account-forms';
import { ACCOUNT_SCREENS, expectScreen, field, focusIn, openScreen } from '../support/account-screens';
import { expect, test } from '../support/browser';
import { expectMessage, FAULTS, type Fault, failCalls, NOT_THERE, retry, watchCall } from '../support/faults';

const SHORT = ['offline', '500', 'wrong types'];
const { profile, start, information } = ACCOUNT_SCREENS;

test('GET persons on each screen: each fault is reported with a next step, and a request without a response times out', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.clock.install();
  const call = await watchCall(page, 'GET', 'persons');
  call.fault = () => new Promise(() => undefined);
  await openScreen(page, { ...profile, username: start.username });
  await expect.poll(() => call.count).toBeGreaterThan(0);
  await page.clock.fastForward(12_100);
  await expectMessage(page, 'silence');
  for (const screen of [profile, start, information]) {
    if (screen !== profile) {
      call.fault = FAULTS['500'];
      await page.goto(page.url().replace(/#.*$/, `#${screen.route}`));
      await page.reload();
      await expectMessage(page, `${screen.route} at first`);
    }
    for (const fault of SHORT) {
      const what = `${fault} of ${screen.route}`;
      const before = call.count;
      call.fault = FAULTS[fault];
      await retry(page).press('Enter');
      await expect.poll(() => call.count, what).toBeGreaterThan(before);
      await expectMessage(page, what);
      await expect.poll(() => focusIn(page), what).not.toBe('');
    }
    call.fault = undefined;
    await retry(page).press('Enter');
    await expectScreen(page, screen);
    await expect(retry(page)).toHaveCount(0);
  }
});

test('an ended session shows a message and the log-in', async ({ page }) => {
  await page.route(/\/api\/persons$/, FAULTS['401'] as Fault);
  await openScreen(page, profile);
  await expect(page.getByText(/Anmeldung ist abgelaufen|müssen Sie angemeldet sein/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anmelden', exact: true }).first()).toBeVisible();
});

test('without names from the catalogue the profile stays usable', async ({ page }) => {
  for (const path of [/\/api\/personRoles\/\d+$/, /\/api\/addresses\/\d+/, /\/api\/communities\/\d+/]) {
    await page.route(path, path.source.includes('addresses') ? NOT_THERE : (FAULTS['500'] as Fault));
  }
  await page.route(/\/api\/personRoles$/, FAULTS['a captive portal'] as Fault);
  await openScreen(page, profile);
  await expectScreen(page, profile);
  await expect(page.getByText('der Name konnte nicht geladen werden').first()).toBeVisible();
  await expect(page.getByText('nicht mehr vorhanden').first()).toBeVisible();
  await expect(page.getByText('Die Rollen konnten nicht geladen werden.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByText('Die Rollen konnten nicht geladen werden.').getByRole('button').press('Enter');
  await expect(page.getByText('Die Rollen konnten nicht geladen werden.')).toHaveCount(0);
  await expect.poll(() => focusIn(page)).toContain('Organisation hinzufügen');
  await field(page, 'firstName').fill('Sabine');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a failed search for places or addresses is reported at its field', async ({ page }) => {
  await openScreen(page, profile);
  await expectScreen(page, profile);
  await page.getByRole('button', { name: 'Organisation hinzufügen' }).click();
  for (const [name, pattern, faults] of [
    ['address', /\/api\/addresses\?/, SHORT],
    ['community', /\/api\/communities\?/, ['500']],
  ] as const) {
    const dialogField = page.getByRole('dialog').locator(`[name="${name}"]`);
    for (const [place, fault] of faults.entries()) {
      const heal = await failCalls(page, pattern, FAULTS[fault] as Fault);
      await dialogField.fill(`Reut${'linge'.slice(0, place)}`);
      await expect(page.getByText('Die Vorschläge konnten nicht geladen werden.').first(), fault).toBeVisible();
      await heal();
      await page.getByRole('dialog').getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
      await expect(dialogField).toBeFocused();
      await expect(page.getByRole('listbox').getByRole('option').first(), fault).toBeVisible();
    }
    await page.getByRole('listbox').getByRole('option').first().click();
  }
});

test('a late address does not replace the community that is being typed', async ({ page }) => {
  await openScreen(page, profile);
  await expectScreen(page, profile);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/addresses\/\d+/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Organisation hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  const suggestion = page.getByRole('listbox').getByRole('option').first();
  await dialog.locator('[name=address]').fill('Reut');
  await suggestion.click();
  await dialog.locator('[name=community]').fill('Reut');
  await expect(suggestion).toBeVisible();
  const answered = page.waitForResponse(/\/api\/addresses\/\d+/);
  answer();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(dialog.locator('[name=community]')).toHaveValue('Reut');
  await expect(suggestion).toBeVisible();
});

const ACTIONS = [
  ['GET', 'persons/export', 'Meine Daten herunterladen', 'Die Datei liegt bei Ihren Downloads.'],
  ['POST', 'persons/restore', 'Löschung zurücknehmen', 'Ihr Konto bleibt bestehen'],
] as const;

for (const [method, path, button, done] of ACTIONS) {
  test(`${path}: each fault is reported beside the button, and a retry succeeds once`, async ({ page }) => {
    if (method === 'POST') await openDeletion(page);
    else {
      await openScreen(page, profile);
      await expectScreen(page, profile);
    }
    const call = await watchCall(page, method, path);
    const press = page.getByRole('button', { name: button });
    for (const name of SHORT) {
      const before = call.count;
      call.fault = FAULTS[name];
      await press.press('Enter');
      await expect.poll(() => call.count, name).toBeGreaterThan(before);
      await expect(press, name).not.toHaveAttribute('aria-disabled');
      await expect(page.getByRole('alert'), name).toContainText(/konnte/);
      await expect(press, name).toBeFocused();
      if (method === 'POST') expect(call.count, name).toBe(before + 1);
    }
    const before = call.count;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    call.fault = async (route) => {
      await held;
      await route.continue();
    };
    const busy = page.locator('event-portal button[aria-disabled="true"]');
    await press.click({ clickCount: 3 });
    await expect(busy).toBeVisible();
    for (const key of ['Enter', 'Space', 'Enter']) await busy.press(key);
    release();
    await expect(page.getByText(done)).toBeVisible();
    expect(call.count).toBe(before + 1);
  });
}

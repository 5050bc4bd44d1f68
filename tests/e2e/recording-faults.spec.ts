import { call, newAccount, newName, OWN_PASSWORD, tokenOf } from '../support/accounts';
import { logInAgain } from '../support/auth-pages';
import { expect, test } from '../support/browser';
import { expectPlainWords, FAULTS, type Fault, NOT_THERE, refusedFields, watchCall } from '../support/faults';
import { openArea } from '../support/member-area';
import { eventForm, footMenu } from '../support/recording';

const refused = (status: number, code: string): Fault => {
  const body = JSON.stringify({ type: 'about:blank', title: 'x', status, code });
  return (route) => route.fulfill({ status, contentType: 'application/problem+json', body });
};
const NAMES = ['offline', '409', '429 for a minute', '500', 'a captive portal', 'null data'];
const SAVE_FAULTS: [string, Fault][] = [
  ...NAMES.map((name): [string, Fault] => [name, FAULTS[name] ?? NOT_THERE]),
  ['404', NOT_THERE],
  ['409 while the first is saved', refused(409, 'key_in_use')],
  ['403 expired', refused(403, 'expired')],
  ['403 locked', refused(403, 'locked')],
  ['412 without the newer version', refused(412, 'changed')],
  ['413', refused(413, 'too_large')],
  ['an unknown status', refused(418, 'zzz_code')],
];

/** Faults that only a change has, or for which it has a message of its own. */
const OF_A_CHANGE = ['offline', '404', '409', '403 expired', '403 locked', '412 without the newer version', '500'];

test('every fault of a save is reported without loss, and a second press saves', async ({ page }) => {
  test.setTimeout(90_000);
  const name = newName('Störung');
  const { username } = await newAccount('faults');
  const { token } = await tokenOf(username);
  await page.clock.install();
  await openArea(page, { user: username, route: '/secure/events/eventRecording' });
  const form = eventForm(page);
  await expect(form.title).toHaveValue('');
  const creation = await watchCall(page, 'POST', /\/api\/my\/events$/);
  const change = await watchCall(page, 'PUT', /\/api\/my\/events\/[^/?]+$/);
  let save = creation;
  const saved = page.getByRole('status').filter({ hasText: 'als Entwurf gespeichert' });
  const alert = page.getByRole('alert').last();

  async function pressWith(what: string, fault: Fault | undefined) {
    const before = save.count;
    save.fault = fault;
    await form.keep();
    await expect.poll(() => save.count, what).toBe(before + 1);
  }
  async function expectKept(what: string, text: string) {
    await expect(footMenu(page), what).not.toHaveAttribute('aria-disabled', 'true');
    await expect(form.title, what).toHaveValue(text);
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })), what).toContain(text);
  }

  let text = name;
  async function expectToldFaults(faults: typeof SAVE_FAULTS) {
    for (const [what, fault] of faults) {
      text = `${name} ${what}`;
      await form.title.fill(text);
      await pressWith(what, fault);
      await expect(alert, what).toBeVisible();
      await expectPlainWords(alert, what);
      await expectKept(what, text);
    }
  }
  await expectToldFaults(SAVE_FAULTS);
  await pressWith('the fault of the first save is over', undefined);
  await expect(saved).toBeVisible();
  save = change;
  await expectToldFaults(SAVE_FAULTS.filter(([what]) => OF_A_CHANGE.includes(what)));

  const summary = page.getByRole('group', { name: /^(Noch|Bitte prüfen Sie)/ });
  const price = page.getByLabel('Preis ab');
  for (const [path, field] of [
    ['title', form.title],
    ['dates.0.date', form.date],
    // In a section that is folded.
    ['price.from', price],
  ] as const) {
    await pressWith(path, refusedFields(path));
    await expectPlainWords(summary, path);
    await expectKept(path, text);
    await summary.getByRole('button').first().press('Enter');
    await expect(field, path).toBeFocused();
  }

  await pressWith('silence', () => new Promise(() => undefined));
  await page.clock.fastForward(20_100);
  await expect(alert).toContainText('Das dauert zu lange');
  await expectKept('silence', text);

  // A session that ends is renewed above the form, and the save goes on.
  await pressWith('the end of the session', FAULTS['401']);
  const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' });
  await expect(dialog).toBeVisible();
  save.fault = undefined;
  await logInAgain(page, OWN_PASSWORD);
  await expect(dialog).toHaveCount(0);
  await expect(form.title).toHaveValue(text);
  await expect(saved).toBeVisible();
  await expect(alert).toHaveCount(0);
  // What says that it is saved may still be from the first save.
  const stored = async () => (await call<{ title: string }[]>('GET', 'my/events', { token })).data;
  await expect.poll(async () => (await stored()).map(({ title }) => title)).toEqual([text]);
});

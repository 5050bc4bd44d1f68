import type { Page } from 'playwright/test';
import { ACCOUNT_FORMS, type AccountForm } from '../support/account-forms';
import { field, focusIn } from '../support/account-screens';
import { asNewCaller, OWN_PASSWORD } from '../support/accounts';
import { expect, test } from '../support/browser';
import { expectPlainWords, FAULTS, type Fault, refusedFields, retry, UNREADABLE, watchCall } from '../support/faults';

/** A session that the server has ended is a case of its own. */
const LOGGED_OUT = '401';
/** One of each kind: units of the forms and of ErrorNotice take every status. */
const NAMES = ['offline', LOGGED_OUT, '500', 'wrong types'];
const WAITING = 'profile';
/** A form of a screen, and one in a dialog of its own: the session that the server has ended is brought back above them. */
const RESCUED = ['profile', 'suggested address'];

const faultsOf = ({ isVoid, needsSession, typed }: AccountForm): [string, Fault][] => [
  ...NAMES.filter((name) => !(isVoid && UNREADABLE.includes(name)) && !(needsSession && name === LOGGED_OUT)).map(
    (name): [string, Fault] => [name, FAULTS[name] as Fault],
  ),
  ['refused fields', refusedFields(Object.keys(typed)[0] ?? '')],
];

const submitButton = (page: Page, { button }: AccountForm) => page.getByRole('button', { name: button }).last();

const submitButtonBusy = (page: Page) => page.getByRole('button', { name: 'Wird gesendet …' }).last();

async function expectTyped(page: Page, { typed }: AccountForm, name: string) {
  for (const [path, value] of Object.entries(typed)) await expect(field(page, path).last(), name).toHaveValue(value);
}

/** The form has come to rest, with words about what went wrong. */
async function expectFailure(page: Page, form: AccountForm, name: string) {
  await expect(submitButton(page, form), name).not.toHaveAttribute('aria-disabled');
  const isAboutFields = name === 'refused fields';
  const message = isAboutFields ? page.getByRole('group', { name: /Bitte prüfen/ }) : page.getByRole('alert').last();
  await expectPlainWords(message, name);
  await expect.poll(() => focusIn(page), name).not.toBe('');
  await expectTyped(page, form, name);
}

/** Sends by the button of the failure where it has one, else by the form's own. */
async function sendAgain(page: Page, form: AccountForm) {
  const again = retry(page.getByRole('alert').last());
  if (await again.isVisible()) await again.press('Enter');
  else await submitButton(page, form).press('Enter');
}

for (const [what, form] of Object.entries(ACCOUNT_FORMS)) {
  test(`${what}: each fault is reported, no input is lost, and a retry succeeds once`, async ({ page }) => {
    test.setTimeout(90_000);
    await asNewCaller(page);
    // One of them waits for what never comes: how long is a matter of the calls.
    const waits = what === WAITING;
    if (waits) await page.clock.install();
    await form.open(page);
    const call = await watchCall(page, form.method, form.path);
    for (const [name, fault] of faultsOf(form)) {
      const before = call.count;
      call.fault = fault;
      await sendAgain(page, form);
      await expect.poll(() => call.count, name).toBe(before + 1);
      await expectFailure(page, form, name);
      expect(call.count, `${name}: sent once`).toBe(before + 1);
    }
    if (waits) {
      const before = call.count;
      call.fault = () => new Promise(() => undefined);
      await sendAgain(page, form);
      await expect.poll(() => call.count).toBe(before + 1);
      await page.clock.fastForward(12_100);
      await expectFailure(page, form, 'silence');
    }
    const before = call.count;
    if (RESCUED.includes(what)) {
      call.fault = FAULTS[LOGGED_OUT];
      await submitButton(page, form).click();
      const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' });
      await expect(dialog).toBeVisible();
      expect(call.count).toBe(before + 1);
      call.fault = undefined;
      await dialog.locator('[name="password"]').fill(OWN_PASSWORD);
      await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await form.done(page);
      expect(call.count).toBe(before + 2);
      return;
    }
    // Once the fault is over, the form is sent exactly once, however often the user presses the button.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    call.fault = async (route) => {
      await held;
      await route.continue();
    };
    await submitButton(page, form).click({ clickCount: 3 });
    await expect(submitButtonBusy(page)).toBeVisible();
    for (const key of ['Enter', 'Enter', 'Space', 'Enter']) await page.keyboard.press(key);
    await field(page, Object.keys(form.typed)[0] ?? '')
      .last()
      .press('Enter');
    release();
    await form.done(page);
    expect(call.count, 'once more').toBe(before + 1);
  });
}

test('a silent failure is detected: the control', async ({ page }) => {
  const form = ACCOUNT_FORMS.login as AccountForm;
  await form.open(page);
  const call = await watchCall(page, form.method, form.path);
  call.fault = FAULTS['500'];
  await submitButton(page, form).click();
  await expectFailure(page, form, 'told');
  await page.getByRole('alert').evaluate((notice) => notice.replaceChildren());
  await expect(expectFailure(page, form, 'silent')).rejects.toThrow();
  await page.getByRole('alert').evaluate((notice) => notice.append('HTTP 500: zzz_code is what the server said'));
  await expect(expectFailure(page, form, 'code')).rejects.toThrow();
});

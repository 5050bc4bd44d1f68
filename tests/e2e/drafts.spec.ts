import type { BrowserContext, Page } from 'playwright/test';
import { expect, ready, test } from '../support/browser';
import { openArea, section } from '../support/member-area';
import { newAccount, tokenOf } from '../support/people';

const banner = (page: Page) => page.getByText(/^Ihr Entwurf von heute, \d\d:\d\d Uhr ist wieder da\.$/);
const lastName = (page: Page) => page.getByLabel('Nachname');
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/** Ends the renderer, as when a device runs out of memory. @returns another page of the same browser */
async function kill(page: Page): Promise<Page> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await page.context().newPage();
  await page.close();
  return next;
}

const ENDS: Record<string, (page: Page) => Promise<Page>> = {
  'the renderer dies': async (page) => {
    const next = await kill(page);
    await openArea(next, {});
    return next;
  },
  'the page is loaded again': async (page) => {
    await page.reload();
    await ready(page);
    return page;
  },
  'the host leads elsewhere, and one comes Back': async (page) => {
    await page.goto('/outbox.json?to=nobody');
    await page.goBack();
    await expect(lastName(page)).toBeVisible();
    return page;
  },
  'the element is taken away, and put there again': async (page) => {
    await page.evaluate(() => {
      const portal = document.querySelector('event-portal');
      const next = portal?.cloneNode() as Element;
      portal?.remove();
      document.body.append(next);
    });
    await ready(page, 2);
    return page;
  },
  'one goes to another screen and on with it from the start': async (page) => {
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Entwurf: Mein Profil' })).toBeVisible();
    await page.getByRole('link', { name: 'Weiterschreiben' }).click();
    return page;
  },
};

for (const [name, end] of Object.entries(ENDS)) {
  test(`everything but passwords is back after ${name}`, async ({ page }) => {
    const { username, email } = await newAccount('draft');
    await openArea(page, { user: username });
    await section(page, 'E-Mail')
      .getByLabel(/^E-Mail/)
      .fill(`neu-${email}`);
    await page.getByLabel('Aktuelles Passwort (Pflichtfeld)').fill('Geheim-4711!');
    await lastName(page).fill('Unterwegs');
    await page.getByRole('checkbox', { name: /Werbung/ }).check();
    // A dying renderer runs no code any more, so the draft must be stored before it dies.
    if (name.includes('dies')) await expect.poll(() => stored(page)).toMatch(/acceptAds\W+true/);
    const next = await end(page);
    await expect(lastName(next)).toHaveValue('Unterwegs');
    await expect(banner(next)).toBeVisible();
    await expect(next.getByRole('checkbox', { name: /Werbung/ })).toBeChecked();
    await expect(section(next, 'E-Mail').getByLabel(/^E-Mail/)).toHaveValue(`neu-${email}`);
    await expect(next.getByLabel('Aktuelles Passwort (Pflichtfeld)')).toHaveValue('');
    expect(await stored(next)).not.toContain('Geheim-4711!');
  });
}

test.describe('whenever the renderer dies', () => {
  const KEY_MS = 40;
  const LONGEST_PAUSE_MS = 900;
  const MAY_BE_LOST_MS = 1000;

  type Round = {
    /** Text that was typed so long before the end that it must be stored. */ due: string;
    typed: string[];
    found: string;
  };

  /** Types, kills the page after a random pause, and checks which text is still there. */
  async function rounds(context: BrowserContext, user: string, count: number, isRestored = true): Promise<Round[]> {
    let page = await context.newPage();
    await openArea(page, { user });
    const done: Round[] = [];
    for (let round = 0; round < count; round += 1) {
      const field = lastName(page);
      await field.fill('');
      const typed = [{ value: '', at: 0 }];
      for (const letter of `r${round}-abcdefghijklm`) {
        await field.press(letter, { delay: 0 });
        typed.push({ value: (typed.at(-1)?.value ?? '') + letter, at: Date.now() });
        await page.waitForTimeout(KEY_MS);
      }
      await page.waitForTimeout(Math.random() * LONGEST_PAUSE_MS);
      const diedAt = Date.now();
      page = await kill(page);
      if (!isRestored) {
        await page.addInitScript(() => {
          for (const key of Object.keys(localStorage)) if (key.includes('draft')) localStorage.removeItem(key);
        });
      }
      await openArea(page, {});
      const due = typed.filter(({ at }) => at <= diedAt - MAY_BE_LOST_MS).at(-1)?.value ?? '';
      done.push({ due, typed: typed.map(({ value }) => value), found: await lastName(page).inputValue() });
    }
    return done;
  }

  const isKept = ({ due, typed, found }: Round) => typed.includes(found) && found.startsWith(due);

  test('no more than a second of typing is lost, at 24 points', async ({ browser, launchOptions }) => {
    test.setTimeout(180_000);
    const parts = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (name) => {
        // Each run has its own browser: a renderer that dies may end pages of other contexts too.
        const own = await browser.browserType().launch(launchOptions);
        const context = await own.newContext({ locale: 'de-DE' });
        const done = await rounds(context, (await newAccount(`kill-${name}`)).username, 6);
        await own.close();
        return done;
      }),
    );
    const all = parts.flat();
    expect(all).toHaveLength(24);
    expect(all.filter((round) => !isKept(round))).toEqual([]);
    expect(all.filter(({ due }) => due !== '').length).toBeGreaterThan(5);
  });

  test('it would be noticed if nothing came back', async ({ context }) => {
    const [round] = await rounds(context, (await newAccount('control')).username, 1, false);
    expect(round && isKept(round)).toBe(false);
  });
});

test('is thrown away by a button, for good', async ({ page }) => {
  await openArea(page, { user: (await newAccount('discard')).username });
  await lastName(page).fill('Unterwegs');
  await page.reload();
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await expect(lastName(page)).toHaveValue('Muster');
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(lastName(page)).toHaveValue('Muster');
  await expect(banner(page)).toHaveCount(0);
});

test('is seen by its owner alone', async ({ page }) => {
  const [one, other] = [await newAccount('one'), await newAccount('other')];
  await openArea(page, { user: one.username });
  await lastName(page).fill('Nur meins');
  await expect(page.getByText(/^Entwurf gespeichert, /)).toBeVisible();
  const come = async (username: string) => {
    const { token } = await tokenOf(username);
    await page.evaluate((next) => localStorage.setItem('authorization_token', next), token);
    await page.reload();
    await ready(page);
  };
  await come(other.username);
  await expect(lastName(page)).toHaveValue('Muster');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText('Nur meins')).toHaveCount(0);
  await come(one.username);
  await expect(lastName(page)).toHaveValue('Nur meins');
});

test('is wiped by a log-out, which asks before', async ({ page }) => {
  await openArea(page, { user: (await newAccount('leave')).username });
  await lastName(page).fill('Geheimes');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Abmelden und Entwürfe löschen?' });
  await expect(dialog).toContainText('Mein Profil');
  await dialog.getByRole('button', { name: 'Angemeldet bleiben' }).click();
  await expect(lastName(page)).toHaveValue('Geheimes');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await dialog.getByRole('button', { name: 'Abmelden und löschen' }).click();
  await expect(page.getByRole('status').filter({ hasText: /abgemeldet/ })).toBeVisible();
  expect(await stored(page)).not.toMatch(/Geheimes|authorization_token/);
});

test('says where it cannot be kept, and asks before the page goes', async ({ page }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      if (key.includes('draft')) throw new DOMException('full', 'QuotaExceededError');
      set.call(this, key, value);
    };
  });
  await openArea(page, { user: (await newAccount('full')).username });
  await lastName(page).click();
  await page.keyboard.type('X');
  await expect(page.getByText('Nicht gespeichert: Ihr Browser behält hier keinen Entwurf.')).toBeVisible();
  const [question] = await Promise.all([
    page.waitForEvent('dialog'),
    page.evaluate(() => void setTimeout(() => location.reload())),
  ]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(lastName(page)).toHaveValue('MusterX');
});

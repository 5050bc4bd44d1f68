import type { Page } from 'playwright/test';
import { newAccount, tokenOf } from '../support/accounts';
import { expect, ready, test } from '../support/browser';
import { chooseInAccount, openArea, section } from '../support/member-area';
import { SAVED_HERE } from '../support/recording';

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
  'the renderer dies': async (page) => {
    const next = await kill(page);
    await openArea(next, {});
    return next;
  },
};

test('all input except passwords is restored, however the page has ended', async ({ page }) => {
  test.setTimeout(120_000);
  const { username, email } = await newAccount('draft');
  await openArea(page, { user: username });
  let current = page;
  for (const [turn, [name, end]] of Object.entries(ENDS).entries()) {
    await test.step(name, async () => {
      const typed = `${turn}-${email}`;
      await section(current, 'Zugang')
        .getByLabel(/^E-Mail/)
        .fill(typed);
      await current.getByLabel('Aktuelles Passwort', { exact: true }).fill('Geheim-4711!');
      await lastName(current).fill(`Unterwegs ${turn}`);
      const agrees = turn % 2 === 0;
      await current.getByRole('checkbox', { name: /Werbung/ }).setChecked(agrees);
      // A dying renderer runs no code any more, so the draft must be stored before it dies.
      if (name.includes('dies')) await expect.poll(() => stored(current)).toMatch(/acceptAds\W+true/);
      current = await end(current);
      await expect(lastName(current)).toHaveValue(`Unterwegs ${turn}`);
      await expect(banner(current)).toBeVisible();
      await expect(current.getByRole('checkbox', { name: /Werbung/ })).toBeChecked({ checked: agrees });
      await expect(section(current, 'Zugang').getByLabel(/^E-Mail/)).toHaveValue(typed);
      await expect(current.getByLabel('Aktuelles Passwort', { exact: true })).toHaveValue('');
      expect(await stored(current)).not.toContain('Geheim-4711!');
    });
  }
});

test.describe('whenever the renderer dies', () => {
  const KEY_MS = 40;
  const MAX_PAUSE_MS = 900;
  const MAY_BE_LOST_MS = 1000;
  /** With a pause of another length after each fourth letter. */
  const WORD = 'abcdefghijklmnopqrstuvwx';

  /** A moment in which the renderer may die. */
  type Point = {
    /** The text that was typed early enough that it must be stored. */
    due: string;
    /** The stored text. */
    found: string;
  };

  const isKept = ({ due, found }: Point) => found.startsWith(due);

  /** The longest of the texts that the browser keeps. */
  async function storedOf(page: Page, texts: readonly string[]): Promise<string> {
    const all = await page.evaluate(() => Object.entries(localStorage).flat().join('\n'));
    return texts.findLast((text) => all.includes(`"lastName":"${text}"`)) ?? '';
  }

  /**
   * Types with a pause after every fourth letter. Time passes for the page only as the test lets it: how busy the
   * machine is decides nothing.
   */
  async function typeWithPauses(page: Page, word: string): Promise<Point[]> {
    const typed: { value: string; at: number }[] = [];
    const points: Point[] = [];
    let now = 0;
    await lastName(page).fill('');
    for (const [place, letter] of [...word].entries()) {
      await lastName(page).press(letter);
      typed.push({ value: word.slice(0, place + 1), at: now });
      const isPause = place % 4 === 3;
      const ms = isPause ? (word.charCodeAt(place) * 7919) % MAX_PAUSE_MS : KEY_MS;
      await page.clock.runFor(ms);
      now += ms;
      if (!isPause) continue;
      const due = typed.filter(({ at }) => at <= now - MAY_BE_LOST_MS).at(-1)?.value ?? '';
      points.push({
        due,
        found: await storedOf(
          page,
          typed.map(({ value }) => value),
        ),
      });
    }
    return points;
  }

  const holdTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);

  test('at most a second of typing is lost; the check detects missing drafts', async ({ page }) => {
    await page.clock.install();
    await openArea(page, { user: (await newAccount('kill')).username });
    await holdTime(page);
    const points = await typeWithPauses(page, WORD);
    // The clock stands until the renderer is gone, so that nothing more is stored.
    const next = await kill(page);
    await next.clock.resume();
    await openArea(next, {});
    await expect(lastName(next)).toHaveValue(points.at(-1)?.found ?? '');
    expect(points).toHaveLength(6);
    expect(points.filter((point) => !isKept(point))).toEqual([]);
    expect(points.filter(({ due }) => due !== '').length).toBeGreaterThan(1);

    await test.step('the control', async () => {
      await next.evaluate(() => {
        localStorage.clear();
        const set = Storage.prototype.setItem;
        Storage.prototype.setItem = function setItem(key: string, value: string) {
          if (!key.includes('draft')) set.call(this, key, value);
        };
      });
      await holdTime(next);
      const unkept = await typeWithPauses(next, 'abcdefghijkl');
      expect(unkept.every(isKept)).toBe(false);
    });
  });
});

test('is discarded by a button, which restores it until the page is left', async ({ page }) => {
  await openArea(page, { user: (await newAccount('discard')).username });
  await lastName(page).fill('Unterwegs');
  await page.reload();
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await expect(lastName(page)).toHaveValue('Muster');
  await page.getByRole('button', { name: 'Wiederherstellen' }).press('Enter');
  await expect(lastName(page)).toHaveValue('Unterwegs');
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).press('Enter');
  await expect(lastName(page)).toHaveValue('Muster');
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(lastName(page)).toHaveValue('Muster');
  await expect(banner(page)).toHaveCount(0);
});

test('is visible to its owner only', async ({ page }) => {
  const [one, other] = [await newAccount('one'), await newAccount('other')];
  await openArea(page, { user: one.username });
  await lastName(page).fill('Nur meins');
  await expect(page.getByText(SAVED_HERE)).toBeVisible();
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

test('is deleted by a log-out after a confirmation', async ({ page }) => {
  await openArea(page, { user: (await newAccount('leave')).username });
  await lastName(page).fill('Geheimes');
  await chooseInAccount(page, 'Abmelden');
  const dialog = page.getByRole('dialog', { name: 'Abmelden?' });
  await expect(dialog).toContainText('Mein Profil');
  await dialog.getByRole('button', { name: 'Angemeldet bleiben' }).click();
  await expect(lastName(page)).toHaveValue('Geheimes');
  await chooseInAccount(page, 'Abmelden');
  await dialog.getByRole('button', { name: 'Abmelden und löschen' }).click();
  await expect(page.getByRole('status').filter({ hasText: /abgemeldet/ })).toBeVisible();
  expect(await stored(page)).not.toMatch(/Geheimes|authorization_token/);
});

test('warns if it cannot be stored, and asks before the page is left', async ({ page }) => {
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
  await expect(page.getByText('Nicht gespeichert. Ihr Browser behält hier keinen Entwurf.')).toBeVisible();
  const [question] = await Promise.all([
    page.waitForEvent('dialog'),
    page.evaluate(() => void setTimeout(() => location.reload())),
  ]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(lastName(page)).toHaveValue('MusterX');
});

import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright/test';
import { newAccount } from '../support/accounts';
import { openRoute } from '../support/auth-pages';
import { element, expect, FEW, openElement, openHost, ready, test } from '../support/browser';
import { CALLS, hold } from '../support/faults';
import { accountEntry, openArea, profile } from '../support/member-area';

/** Watches the scripts that the page asks for from now on. */
function watchScripts(page: Page) {
  const asked: string[] = [];
  let open = 0;
  const isScript = (request: Request) => request.resourceType() === 'script';
  const close = (request: Request) => {
    if (isScript(request)) open -= 1;
  };
  page.on('request', (request) => {
    if (!isScript(request)) return;
    asked.push(new URL(request.url()).pathname);
    open += 1;
  });
  page.on('requestfinished', close);
  page.on('requestfailed', close);

  /** Waits until all have come and run, and none asks for another one. */
  async function rest() {
    let known = -1;
    while (known !== asked.length || open > 0) {
      known = asked.length;
      await expect.poll(() => open).toBe(0);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
  }
  return { asked, rest };
}

const firstLink = (page: Page) => page.getByRole('article').first().getByRole('heading').getByRole('link');

test('code and texts of a detail are preloaded after its card was visible for a while', async ({ page }) => {
  const { asked: scripts, rest } = watchScripts(page);
  await openElement(page, 'event-list', 'limit="2"');
  await expect.poll(() => scripts.some((path) => path.includes('event-detail-screen'))).toBe(true);
  await rest();
  const before = scripts.length;
  await firstLink(page).click();
  await expect(page.getByRole('link', { name: 'Zur Übersicht' })).toBeVisible();
  expect(scripts.slice(before).filter((path) => /event-detail-screen|styled|core|\/de-/.test(path))).toEqual([]);
});

test('a detail requests its event while its code loads', async ({ page }) => {
  // Nothing tells the list that its cards are in view.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    };
  });
  const { asked: scripts, rest } = watchScripts(page);
  await openElement(page, 'event-list', 'limit="2"');
  await rest();
  const release = await hold(page, '**/dist/chunks/**');
  const before = scripts.length;
  const called = page.waitForRequest(/\/api\/events\/[^/?]+$/);
  await firstLink(page).click();
  await called;
  await expect.poll(() => scripts.slice(before).some((path) => path.includes('event-detail-screen'))).toBe(true);
  release();
  await expect(page.getByRole('link', { name: 'Zur Übersicht' })).toBeVisible();
});

test('the log-in is preloaded after its link was hovered for a while', async ({ page }) => {
  const { asked: scripts, rest } = watchScripts(page);
  await openElement(page, 'event-portal', `start="/events" ${FEW}`);
  await rest();
  expect(scripts.some((path) => /members|login-screen/.test(path))).toBe(false);
  await page.getByRole('link', { name: 'Anmelden' }).first().hover();
  await expect.poll(() => scripts.some((path) => path.includes('login-screen'))).toBe(true);
  await rest();
  const before = scripts.length;
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  expect(scripts.slice(before)).toEqual([]);
});

test('the next screens of the log-in are preloaded while their links are hovered or focused', async ({ page }) => {
  const { asked: scripts, rest } = watchScripts(page);
  await openRoute(page, '/auth/login');
  const signUp = page.getByRole('link', { name: 'Registrieren' });
  await signUp.hover();
  await expect.poll(() => scripts.some((path) => path.includes('signup-screen'))).toBe(true);
  await page.getByRole('link', { name: 'Passwort vergessen?' }).focus();
  await expect.poll(() => scripts.some((path) => path.includes('request-reset-screen'))).toBe(true);
  await rest();
  const release = await hold(page, '**/dist/chunks/**');
  await signUp.click();
  await expect(page.getByRole('form', { name: 'Registrierung' })).toBeVisible();
  release();
});

test('the screens of the menu are preloaded while their links are hovered', async ({ page }) => {
  const { asked: scripts, rest } = watchScripts(page);
  await openArea(page, { user: (await newAccount('ahead')).username, route: '/secure' });
  const link = await accountEntry(page, 'Profil');
  await link.hover();
  await expect.poll(() => scripts.some((path) => /\/profile-/.test(path))).toBe(true);
  await rest();
  const release = await hold(page, '**/dist/chunks/**');
  await link.click();
  await expect(profile(page).heading).toBeFocused();
  await expect(profile(page).save).toBeVisible();
  release();
});

test('a detail begins with the data of its card', async ({ page }) => {
  await openElement(page, 'event-list', 'limit="2"');
  const title = (await firstLink(page).textContent()) ?? '';
  const when = ((await page.getByRole('article').first().locator('.card-meta').textContent()) ?? '').split(
    '\u00a0·',
  )[0];
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(CALLS.event, async (route) => {
    await answered;
    await route.fallback();
  });
  await firstLink(page).click();
  const preview = page.locator('[part~="detail"][aria-busy="true"]');
  await expect(preview.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  await expect(preview).toContainText(when ?? '');
  await expect(preview.getByRole('link', { name: 'Zur Übersicht' })).toBeVisible();
  answer();
  await expect(preview).toHaveCount(0);
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();
});

test('a detail begins with title, date and picture of its card while its texts load', async ({ page }) => {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(new URL('../../dist/chunks/manifest.json', import.meta.url), 'utf8'),
  );
  const release = await hold(page, `**/${manifest['src/i18n/de.po?events']?.file}`);
  await openElement(page, 'event-list', 'limit="8"');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('img') })
    .first();
  const link = card.getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  const when = ((await card.locator('.card-meta').first().textContent()) ?? '').split('\u00a0·')[0];
  await link.click();
  const preview = page.locator('[part~="detail"][aria-busy="true"]');
  await expect(preview.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  await expect(preview).toContainText(when ?? '');
  await expect(preview.locator('.picture img')).toBeVisible();
  const before = await preview.getByRole('heading', { level: 2 }).boundingBox();
  release();
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();
  const after = await page.getByRole('heading', { name: title, level: 2 }).boundingBox();
  expect(after?.y).toBe(before?.y);
});

test.describe('an element is not blank for long', () => {
  const frame = (page: Page) => page.locator('event-list .cards.is-loading');

  test('while its settings load', async ({ page }) => {
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 60_000);
    await page.route(CALLS.settings, () => undefined);
    // Without the application, what is drawn is the painter's.
    await page.route(/\/dist\/chunks\/core/, () => undefined);
    const asked = page.waitForRequest(CALLS.settings);
    await openHost(page, { body: element('event-list', 'limit="2"') });
    await asked;
    await expect(frame(page)).toHaveCount(0);
    await page.clock.fastForward(300);
    await expect(frame(page)).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  test('and input in its placeholder is preserved', async ({ page }) => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    for (const held of [CALLS.settings, /\/dist\/chunks\/core/]) {
      await page.route(held, async (route) => {
        await answered;
        await route.fallback();
      });
    }
    await openHost(page, { body: element('event-list', 'limit="2"') });
    await page.getByRole('searchbox').pressSequentially('Konz');
    answer();
    await ready(page);
    await expect(page.getByRole('searchbox')).toHaveValue('Konz');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

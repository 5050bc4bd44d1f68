import type { Page } from 'playwright/test';
import {
  ACCOUNT_SCREENS,
  type AccountScreen,
  expectScreen,
  field,
  focusIn,
  openScreen,
} from '../support/account-screens';
import { call } from '../support/accounts';
import { cutTexts, faintOnDark, spaceOut, violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { FAULTS, retry, watchCall } from '../support/faults';
import { ENDS, expectLayout, layoutFaults, WIDTHS } from '../support/layout-faults';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };
const SCREENS: [string, AccountScreen][] = Object.entries(ACCOUNT_SCREENS);
const FORMS = ['login', 'signup', 'confirm', 'magic', 'requestReset', 'reset', 'change'];

/** A screen as it stands at every width, or another state of it at the ends of them; axe looks at one of these. */
async function expectClean(page: Page, what: string, looked: 'as it stands' | 'another state') {
  const isFirst = looked === 'as it stands';
  await page.setViewportSize(WIDE);
  if (isFirst) expect(await violations(page, 'event-portal'), `${what}, wide`).toEqual([]);
  await expectLayout(page, 'event-portal', what, isFirst ? WIDTHS : ENDS);
  if (!isFirst) expect(await violations(page, 'event-portal'), `${what}, narrow`).toEqual([]);
  expect(await flaws(page), what).toEqual([]);
}

/** Ids that fields or buttons refer to but that do not exist, and controls that are too small for a finger. */
const flaws = (page: Page) =>
  page.locator('event-portal').evaluate((host) => {
    const root = host.shadowRoot as ShadowRoot;
    const ids = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-activedescendant', 'for'];
    const dangling = [...root.querySelectorAll('*')].flatMap((node) =>
      ids.flatMap((name) =>
        (node.getAttribute(name) ?? '')
          .split(' ')
          .filter((id) => id && !root.getElementById(id))
          .map((id) => `${node.localName} ${name}=${id}`),
      ),
    );
    const small = [...root.querySelectorAll<HTMLElement>('[part="page"] :is(button, input, select, textarea, .button)')]
      .map((node) => (node.matches('[type="checkbox"], [type="radio"]') ? (node.closest('label') ?? node) : node))
      .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < 44)
      .map((node) => `${node.localName} ${node.textContent} ${node.getBoundingClientRect().height} px`);
    return [...dangling, ...small];
  });

/** Headings follow on each other from the level that the page gives. */
async function expectHeadings(page: Page, name: string) {
  await page.locator('event-portal').evaluate((host) => host.setAttribute('heading-level', '3'));
  await expect(page.getByRole('heading', { level: 3 }).first(), name).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }), name).toHaveCount(0);
  const levels = await page
    .getByRole('heading')
    .evaluateAll((nodes) => nodes.map((node) => Number(node.localName.slice(1))));
  expect(Math.min(...levels), name).toBe(3);
  for (const [place, own] of levels.entries()) expect(own - (levels[place - 1] ?? 3), name).toBeLessThanOrEqual(1);
  await page.locator('event-portal').evaluate((host) => host.removeAttribute('heading-level'));
}

/** Sends a form with everything missing: the first field has the focus, in a long form by the summary of problems. */
async function expectProblems(page: Page, look: () => Promise<unknown>) {
  await page.locator('event-portal [type="submit"]').press('Enter');
  const summary = page.locator('event-portal form > [role="group"][tabindex="-1"]');
  const field = page.locator('event-portal [aria-invalid="true"]').first();
  await expect(field).toBeVisible();
  const isLong = (await summary.count()) > 0;
  if (isLong) await expect(summary).toBeFocused();
  await look();
  if (isLong) await summary.getByRole('button').first().press('Enter');
  await expect(field).toBeFocused();
}

/** The other screens are a few lines in the same column. */
const LONG_SCREENS = ['login', 'signup', 'start', 'profile', 'information'];

/** Large letters, then wider spacing of text. */
async function expectRoomForLetters(page: Page) {
  const host = page.locator('event-portal');
  const box = (css: string) => host.evaluate((node, style) => node.setAttribute('style', style), css);
  await page.setViewportSize(NARROW);
  await box('font-size: 32px; --portal-font-size: 32px');
  expect(await layoutFaults(page, 'event-portal'), 'large letters').toEqual([]);
  await box('');
  await spaceOut(page, 'event-portal');
  expect(await layoutFaults(page, 'event-portal'), 'wider spacing').toEqual([]);
  expect(await cutTexts(page, 'event-portal')).toEqual([]);
  await host.evaluate(({ shadowRoot }) => {
    if (shadowRoot) shadowRoot.adoptedStyleSheets = shadowRoot.adoptedStyleSheets.slice(0, -1);
  });
}

/** User names of the visitors; one page shows all screens of a visitor one after another. */
const VISITORS = [...new Set(SCREENS.map(([, { username }]) => username))];

for (const visitor of VISITORS) {
  test(`the screens of ${visitor ?? 'a guest'} pass axe, filled and with all errors; wide text spacing and both languages fit`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const screens = SCREENS.filter(([, { username }]) => username === visitor);
    const goTo = (route: string) => page.evaluate((next) => window.location.assign(`#${next}`), route);
    const [[, first] = []] = screens;
    if (first) await openScreen(page, first);
    for (const [name, screen] of screens) {
      await test.step(name, async () => {
        await page.setViewportSize(WIDE);
        await goTo(screen.route);
        await expectScreen(page, screen);
        await expectClean(page, name, 'as it stands');
        expect(await faintOnDark(page, 'event-portal'), `${name} on a dark page`).toEqual([]);
        if (FORMS.includes(name))
          await expectProblems(page, () => expectClean(page, `${name} with problems`, 'another state'));
        // The elements are the same in English; what is longer there must find its place.
        await goTo(`/en${screen.route}`);
        await expectScreen(page, screen, 'en');
        await expectLayout(page, 'event-portal', `${name} in English`, ENDS);
        expect(await flaws(page), `${name} in English`).toEqual([]);
        await expectHeadings(page, name);
        if (LONG_SCREENS.includes(name)) await expectRoomForLetters(page);
      });
    }
  });
}

/** One of those that read something: all of them wait and fail by the same parts. */
test('the profile passes axe while it loads and after that has failed', async ({ page }) => {
  const screen = ACCOUNT_SCREENS.profile;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = await watchCall(page, 'GET', screen.reads);
  asked.fault = async (route) => {
    await held;
    await FAULTS['500']?.(route);
  };
  await openScreen(page, screen);
  await expect.poll(() => asked.count).toBe(1);
  await expect(
    page
      .locator('event-portal')
      .getByRole('status')
      .filter({ hasText: /geladen/ }),
  ).toHaveCount(1);
  await expectClean(page, 'loading', 'another state');
  release();
  await expect(retry(page)).toBeVisible();
  await expectClean(page, 'failed', 'as it stands');
  asked.fault = undefined;
  await retry(page).press('Enter');
  await expectScreen(page, screen);
  await expect.poll(() => focusIn(page)).not.toBe('');
});

/** Opens a dialog, and says what has the focus before. */
const DIALOGS = {
  relation: {
    title: /^Neue Organisation/,
    open: (page: Page) => page.getByRole('button', { name: /^Organisation hinzufügen/ }).press('Enter'),
  },
  suggestion: {
    title: /^Neue Adresse/,
    async open(page: Page) {
      await page.getByRole('button', { name: /^Organisation hinzufügen/ }).press('Enter');
      await page.getByRole('button', { name: /Neue Adresse vorschlagen/ }).press('Enter');
    },
  },
  deletion: {
    title: /^Konto löschen/,
    open: (page: Page) => page.getByRole('button', { name: /^Konto löschen/ }).press('Enter'),
  },
  conflict: {
    title: /^Inzwischen/,
    async open(page: Page) {
      const saved = await watchCall(page, 'PUT', 'persons');
      const { data } = await call<object>('GET', 'persons', { token: await tokenIn(page) });
      saved.fault = (route) =>
        route.fulfill({
          status: 412,
          contentType: 'application/problem+json',
          headers: { ETag: '"other"' },
          body: JSON.stringify({ status: 412, code: 'conflict', current: { ...data, firstName: 'Andere' } }),
        });
      await field(page, 'firstName').fill('Meine');
      await page.getByRole('button', { name: /^Profil speichern/ }).press('Enter');
    },
  },
  'log-in': {
    title: /^Bitte melden Sie sich/,
    async open(page: Page) {
      (await watchCall(page, 'PUT', 'persons')).fault = FAULTS['401'];
      await field(page, 'firstName').fill('Meine');
      await page.getByRole('button', { name: /^Profil speichern/ }).press('Enter');
    },
  },
};

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('authorization_token') ?? '');

test('every dialog passes axe, takes the focus and returns it', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize(WIDE);
  await openScreen(page, ACCOUNT_SCREENS.profile);
  await expectScreen(page, ACCOUNT_SCREENS.profile);
  for (const [name, { title, open }] of Object.entries(DIALOGS)) {
    await open(page);
    const dialog = page.getByRole('dialog', { name: title }).last();
    await expect(dialog).toBeVisible();
    await expect
      .poll(() => dialog.evaluate((box) => box.contains((box.getRootNode() as ShadowRoot).activeElement)))
      .toBe(true);
    await expectClean(page, name, 'another state');
    // It asks before it is left.
    if (name === 'log-in') return;
    // The address is suggested above the dialog of the relation.
    for (let above = name === 'suggestion' ? 1 : 0; above >= 0; above -= 1) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(above);
      await expect.poll(() => focusIn(page)).toMatch(/^button /);
    }
  }
});

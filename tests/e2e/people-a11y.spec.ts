import type { Page } from 'playwright/test';
import { tellNoTime } from '../support/auth-pages';
import { cutTexts, faintOnDark, spaceOut, violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { FAULTS, retry, watchCall } from '../support/faults';
import { expectLayout, layoutFaults } from '../support/layout-faults';
import { beLoggedIn, call, newAccount } from '../support/people';
import { expectScreen, field, focusIn, openScreen, PEOPLE_SCREENS, type PeopleScreen } from '../support/people-screens';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };
const SCREENS: [string, PeopleScreen][] = Object.entries(PEOPLE_SCREENS);
const FORMS = ['login', 'signup', 'confirm', 'magic', 'requestReset', 'reset', 'change'];

/** axe at one width, which is enough where another state or language of the screen is looked at in the other. */
async function expectClean(page: Page, what: string, widths: readonly ('wide' | 'narrow')[] = ['wide', 'narrow']) {
  await page.setViewportSize(WIDE);
  if (widths.includes('wide')) expect(await violations(page, 'event-portal'), `${what}, wide`).toEqual([]);
  await expectLayout(page, 'event-portal', what);
  if (widths.includes('narrow')) expect(await violations(page, 'event-portal'), `${what}, narrow`).toEqual([]);
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
}

/** Sends a form with everything missing: the summary of problems has the focus, and leads to the first field. */
async function expectProblems(page: Page, look: () => Promise<unknown>) {
  // The sign-up shows the rest of its form once the user has said for whom the account is.
  const kind = page.locator('event-portal [name="kind"]').first();
  if (await kind.isVisible()) await kind.check();
  await page.locator('event-portal [type="submit"]').press('Enter');
  const summary = page.locator('event-portal form > [role="group"][tabindex="-1"]');
  await expect(summary).toBeFocused();
  await look();
  await summary.getByRole('button').first().press('Enter');
  await expect(page.locator('event-portal [aria-invalid="true"]').first()).toBeFocused();
}

/** The other screens are a few lines in the same column. */
const LONG_SCREENS = ['login', 'signup', 'start', 'profile', 'information'];

/** Large letters, then wider spacing of text, which stays. */
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
}

for (const [name, screen] of SCREENS) {
  test(`axe finds nothing on ${name}, as it stands and with everything missing; letters and both languages have room`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await openScreen(page, screen);
    await expectScreen(page, screen);
    await expectClean(page, name, ['wide']);
    expect(await faintOnDark(page, 'event-portal'), `${name} on a dark page`).toEqual([]);
    if (FORMS.includes(name)) await expectProblems(page, () => expectClean(page, `${name} with problems`, ['narrow']));
    // The elements are the same in English; what is longer there must find its place.
    await page.evaluate((route) => window.location.assign(`#/en${route}`), screen.route);
    await expectScreen(page, screen, 'en');
    await expectLayout(page, 'event-portal', `${name} in English`);
    expect(await flaws(page), `${name} in English`).toEqual([]);
    await expectHeadings(page, name);
    if (LONG_SCREENS.includes(name)) await expectRoomForLetters(page);
  });
}

/** Two of those that read something: all of them wait and fail by the same parts. */
for (const name of ['start', 'profile'] as const) {
  const screen = PEOPLE_SCREENS[name];
  test(`axe finds nothing on ${name} while it is loading, nor when that fails`, async ({ page }) => {
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
    await expectClean(page, 'loading', ['narrow']);
    release();
    await expect(retry(page)).toBeVisible();
    await expectClean(page, 'failed', ['wide']);
    asked.fault = undefined;
    await retry(page).press('Enter');
    await expectScreen(page, screen);
    await expect.poll(() => focusIn(page)).not.toBe('');
  });
}

/** Opens a dialog, and says what has the focus before. */
const DIALOGS = {
  relation: {
    title: /^Neue Berechtigung/,
    open: (page: Page) => page.getByRole('button', { name: /^Berechtigung hinzufügen/ }).press('Enter'),
  },
  suggestion: {
    title: /^Neue Adresse/,
    async open(page: Page) {
      await page.getByRole('button', { name: /^Berechtigung hinzufügen/ }).press('Enter');
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

// The last two end what the page was.
for (const names of [['relation', 'suggestion', 'deletion'], ['conflict'], ['log-in']] as const) {
  test(`axe finds nothing in the dialog: ${names.join(', ')}; the focus goes in and comes back`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await openScreen(page, PEOPLE_SCREENS.profile);
    await expectScreen(page, PEOPLE_SCREENS.profile);
    for (const name of names) {
      const { title, open } = DIALOGS[name];
      await open(page);
      const dialog = page.getByRole('dialog', { name: title }).last();
      await expect(dialog).toBeVisible();
      await expect
        .poll(() => dialog.evaluate((box) => box.contains((box.getRootNode() as ShadowRoot).activeElement)))
        .toBe(true);
      await expectClean(page, name, ['narrow']);
      if (name === 'log-in') return;
      // The address is suggested above the dialog of the relation.
      for (let above = name === 'suggestion' ? 1 : 0; above >= 0; above -= 1) {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(above);
        await expect.poll(() => focusIn(page)).toMatch(/^button /);
      }
    }
  });
}

test('axe finds nothing in the dialog before the end of the session', async ({ page }) => {
  await page.clock.install();
  await tellNoTime(page);
  const { username } = await newAccount('a11y');
  await beLoggedIn(page, username);
  await openScreen(page, { ...PEOPLE_SCREENS.profile, username: '' });
  await expectScreen(page, PEOPLE_SCREENS.profile);
  await page.clock.fastForward('58:30');
  const dialog = page.getByRole('dialog', { name: 'Möchten Sie angemeldet bleiben?' });
  await expect(dialog.getByRole('button', { name: 'Angemeldet bleiben' })).toBeFocused();
  await expectClean(page, 'ending');
});

import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expectStart, logIn } from '../support/auth-pages';
import { expect, openHost, test } from '../support/browser';
import { address, LISTENER, pressWhereSeen } from '../support/framed-page';
import { chooseInAccount } from '../support/member-area';

const demo = () => String(process.env.DEMO_URL);
const other = () => String(process.env.OTHER_URL);

/** A frame of the demo's origin. */
const frame = (id: string, query: string, style = 'width:100%;height:12px;border:0') =>
  `<iframe data-event-portal id="${id}" src="${demo()}${address(query)}" style="${style}"></iframe>`;
const helper = () => `<script src="${demo()}/dist/event-portal-frame.js"></script>`;
const gap = (height: number) => `<div style="height:${height}px"></div>`;
/** A host that only fits the height, as hosts did before the helper told anything. */
const OLD_HELPER = `<script>addEventListener('message', ({ data, source }) => {
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source && data.type === 'resize-iframe') frame.style.height = data.height + 'px';
})</script>`;

const heightOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((one) => Math.round(one.getBoundingClientRect().height));

/** Returns the position of an element of a frame in the viewport of the host page, in px. */
async function placeOf(page: Page, id: string, inside: Locator) {
  const outer = await page.locator(`#${id}`).evaluate((one) => one.getBoundingClientRect().top);
  const { top, bottom } = await inside.evaluate((one) => {
    const box = one.getBoundingClientRect();
    return { top: box.top, bottom: box.bottom };
  });
  return { top: outer + top, bottom: outer + bottom };
}

/** Expects something in a frame to be seen as a whole, without anybody scrolling. */
async function expectSeen(page: Page, id: string, inside: Locator) {
  await expect(inside).toBeVisible();
  await expect
    .poll(async () => {
      const { top, bottom } = await placeOf(page, id, inside);
      return top >= -1 && bottom <= (page.viewportSize()?.height ?? 0) + 1;
    })
    .toBe(true);
}

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const [name, origin] of [
  ['on one origin', demo],
  ['across origins', other],
] as const) {
  test.describe(name, () => {
    test('a frame below the fold gets its height without scrolling', async ({ page }) => {
      await openHost(page, {
        origin: origin(),
        head: LISTENER + helper(),
        body: `${frame('first', '&element=event-list&limit=2')}${gap(6_000)}${frame('second', '&element=event-list&limit=3')}`,
      });
      const second = page.frameLocator('#second');
      await expect(page.frameLocator('#first').locator('article')).toHaveCount(2);
      await expect(second.locator('article')).toHaveCount(3);
      await expect.poll(() => heightOf(page, 'first')).toBeGreaterThan(600);
      await expect.poll(() => heightOf(page, 'second')).toBeGreaterThan(600);
      expect(await scrollOf(page)).toBe(0);
      const inner = () => second.locator('#client').evaluate((client) => client.scrollHeight);
      await expect.poll(async () => (await heightOf(page, 'second')) - (await inner())).toBe(0);
    });

    for (const [kind, head] of origin === other
      ? ([['with the helper', helper]] as const)
      : ([['without the helper', () => OLD_HELPER]] as const)) {
      test(`a menu of a tall frame opens in the visible part, ${kind}`, async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 640 });
        await openHost(page, {
          origin: origin(),
          head: LISTENER + head(),
          body: gap(300) + frame('tall', '&element=event-list&limit=8') + gap(500),
        });
        const tall = page.frameLocator('#tall');
        await expect(tall.getByRole('article')).toHaveCount(8);
        await expect.poll(() => heightOf(page, 'tall')).toBeGreaterThan(2_000);
        await expectPanelSeen(page, tall);
      });

      test(`a notice and a dialog of a long form appear in the visible part, ${kind}`, async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 640 });
        await openHost(page, {
          origin: origin(),
          head: LISTENER + head(),
          body: gap(300) + frame('tall', '&element=portal-account&start=/secure/profile') + gap(500),
        });
        const tall = page.frameLocator('#tall');
        await logIn(tall, 'private');
        await expectStart(tall);
        await chooseInAccount(tall, 'Profil');
        await expect.poll(() => heightOf(page, 'tall')).toBeGreaterThan(2_000);
        const save = tall.getByRole('button', { name: 'Profil speichern' });
        await expectSeen(page, 'tall', save);
        await pressWhereSeen(save);
        await expectSeen(page, 'tall', tall.getByText('Profil gespeichert'));
        const dialog = await expectDialogSeen(page, tall);
        await page.mouse.wheel(0, -150);
        if (kind === 'with the helper') await expectSeen(page, 'tall', dialog);
      });

      test(`Back from a detail leads to its card, ${kind}`, { tag: '@whole-browser' }, async ({ page }) => {
        await openHost(page, {
          origin: origin(),
          head: LISTENER + head(),
          body: gap(300) + frame('tall', '&element=event-list&limit=24') + gap(500),
        });
        const tall = page.frameLocator('#tall');
        const card = tall.getByRole('article').nth(17).getByRole('heading').getByRole('link');
        await expect(tall.getByRole('article')).toHaveCount(24);
        await expect.poll(() => heightOf(page, 'tall')).toBeGreaterThan(2_000);
        // The application puts its own cards in the place of the painter's, which nobody can scroll to then.
        await expect.poll(() => tall.locator('body').evaluate(() => window.readyCount)).toBe(1);
        await card.evaluate((link) => link.scrollIntoView({ block: 'center' }));
        await expectSeen(page, 'tall', card);
        const before = await scrollOf(page);
        expect(before).toBeGreaterThan(700);
        await card.click();
        const heading = tall.locator('[part~="heading"]').first();
        await expect(tall.getByRole('heading', { name: 'Termine', exact: true })).toBeVisible();
        await expectSeen(page, 'tall', heading);
        await page.evaluate(() => window.history.back());
        await expect(tall.getByRole('article')).toHaveCount(24);
        await expectSeen(page, 'tall', card);
        await expect.poll(async () => Math.abs((await scrollOf(page)) - before)).toBeLessThan(60);
      });
    }
  });
}

/** Opens the sheet of filters and a panel in it, which scrolls inside where there is little room. */
async function expectPanelSeen(page: Page, tall: FrameLocator) {
  await page.mouse.wheel(0, 250);
  await tall.getByRole('button', { name: /^Filter/ }).click();
  await expectSeen(page, 'tall', tall.getByRole('dialog', { name: 'Filter' }));
  await tall.getByRole('button', { name: /Wann/ }).click();
  await expectSeen(page, 'tall', tall.locator('.panel').first());
  await page.keyboard.press('Escape');
}

/** Opens the dialog to delete an account, whose button stands at the end of a long form. */
async function expectDialogSeen(page: Page, tall: FrameLocator) {
  const opener = tall.getByRole('button', { name: 'Konto löschen' });
  await opener.scrollIntoViewIfNeeded();
  expect(await scrollOf(page)).toBeGreaterThan(1_000);
  await opener.click();
  const dialog = tall.getByRole('dialog', { name: 'Konto löschen' });
  await expectSeen(page, 'tall', dialog);
  return dialog;
}

test('a late helper script requests the height', async ({ page }) => {
  await openHost(page, { head: LISTENER, body: frame('late', '&element=event-list&limit=2') });
  await expect(page.frameLocator('#late').locator('article')).toHaveCount(2);
  const settled = () => page.evaluate(() => window.heard.length);
  await expect.poll(settled).toBeGreaterThan(0);
  expect(await heightOf(page, 'late')).toBe(12);
  await page.addScriptTag({ url: `${demo()}/dist/event-portal-frame.js` });
  await expect.poll(() => heightOf(page, 'late')).toBeGreaterThan(600);
});

test('a low frame grows for what opens in it, and shrinks again', async ({ page }) => {
  await openHost(page, {
    head: LISTENER + helper(),
    body: frame('badge', '&element=portal-account&compact'),
  });
  const badge = page.frameLocator('#badge');
  await badge.getByRole('button', { name: 'Anmelden' }).click();
  const dialog = badge.getByRole('dialog');
  await expectSeen(page, 'badge', dialog);
  const { top, bottom } = await placeOf(page, 'badge', dialog);
  expect(bottom - top).toBeGreaterThan(300);
  await page.keyboard.press('Escape');
  await expect.poll(() => heightOf(page, 'badge')).toBeLessThan(100);
});

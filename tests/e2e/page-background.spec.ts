import type { Page } from 'playwright/test';
import { violations } from '../support/axe';
import { element, expect, openHost, ready, SCRIPT, test } from '../support/browser';
import { frameTag, inFrame } from '../support/framed-page';

const DARK = { rgb: 'rgb(16, 32, 48)', hex: '#102030' };
const WHITE = 'rgb(255, 255, 255)';
const NONE = 'rgba(0, 0, 0, 0)';
const PHOTO = "url('data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>')";

/** The ground of the element and of all that is in it, and whether it is made for a dark one. */
const grounds = (page: Page) =>
  page.locator('event-list').evaluate((list) => {
    const root = list.shadowRoot?.querySelector('.portal') ?? list;
    const [own, inner] = [list, root].map((place) => getComputedStyle(place).backgroundColor);
    const { color, colorScheme } = getComputedStyle(root);
    const [red = 0] = (color.match(/\d+/g) ?? []).map(Number);
    return { own, inner, isDark: red > 200 && colorScheme === 'dark' };
  });

/** Opens a page with a list in a box; `head` says how the page looks. */
async function openPage(page: Page, head = '', attributes = '') {
  await openHost(page, {
    body: `<div id="box"><div id="place">${element('event-list', `limit="2" ${attributes}`)}</div></div><div id="elsewhere" style="background: #000"></div>`,
    head: `<style>* { outline: 0 }</style>${SCRIPT}${head}`,
  });
  await ready(page);
  await expect(page.locator('[part=card]').first()).toBeVisible();
}

test('the background is painted if the client or the CSS of the page sets one', async ({ page }) => {
  const settings = (background: string) => JSON.stringify({ theme: { light: { background } } });
  const painted = (color: string) => ({ own: color, inner: color, isDark: color === DARK.rgb });
  await openPage(page, '', `settings='${settings(DARK.hex)}'`);
  await expect.poll(() => grounds(page), 'the client’s').toEqual(painted(DARK.rgb));
  await page.evaluate(() => document.body.style.setProperty('background', '#000'));
  await page.locator('event-list').evaluate((list, next) => list.setAttribute('settings', next), settings('#fff'));
  await expect.poll(() => grounds(page), 'white on a dark page').toEqual(painted(WHITE));
  await openPage(page, `<style>event-list { --portal-color-background: ${DARK.hex} }</style>`);
  await expect.poll(() => grounds(page), 'set from CSS').toEqual(painted(DARK.rgb));
});

test('an own background has padding and round corners', async ({ page }) => {
  const edges = () =>
    page.locator('event-list').evaluate((list) => {
      const [outer, card] = [list, list.shadowRoot?.querySelector('.cards') as Element].map((place) =>
        place.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      const { borderRadius } = getComputedStyle(list);
      return {
        left: card.left - outer.left,
        right: outer.right - card.right,
        above: card.top - outer.top,
        borderRadius,
      };
    });
  await page.setViewportSize({ width: 1000, height: 800 });
  await openPage(page, `<style>body { background: #000 ${PHOTO} }</style>`, 'filter="off"');
  await expect.poll(() => edges()).toEqual({ left: 24, right: 24, above: 28, borderRadius: '12px' });
  await page.setViewportSize({ width: 360, height: 800 });
  expect((await edges()).left).toBeGreaterThan(8);
  await page.evaluate(() => document.body.removeAttribute('style'));
  await page.addStyleTag({ content: 'body { background: #fff !important }' });
  await expect.poll(async () => (await edges()).left).toBe(0);
});

test('the text colour follows the background, also when the page changes it', async ({ page }) => {
  await openPage(page);
  const shown = (isDark: boolean) => ({ own: NONE, inner: NONE, isDark });
  const painted = { own: WHITE, inner: WHITE, isDark: false };
  /** Styles of a page by selector, and the ground that is expected in the end. */
  const pages: [place: string, style: string, expected: object][] = [
    ['html', '', shown(false)],
    ['body', 'background: #000', shown(true)],
    ['body', 'background: #1e1e1e', shown(true)],
    ['body', 'background: #f4f0e6', shown(false)],
    ['body', 'background: #808080', shown(false)],
    ['body', `background: #000 ${PHOTO}`, painted],
    ['#box', 'background: rgb(0 0 0 / 90%)', painted],
    ['body', 'background: #fff', shown(true)],
    ['#box', 'background: rgb(255 255 255 / 80%)', shown(false)],
    ['body', 'background: #000', shown(false)],
    ['#box', '', shown(true)],
    ['#place', 'background: linear-gradient(#fff, #000)', painted],
    ['#place', 'background: #fff', shown(false)],
    ['event-list', 'background: #123', { ...shown(true), own: 'rgb(17, 34, 51)' }],
    ['event-list', '', shown(false)],
    ['#place', '', shown(true)],
    ['body', 'background: #fff; transition: background 50ms', shown(false)],
    ['body', 'background: oklch(20% 0 0)', painted],
    ['body', '', shown(false)],
    ['html', 'color-scheme: dark', shown(true)],
    ['html', '', shown(false)],
  ];
  for (const [place, style, expected] of pages) {
    await page.locator(place).evaluate((node, css) => node.setAttribute('style', css), style);
    await expect.poll(() => grounds(page), `${place} { ${style} }`).toEqual(expected);
    // An empty page is white for axe.
    // Two grounds in a row may both be light: that the shades have followed shows in their contrast alone.
    if (style && place !== 'html')
      await expect.poll(() => violations(page, 'event-list', ['color-contrast']), `${place} { ${style} }`).toEqual([]);
  }
  await page.locator('event-list').evaluate((list) => document.getElementById('elsewhere')?.append(list));
  await expect.poll(() => grounds(page), 'elsewhere').toEqual(shown(true));
  await page.locator('event-list').evaluate((list) => {
    const room = document.createElement('section').attachShadow({ mode: 'open' });
    document.body.append(room.host);
    room.append(list);
  });
  await expect.poll(() => grounds(page), 'in a shadow root').toEqual(shown(false));
});

test('text follows a page that changes by class, style sheet or colour scheme', async ({ page }) => {
  await openPage(
    page,
    `<style>.night body { background: #111 } @media (prefers-color-scheme: dark) { body { background: #222 } }</style>
     <style id="sheet" media="print">body { background: #333 !important }</style>`,
  );
  const isDark = async () => (await grounds(page)).isDark;
  await expect.poll(() => isDark()).toBe(false);
  await page.evaluate(() => document.documentElement.classList.add('night'));
  await expect.poll(isDark).toBe(true);
  await page.evaluate(() => document.documentElement.classList.remove('night'));
  await expect.poll(isDark).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(isDark).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(isDark).toBe(false);
  await page.evaluate(() => document.getElementById('sheet')?.setAttribute('media', 'all'));
  await expect.poll(isDark).toBe(true);
});

test('the painted first screen already follows the background of the page', async ({ page }) => {
  await page.route(/\/chunks\/core-/, () => new Promise(() => undefined));
  await openHost(page, {
    body: element('event-list', 'limit="2"'),
    head: `<style>body { background: #1e1e1e }</style>${SCRIPT}`,
  });
  await expect(page.locator('[part=card]').first()).toBeVisible();
  await expect.poll(() => grounds(page)).toEqual({ own: NONE, inner: NONE, isDark: true });
});

test('a frame follows a page of its origin, and paints its own background on others', async ({ page }) => {
  const body = frameTag('&element=event-list&limit=2');
  const head = '<style>body { background: #1e1e1e }</style>';
  const ground = () =>
    inFrame(page)
      .locator('event-list')
      .evaluate((list) => getComputedStyle(list).backgroundColor);
  await openHost(page, { body, head });
  await expect(inFrame(page).locator('[part=card]').first()).toBeVisible();
  await expect.poll(() => ground()).toBe(NONE);
  await openHost(page, { body, head: `<base href="${process.env.OTHER_URL}">${head}`, path: '/other-page' });
  await expect(inFrame(page).locator('[part=card]').first()).toBeVisible();
  await expect.poll(() => ground()).toBe(WHITE);
});

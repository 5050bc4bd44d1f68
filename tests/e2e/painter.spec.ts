import type { Page } from 'playwright/test';
import { beLoggedIn, tokenOf } from '../support/accounts';
import { element, expect, FEW, openElement, openHost, ready, SCRIPT, test } from '../support/browser';
import { APPLICATION, CALLS, FAULTS, hold, retry } from '../support/faults';

import { PAGE_SIZE } from '../support/page-size';

declare global {
  interface Window {
    /** The cumulative layout shift. */
    jumped: number;
    /** Themes in the order in which they were written. */
    themes: string[];
    /** Ends what the page has waited for at its longest. */
    endPatience(): void;
    /** The number of cards in the first frame that had any. */
    firstCards?: number;
  }
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

/** Calls by path, each with the token that it carried. */
function watchCalls(page: Page): { path: string; token: string | undefined }[] {
  const calls: { path: string; token: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && /\/api\/(?:events|clientSettings)$/.test(pathname))
      calls.push({ path: pathname.replace(/.*\/api\//, ''), token: request.headers().token });
  });
  return calls;
}

/** Logs a person in as this device remembers it from an earlier page. */
async function remember(page: Page, username: string): Promise<string> {
  const { token, expires } = await tokenOf(username, 'stadt');
  await page.addInitScript(
    ([host, issued, end]) =>
      localStorage.setItem(
        `event-portal:session:${host}`,
        JSON.stringify({ host, token: issued, expires: end, clockOffsetMs: 0 }),
      ),
    [`${process.env.DEMO_URL}/clients/stadt`, token, expires] as const,
  );
  return token;
}

const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    window.jumped = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.jumped += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Lets waits of a length last until `endPatience()` is called. */
const holdPatience = (page: Page, length = 2_000) =>
  page.addInitScript((heldMs) => {
    const waiting: (() => void)[] = [];
    const set = window.setTimeout.bind(window);
    window.endPatience = () => {
      for (const end of waiting.splice(0)) end();
    };
    window.setTimeout = ((act: (...given: unknown[]) => void, ms?: number, ...rest: unknown[]) =>
      ms === heldMs ? waiting.push(() => act(...rest)) : set(act, ms, ...rest)) as typeof window.setTimeout;
  }, length);

/** Returns the texts of links and buttons in the bar above the portal. */
const bar = (page: Page) => page.locator('event-portal .shell-bar').locator('a, button').allTextContents();

test('a member sees the list before the application, and the same one after it, in both languages', async ({
  page,
}) => {
  const token = await remember(page, 'approved');
  await watchJumps(page);
  const calls = watchCalls(page);
  for (const [locale, attributes, cards, words] of [
    ['de', '', PAGE_SIZE, ['English', 'Mein Bereich', 'Abmelden']],
    ['en', FEW, 3, ['Deutsch', 'My area', 'Log out']],
  ] as const) {
    calls.length = 0;
    const release = await hold(page, APPLICATION);
    const body = element('event-portal', `locale="${locale}" ${attributes}`);
    await openHost(page, { body, path: `/host-page?${locale}` });
    await expect(page.getByRole('article')).toHaveCount(cards);
    const [painted, paintedBar] = [await titles(page), await bar(page)];
    expect(paintedBar).toEqual(words);
    release();
    await ready(page);
    await frames(page);
    expect(await titles(page)).toEqual(painted);
    expect(await bar(page)).toEqual(paintedBar);
    expect(calls).toEqual(
      expect.arrayContaining([
        { path: 'clientSettings', token },
        { path: 'events', token },
      ]),
    );
    expect(calls).toHaveLength(2);
    expect(await page.evaluate(() => window.jumped)).toBeLessThan(0.02);
  }
});

test('hearts work before and after the application is loaded', async ({ page }) => {
  const release = await hold(page, APPLICATION);
  await openHost(page, { body: element('event-list', 'limit="10"') });
  await expect(page.getByRole('article')).toHaveCount(10);
  const hearts = page.locator('.card > .card-heart');
  // The ninth is drawn behind the first frame.
  for (const index of [1, 8, 2]) await hearts.nth(index).click();
  await hearts.nth(2).click();
  const pressed = () =>
    hearts.evaluateAll((all) => all.flatMap((heart, i) => (heart.ariaPressed === 'true' ? [i] : [])));
  expect(await pressed()).toEqual([1, 8]);
  release();
  await ready(page);
  await expect.poll(pressed).toEqual([1, 8]);
  await expect(page.locator('.list-tools .chip', { hasText: 'Merkliste' })).toContainText('2');
  await hearts.nth(1).click();
  await expect.poll(pressed).toEqual([8]);
});

test('an ambiguous log-in is left to the application', async ({ page }) => {
  await beLoggedIn(page, 'approved');
  const calls = watchCalls(page);
  const release = await hold(page, APPLICATION);
  await openHost(page, { body: element('event-portal', FEW) });
  await expect(page.locator('event-portal .cards.is-loading')).toBeVisible();
  expect(calls).toEqual([]);
  release();
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
});

test('a log-out works on this device even if its code cannot be loaded', async ({ page }) => {
  await remember(page, 'approved');
  await page.route(/\/dist\/chunks\/members/, (route) => route.abort());
  await openElement(page, 'event-portal', FEW);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('session')))).toEqual([]);
});

test.describe('header and footer of the client', () => {
  const ABOVE = '<div class="box" style="height: 90px"><h2>Kulturkalender</h2><p onclick="x()">der Stadt</p></div>';
  const settings = (before: string) =>
    `<script>window.eventPortalSettings = ${JSON.stringify({
      applicationSettings: { scaffoldTemplate: `${before}{{portal}}<p>Darunter</p>` },
      eventList: { resultsPerPage: 3 },
    }).replaceAll('<', '\\u003c')}</script>${SCRIPT}`;
  const above = (page: Page) =>
    page
      .locator('event-portal [part="root"] > div')
      .first()
      .evaluate((box) => box.outerHTML);

  test('are the same before and after the application', async ({ page }) => {
    await watchJumps(page);
    const release = await hold(page, APPLICATION);
    await openHost(page, { head: settings(ABOVE), body: element('event-portal') });
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Kulturkalender' })).toBeVisible();
    const painted = await above(page);
    expect(painted).not.toContain('onclick');
    release();
    await ready(page);
    await expect(page.getByText('Darunter')).toBeVisible();
    expect(await above(page)).toBe(painted);
    expect(await page.evaluate(() => window.jumped)).toBeLessThan(0.02);
  });

  test('do not hide the list if the cleaner cannot be loaded', async ({ page }) => {
    await page.route(/\/dist\/chunks\/html-cleaner/, (route) => route.abort());
    const release = await hold(page, APPLICATION);
    await openHost(page, { head: settings(ABOVE), body: element('event-portal') });
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Kulturkalender' })).toHaveCount(0);
    release();
    await ready(page);
    await expect(page.getByRole('article')).toHaveCount(3);
  });
});

/** Widths of the files that the server offers for each picture, in px. */
const FILES = [320, 640, 768, 960, 1280];
/** The requested file by page width and pixel ratio, [px, ratio, px]; phones never load more than two dots per px. */
const PICTURES = [
  [360, 1, 640],
  [360, 2, 768],
  [360, 3, 768],
  [768, 1, 640],
  [768, 2, 768],
  [768, 3, 1280],
  [1280, 1, 320],
  [1280, 2, 640],
  [1280, 3, 960],
] as const;

test('pictures of the first cards are requested when the cards are painted, in the size of the layout', async ({
  page,
}) => {
  await hold(page, APPLICATION);
  const screen = await page.context().newCDPSession(page);
  let asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/media/')) asked.push(request.url());
  });
  for (const [width, deviceScaleFactor, file] of PICTURES) {
    asked = [];
    await screen.send('Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor, mobile: false });
    await openHost(page, {
      body: element('event-list', 'limit="8"'),
      path: `/host-page?${width}-${deviceScaleFactor}`,
    });
    await expect(page.getByRole('article')).toHaveCount(8);
    const pictures = page.locator('event-list .card-image img');
    await expect
      .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every(({ currentSrc }) => currentSrc !== '')))
      .toBe(true);
    const shown = await pictures.evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ currentSrc, clientWidth }) => ({
        url: currentSrc,
        pixels: clientWidth * Math.min(devicePixelRatio, innerWidth < 560 ? 2 : 3),
      })),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThanOrEqual(4);
    expect([...new Set(asked)].sort()).toEqual(shown.map(({ url }) => url).sort());
    for (const { url, pixels } of shown) {
      expect(url, `${width} px at ${deviceScaleFactor}`).toMatch(new RegExp(`/${file}(?:\\?|$)`));
      // No coarser than the screen, and no other file between.
      expect(file).toBeGreaterThanOrEqual(pixels);
      expect(FILES.filter((other) => other >= pixels)[0]).toBe(file);
    }
  }
});

test('the painter draws the list even if the code is loaded before the events, as on a second visit', async ({
  page,
}) => {
  // After that the application would show placeholders of its own.
  await holdPatience(page, 1_500);
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init);
      const look = () => {
        window.firstCards ||= root.querySelectorAll('.card-title a').length;
      };
      new MutationObserver(look).observe(root, { childList: true, subtree: true });
      return root;
    };
  });
  const release = await hold(page, CALLS.events);
  await openHost(page, { body: element('event-list') });
  await expect(page.locator('event-list .cards.is-loading')).toBeVisible();
  await page.waitForFunction(() => customElements.get('event-list') !== undefined);
  release();
  await ready(page);
  await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
  // The painter draws those that fill a screen; React draws all at once.
  expect(await page.evaluate(() => window.firstCards)).toBe(8);
});

test('a theme is written once, and again when the page changes', async ({ page }) => {
  await page.addInitScript(() => {
    window.themes = [];
    const write = CSSStyleSheet.prototype.replaceSync;
    CSSStyleSheet.prototype.replaceSync = function (text: string) {
      if (/^:host\{--portal/.test(text)) window.themes.push(text);
      return write.call(this, text);
    };
  });
  await openElement(page, 'event-portal', FEW);
  await frames(page);
  // Where the settings are late, a neutral frame has a theme of its own before.
  const ofClient = () => page.evaluate(() => window.themes.filter((theme) => theme.includes('#0b4f7d')).length);
  expect(await ofClient()).toBe(1);
  await page.evaluate(() => {
    document.body.style.background = '#111';
  });
  await expect.poll(() => page.evaluate(() => window.themes.at(-1))).toContain('--portal-scheme:dark');
});

test.describe('delayed settings', () => {
  /** Placeholders of each element: [tag, attributes, hash, selector]. */
  const FRAMES = [
    ['event-portal', FEW, '', '.cards.is-loading'],
    ['event-portal', '', '#/events/s00002', '.waiting-screen'],
    ['event-portal', '', '#/auth/login', '.waiting-screen'],
    ['event-list', 'limit="2"', '', '.cards.is-loading'],
    ['event-detail', 'event-id="s00002"', '', '.waiting-screen'],
    ['event-recording', '', '', '.waiting-screen'],
    ['portal-account', '', '', '.waiting-screen'],
  ] as const;

  test('leave no element blank, before and after its code is loaded', async ({ page }) => {
    await holdPatience(page);
    await hold(page, CALLS.settings);
    for (const [place, [tag, attributes, hash, frame]] of FRAMES.entries()) {
      await test.step(`<${tag}>${hash}`, async () => {
        const release = await hold(page, APPLICATION);
        await openHost(page, { body: element(tag, attributes), path: `/host-page?${place}${hash}` });
        await expect(page.locator(`${tag} ${frame}`)).toBeVisible();
        await expect(page.locator(`${tag} [part="root"]`)).toHaveAttribute('lang', 'de');
        release();
        await page.waitForFunction((name) => customElements.get(name) !== undefined, tag);
        await expect(page.locator(`${tag} ${frame}`)).toHaveCount(1);
        // The application goes on with the defaults then.
        await page.evaluate(() => window.endPatience());
        await ready(page);
        await expect(page.locator(`${tag} [part="root"]`)).toHaveCount(1);
      });
    }
  });

  test('leave no later element blank', async ({ page }) => {
    await holdPatience(page);
    await openElement(page, 'event-list', 'limit="2"');
    await hold(page, /\/clients\/zeitung\/api\/clientSettings$/);
    await page.evaluate(() => {
      const late = document.createElement('event-list');
      late.setAttribute('host', '/clients/zeitung');
      late.id = 'late';
      document.body.append(late);
    });
    await expect(page.locator('#late .cards.is-loading')).toBeVisible();
    await page.evaluate(() => window.endPatience());
    await ready(page, 2);
    await expect(page.locator('#late').getByRole('article').first()).toBeVisible();
    await expect(page.locator('#late [part="root"]')).toHaveCount(1);
  });
});

test('without a connection the placeholders become a message with a retry', async ({ page }) => {
  const fault = FAULTS['503'];
  if (!fault) throw new Error('There is no such fault.');
  await page.route(/\/api\//, fault);
  await openHost(page, { body: element('event-portal', FEW) });
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(/\/api\//, fault);
  await retry(page).click();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('a picture that fails to load is replaced by the icon of its rubric, which is requested only then', async ({
  page,
}) => {
  let outlines = 0;
  page.on('request', (request) => {
    if (request.url().includes('/rubric-icons-')) outlines += 1;
  });
  await page.route(CALLS.events, async (route) => {
    const answer = await route.fetch();
    const { data, meta } = (await answer.json()) as { data: { image?: unknown }[]; meta: unknown };
    await route.fulfill({ response: answer, json: { data: data.filter(({ image }) => image), meta } });
  });
  await openElement(page, 'event-list');
  const covers = page.locator('.card-image');
  const picture = covers.first().locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && !img.hidden)).toBe(true);
  expect(outlines).toBe(0);
  await page.route('**/api/media/**', (route) => route.abort());
  await page.reload();
  await ready(page);
  await expect(covers.first().locator('.icon')).toBeVisible();
  await expect(picture).toBeHidden();
});

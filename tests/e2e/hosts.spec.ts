import { existsSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expect, openHost, type Problems, ready, SCRIPT, test } from '../support/browser';
import { ALL_EVENTS, APPLICATION, hold } from '../support/faults';

/** Hosts that leave what the bundle needs as it is. */
const HOSTS = [
  ...['plain', 'classic', 'zone', 'strict-styles', 'nonce', 'trusted-types', 'loud-styles', 'twice', 'late'],
  ...['blocked-storage', 'small-rem'],
];
/** Old libraries, if they are installed, or what replaces the same functions as they do. */
const LIBRARIES = Object.entries({
  prototype: '/usr/share/javascript/prototype/prototype.js',
  mootools: '/usr/share/javascript/mootools/mootools-core-nc.js',
}).map(([name, file]) => (existsSync(file) ? name : `${name}-like`));
/** Hosts that have broken it, which show the iframe build. */
const FRAMED = [...LIBRARIES, 'strict-fallback'];

/** Requests for the code that frames the portal in a page that has replaced something. */
function watchFallback(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => /\/frame-fallback-/.test(request.url()) && asked.push(request.url()));
  return asked;
}

/** The cleaner's own parsing of event texts is reported by some browsers; nothing of it ever runs. */
const reallyRefused = ({ refused }: Problems) => refused.filter((line) => !line.includes('inline event handler'));

/** Goes the way of a visitor, from the list to an event. */
async function findEvent(portal: Locator | FrameLocator) {
  await expect(portal.getByRole('article')).toHaveCount(6);
  await portal.getByRole('searchbox').fill('Konzert');
  await expect(portal.getByText(/^\d+ Veranstaltungen/).first()).not.toHaveText(ALL_EVENTS);
  const link = portal.getByRole('article').first().getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(portal.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  await expect(portal.getByRole('heading', { name: 'Termine', exact: true })).toBeVisible();
}

/** Type and colours of the first of each role. */
const lookOf = (portal: Locator) =>
  Promise.all(
    (['heading', 'searchbox', 'article', 'link', 'button'] as const).map((role) =>
      portal
        .getByRole(role)
        .first()
        .evaluate((node) => {
          const { fontSize, letterSpacing, color, display, lineHeight, textTransform } = getComputedStyle(node);
          return { fontSize, letterSpacing, color, display, lineHeight, textTransform };
        }),
    ),
  );

test('a visitor finds an event on each kind of host, whose appearance does not change', async ({ page, problems }) => {
  test.setTimeout(120_000);
  const closer = watchFallback(page);
  const portal = page.locator('event-portal');
  let usual: unknown;
  for (const name of HOSTS) {
    await test.step(name, async () => {
      // What lies under the pointer looks otherwise.
      await page.mouse.move(0, 0);
      await page.goto(`/hosts/${name}.html`);
      await ready(page);
      await expect(portal.getByRole('article')).toHaveCount(6);
      const look = await lookOf(portal);
      usual ??= look;
      expect(look, name).toEqual(usual);
      const { width, height } = (await portal.boundingBox()) ?? { width: 0, height: 0 };
      expect(width, name).toBeGreaterThan(600);
      expect(height, name).toBeGreaterThan(600);
      await findEvent(portal);
      expect(reallyRefused(problems), name).toEqual([]);
      // A page that has replaced nothing of ours is not asked any closer.
      expect(closer, name).toEqual([]);
    });
  }
});

for (const name of FRAMED) {
  test(`on the host ${name} a visitor finds an event in a frame`, async ({ page, problems }) => {
    const closer = watchFallback(page);
    await page.goto(`/hosts/${name}.html`);
    await findEvent(page.frameLocator('event-portal iframe'));
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\/events\/[\w-]+$/);
    expect(closer).not.toEqual([]);
    expect(problems.said.filter((line) => line.includes('has replaced'))).toHaveLength(1);
    await expect
      .poll(() => page.locator('iframe').evaluate((frame) => (frame as HTMLElement).style.height))
      .not.toBe('600px');
    // Also in a parent that shrinks to fit it.
    await page.evaluate(() => {
      document.body.style.width = 'fit-content';
    });
    expect((await page.locator('iframe').boundingBox())?.width).toBeGreaterThan(800);
    expect(reallyRefused(problems)).toEqual([]);
  });
}

test.describe('in a parent that shrinks to fit', () => {
  const SIZES = [
    [360, 280],
    [1280, 800],
  ] as const;
  /** The boxes of all our elements by what they stand in, and how far the page reaches. */
  const boxes = (page: Page) =>
    page.evaluate(() => ({
      reach: document.documentElement.scrollWidth,
      found: [...document.querySelectorAll('section')].map((section) => {
        const element = section.querySelector(':not(:is(div, table, tbody, tr, td))');
        const inside = element?.shadowRoot?.querySelector('.portal > *')?.getBoundingClientRect();
        return {
          name: `${section.id}${element?.localName}${element?.hasAttribute('compact') ? '-compact' : ''}`,
          left: element?.getBoundingClientRect().left ?? 0,
          width: element?.getBoundingClientRect().width ?? 0,
          inside: inside?.width ?? 0,
        };
      }),
    }));

  test('an element has a width, before the application is there and after', async ({ page }) => {
    const release = await hold(page, APPLICATION);
    const look = async () => {
      for (const [width, least] of SIZES) {
        await page.setViewportSize({ width, height: 800 });
        const { found, reach } = await boxes(page);
        expect(found).toHaveLength(15);
        for (const box of found) {
          expect(box.width, `${box.name} at ${width}`).toBeGreaterThan(least);
          expect(box.left + box.width, `${box.name} at ${width}`).toBeLessThanOrEqual(width);
          expect(box.inside, `${box.name} at ${width}`).toBeGreaterThan(least - 20);
        }
        expect(reach).toBeLessThanOrEqual(width);
      }
    };
    await page.goto('/hosts/shrinking-parents.html');
    await expect(page.getByRole('article')).toHaveCount(15);
    expect(await page.evaluate(() => window.readyCount)).toBe(0);
    await look();
    release();
    await ready(page, 15);
    await expect(page.getByRole('article')).toHaveCount(15);
    await look();
  });

  test('every element has a width', async ({ page }) => {
    await page.goto('/hosts/shrinking-elements.html');
    await ready(page, 10);
    for (const [width] of SIZES) {
      await page.setViewportSize({ width, height: 800 });
      const { found, reach } = await boxes(page);
      expect(found).toHaveLength(12);
      for (const { name, width: own } of found) {
        const isSmall = /^(?:portal-account-compact)$/.test(name);
        expect(own, `${name} at ${width}`).toBeGreaterThan(isSmall ? 150 : 280);
        expect(own, `${name} at ${width}`).toBeLessThanOrEqual(width - 16);
      }
      expect(reach).toBeLessThanOrEqual(width);
    }
  });
});

test.describe('elements leave nothing on the page', () => {
  /** Everything in a page that our code could have changed. */
  const snapshot = (page: Page) =>
    page.evaluate(() => {
      const prototypes = [
        Object,
        Function,
        Array,
        String,
        Promise,
        Node,
        Element,
        HTMLElement,
        Event,
        EventTarget,
        Window,
      ];
      return {
        globals: Object.getOwnPropertyNames(window)
          .filter((name) => !/^\d+$/.test(name))
          .sort(),
        head: document.head.innerHTML,
        body: document.body.outerHTML,
        html: document.documentElement.getAttributeNames(),
        title: document.title,
        prototypes: prototypes.map((one) => [
          one.name,
          ...Object.entries(Object.getOwnPropertyDescriptors(one.prototype)).map(([key, { value }]) =>
            typeof value === 'function'
              ? `${key} ${Function.prototype.toString.call(value).includes('[native code]')}`
              : key,
          ),
        ]),
        hash: window.location.hash,
      };
    });

  test('after insertions and removals, except one name', async ({ page }) => {
    test.setTimeout(120_000);
    await openHost(page, { head: '', body: '<p>Unser Ort</p>' });
    const session = await page.context().newCDPSession(page);
    const listeners = async () => (await session.send('Memory.getDOMCounters')).jsEventListeners;
    const before = await snapshot(page);
    await page.evaluate(async (script) => {
      const holder = document.createElement('div');
      holder.innerHTML = script;
      const tag = document.createElement('script');
      tag.type = 'module';
      tag.src = '/dist/event-portal.js';
      document.body.append(tag);
      await new Promise((resolve) => tag.addEventListener('load', resolve));
      tag.remove();
    }, SCRIPT);
    const cycle = (times: number) =>
      page.evaluate(async (count) => {
        for (let index = 0; index < count; index += 1) {
          const tag = ['event-portal', 'event-list', 'event-detail'][index % 3] as string;
          const host = document.createElement(tag);
          host.setAttribute('host', '/clients/stadt');
          host.setAttribute('event-id', 's00001');
          host.setAttribute('limit', '2');
          const isReady = new Promise((resolve) => host.addEventListener('portal-ready', resolve));
          document.body.append(host);
          await isReady;
          host.remove();
          await new Promise((resolve) => setTimeout(resolve));
        }
      }, times);
    await cycle(3);
    await session.send('HeapProfiler.collectGarbage');
    const early = await listeners();
    await cycle(12);
    // Objects that timers and running requests still hold are freed a little later.
    await expect
      .poll(async () => {
        await session.send('HeapProfiler.collectGarbage');
        return (await listeners()) - early;
      })
      .toBeLessThan(12);
    const after = await snapshot(page);
    expect(after).toEqual({ ...before, globals: [...before.globals, 'EventPortal'].sort() });
  });

  test('while they exist, outside of their elements', async ({ page }) => {
    await page.goto('/hosts/plain.html');
    await ready(page);
    const { title, html } = await snapshot(page);
    expect(title).toBe('Host');
    expect(html).toEqual(['lang']);
    // What search engines are told comes once the list is shown; nothing else may ever stand there.
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.head.children].map(
            (child) => child.localName + ('eventPortal' in (child as HTMLElement).dataset ? ' of ours' : ''),
          ),
        ),
      )
      .toEqual(['meta', 'title', 'script', 'script of ours']);
    expect(await page.evaluate(() => [...document.body.children].map((child) => child.localName))).toEqual([
      'h1',
      'event-portal',
    ]);
  });

  test('and additions to the page are detected: the control', async ({ page }) => {
    await openHost(page, { head: '', body: '' });
    const before = await snapshot(page);
    await page.evaluate(() => {
      Object.assign(window, { leaked: 1 });
      Object.assign(Array.prototype, { leaked() {} });
    });
    const after = await snapshot(page);
    expect(after.globals).not.toEqual(before.globals);
    expect(after.prototypes).not.toEqual(before.prototypes);
  });
});

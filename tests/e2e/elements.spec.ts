import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { INTEGRITY } from '../../dist-config/lay-out';
import { MANIFEST } from '../../dist-config/plugins/source-manifest';
import { snippet } from '../../dist-config/snippet';
import { filesOf, LOADER } from '../../dist-config/weigh';
import { element, expect, FEW, openElement, openHost, ready, SCRIPT, test } from '../support/browser';
import { ALL_EVENTS, count } from '../support/faults';
import { WITHOUT_CORS } from '../support/host-pages';
import { PAGE_SIZE } from '../support/page-size';

const cards = (page: Page, tag = 'event-list') => page.locator(tag).getByRole('article');
/** Runs in the page on the first element of a tag. */
const change = (page: Page, selector: string, act: (element: HTMLElement) => void) =>
  page.locator(selector).evaluate(act as (element: HTMLElement | SVGElement) => void);

test.describe('several elements on a page', () => {
  const two =
    element('event-portal', `hash-key="stadt" ${FEW}`) +
    element('event-portal', `hash-key="zeitung" locale="en" ${FEW}`, 'zeitung') +
    element('event-list', 'limit="2" filter="off"');

  test('have their own client, language and route', async ({ page }) => {
    const settings: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/clientSettings')) settings.push(new URL(request.url()).pathname);
    });
    await openHost(page, { body: two });
    await ready(page, 3);
    const [town, paper] = [page.locator('event-portal').nth(0), page.locator('event-portal').nth(1)];
    await expect(town.getByRole('heading', { name: 'Veranstaltungen', level: 2 })).toBeVisible();
    await expect(paper.getByRole('heading', { name: 'What’s on', level: 2 })).toBeVisible();
    await expect(count(town)).toHaveText(ALL_EVENTS);
    await expect(paper).toContainText(/1[5-8]\d events/);
    expect(settings.sort()).toEqual(['/clients/stadt/api/clientSettings', '/clients/zeitung/api/clientSettings']);

    const link = paper.getByRole('article').first().getByRole('heading').getByRole('link');
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(paper.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await town.getByRole('link', { name: /^Heute\s*[\d.]*$/ }).click();
    await expect
      .poll(() => new URL(page.url()).hash)
      .toMatch(/^#zeitung=\/en\/events\/z\d+&stadt=\/events%3Fwhen%3Dtoday$/);
    await expect(paper.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    const list = page.locator('event-list');
    await expect(list.getByRole('article')).toHaveCount(2);
    // The English address of one is not that of the others.
    await list.evaluate((element) => element.setAttribute('limit', '3'));
    await expect(list.getByRole('article')).toHaveCount(3);
    for (const german of [town, list]) await expect(german.locator('[part="root"]')).toHaveAttribute('lang', 'de');

    await page.reload();
    await ready(page, 3);
    await expect(paper.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(town.getByRole('link', { name: /^Heute\s*[\d.]*$/ })).toHaveAttribute('aria-current', 'true');
    await town.getByRole('link', { name: /^Heute\s*[\d.]*$/ }).click();
    await page.goBack();
    await expect(town.getByRole('link', { name: /^Heute\s*[\d.]*$/ })).toHaveAttribute('aria-current', 'true');
    await expect(paper.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  });

  test('can share one hash without conflict', async ({ page, problems }) => {
    await openHost(page, {
      body: element('event-portal', FEW) + element('event-portal', `hash-key="b" ${FEW}`, 'zeitung'),
    });
    await ready(page, 2);
    const [one, other] = [page.locator('event-portal').nth(0), page.locator('event-portal').nth(1)];
    await other.getByRole('link', { name: /^Nächste 7 Tage/ }).click();
    await one.getByRole('link', { name: /^Morgen/ }).click();
    await expect(other.getByRole('link', { name: /^Nächste 7 Tage/ })).toHaveAttribute('aria-current', 'true');
    await expect(one.getByRole('link', { name: /^Morgen/ })).toHaveAttribute('aria-current', 'true');
    expect(problems.said.filter((line) => line.includes('The hash is taken'))).toHaveLength(1);
  });

  test('keep their routes over hashes of the page, Back and Forward', async ({ page }) => {
    const links = ['', 'top', 'kontakt'].map((name) => `<a href="#${name}">zu ${name || 'oben'}</a> `).join('');
    const body = `${links}<div id="top"></div>${element('event-portal', `start="/events" ${FEW}`)}<p id="kontakt">Hier</p>`;
    await openHost(page, { body });
    await ready(page);
    const portal = page.locator('event-portal');
    const list = portal.getByRole('link', { name: /^Morgen/ });
    const detail = portal.getByRole('heading', { name: 'Termine', exact: true });
    await list.click();
    await expect(list).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'zu oben' }).click();
    await expect(list).toHaveAttribute('aria-current', 'true');
    await portal.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(detail).toBeVisible();
    const opened = new URL(page.url()).hash;
    for (const name of ['zu oben', 'zu top', 'zu kontakt']) {
      await page.getByRole('link', { name }).click();
      await expect(detail, name).toBeVisible();
    }
    // The page has gone to its own place, and stays there.
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.evaluate(() => {
      window.location.hash = '';
      window.history.pushState(null, '', window.location.pathname);
    });
    const rests = [];
    for (let step = 0; step < 5; step += 1) {
      await page.goBack();
      rests.push(new URL(page.url()).hash);
      await expect(detail, rests.join()).toBeVisible();
    }
    expect(rests).toEqual(['', '#kontakt', '#top', '', opened]);
    // Over the link of the host the list stands as it was left; before it, as it began.
    await page.goBack();
    await expect(list).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(list).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(list).not.toHaveAttribute('aria-current', 'true');
    await page.evaluate(() => window.history.go(4));
    await expect(detail).toBeVisible();
  });

  test('with a key keep their routes while another changes', async ({ page }) => {
    const keyed = (key: string) => element('event-list', `limit="2" history="hash" hash-key="${key}"`);
    await openHost(page, { body: `<a href="#">oben</a>${keyed('eins')}${keyed('zwei')}` });
    await ready(page, 2);
    const filters = [0, 1].map((index) =>
      page
        .locator('event-list')
        .nth(index)
        .getByRole('link', { name: /^Morgen/ }),
    );
    for (const filter of filters) {
      await filter.click();
      await expect(filter).toHaveAttribute('aria-current', 'true');
      await page.getByRole('link', { name: 'oben' }).click();
      await expect(filter).toHaveAttribute('aria-current', 'true');
    }
    await expect(filters[0] as Locator).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await page.goBack();
    await expect(filters[1] as Locator).not.toHaveAttribute('aria-current', 'true');
    await expect(filters[0] as Locator).toHaveAttribute('aria-current', 'true');
  });

  test('stay usable if one of them crashes', async ({ page, problems }) => {
    // A page that has broken a function for one element only: a call with this text throws an error.
    const trap = `<script>
      const { replaceAll } = String.prototype;
      window.isBroken = true;
      String.prototype.replaceAll = function (...given) {
        if (window.isBroken && this.includes('/broken/')) throw new Error('broken by the page');
        return replaceAll.apply(this, given);
      };
      window.failures = [];
      window.addEventListener('portal-error', (event) => window.failures.push(event.detail.reason));
    </script>`;
    const body =
      element('event-list', 'limit="3" detail-url="/broken/{eventId}"') + element('event-list', 'limit="2"', 'zeitung');
    await openHost(page, { head: trap + SCRIPT, body });
    await ready(page, 2);
    const [one, other] = [page.locator('event-list').nth(0), page.locator('event-list').nth(1)];
    await expect(one.getByRole('heading', { name: 'Fehler' })).toBeVisible();
    await expect(one).toContainText('Irgendwas ist schief gegangen');
    await expect(other.getByRole('article')).toHaveCount(2);
    expect(await page.evaluate(() => (window as unknown as { failures: string[] }).failures)).toContain('screen');
    await page.evaluate(() => Object.assign(window, { isBroken: false }));
    await one.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(one.getByRole('article')).toHaveCount(3);
    expect(problems.errors).toEqual([]);
  });
});

test.describe('the script', () => {
  test('named several times runs once', async ({ page, problems }) => {
    const again =
      '<script type="module" src="/dist/event-portal.js?again"></script><script src="/dist/event-portal.iife.js"></script>';
    // As tools make of it that turn modules into classic scripts.
    const asClassic = '<script src="/dist/event-portal.js?classic"></script>';
    await openHost(page, { head: SCRIPT + again + asClassic, body: element('event-list', 'limit="2"') });
    await ready(page);
    await expect(cards(page)).toHaveCount(2);
    await page.waitForLoadState('load');
    expect(problems.said.filter((line) => line.includes('loaded twice'))).toEqual([]);
    expect(await page.evaluate(() => window.readyCount)).toBe(1);
  });

  test('beside a copy from another address works, with one warning', async ({ page, problems }) => {
    await page.route('**/copy/**', async (route) =>
      route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/copy/', '/dist/') }) }),
    );
    const copy = '<script type="module" src="/copy/event-portal.js"></script>';
    await openHost(page, { head: SCRIPT + copy, body: element('event-list', 'limit="2"') });
    await ready(page);
    await expect(cards(page)).toHaveCount(2);
    await expect.poll(() => problems.said.filter((line) => line.includes('loaded twice')).length).toBe(1);
    expect(await page.evaluate(() => window.readyCount)).toBe(1);
  });

  test('with a query in its address is not loaded again without it', async ({ page, problems }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const head = '<script type="module" src="/dist/event-portal.js?v=3"></script>';
    await openHost(page, {
      head,
      body: element('event-list', 'limit="2"') + element('event-portal', `start="/events" ${FEW}`),
    });
    await ready(page, 2);
    await expect(cards(page)).toHaveCount(2);
    const files = asked.filter((path) => path.startsWith('/dist/'));
    expect(files.filter((path) => path === '/dist/event-portal.js')).toHaveLength(1);
    expect(files).toHaveLength(new Set(files).size);
    expect(problems.said.filter((line) => line.includes('loaded twice'))).toEqual([]);
  });

  test('as a versioned snippet works from another origin, with one request per file', async ({ page }) => {
    const base = `${process.env.OTHER_URL}/dist/`;
    const read = (file: string) => JSON.parse(readFileSync(`dist/${file}`, 'utf8'));
    const fixed = { hashes: read(INTEGRITY), files: [...filesOf(read(MANIFEST), [LOADER])] };
    const warnings: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => message.type() !== 'info' && warnings.push(message.text()));
    page.on('request', (request) => request.url().startsWith(base) && asked.push(request.url()));
    await openHost(page, {
      head: '<link rel="icon" href="data:,">',
      body: snippet({ base, host: `${process.env.OTHER_URL}/clients/stadt`, fixed }),
    });
    await ready(page);
    await expect(cards(page, 'event-portal')).toHaveCount(PAGE_SIZE);
    expect(asked).toEqual(expect.arrayContaining([`${base}event-portal.js`, `${base}loader.js`]));
    expect(asked).toHaveLength(new Set(asked).size);
    expect(warnings).toEqual([]);
  });

  const CLASSIC = '<script src="/dist/event-portal.iife.js?v=3"></script>';

  test('as a classic script loads the modules and nothing more', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openHost(page, { head: CLASSIC, body: element('event-portal', `start="/events" ${FEW}`) });
    await ready(page);
    await expect(cards(page, 'event-portal')).toHaveCount(3);
    expect(asked.filter((url) => url.endsWith('/dist/event-portal.js?v=3'))).toHaveLength(1);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test.describe('where modules are refused', () => {
    const WRITTEN = '<p><a href="/termine.html">Alle Termine</a></p>';
    const written = (page: Page) => page.getByRole('link', { name: 'Alle Termine' });
    const policy = (frames: string, scripts = '') => ({
      'Content-Security-Policy': `script-src ${process.env.DEMO_URL}/dist/event-portal.iife.js ${scripts}; frame-src ${frames}`,
    });

    test('as by a server without CORS, a classic script shows frames', async ({ page, problems }) => {
      const other = process.env.OTHER_URL;
      const tag = `<script src="${other}/dist/event-portal.iife.js?${WITHOUT_CORS}"></script>`;
      await openHost(page, {
        head: tag + tag,
        body: `<div style="width: 700px"><event-list host="${other}/clients/stadt" limit="2" filter="off">${WRITTEN}</event-list></div>
          <event-portal host="${other}/clients/stadt" locale="en" start="/events">${WRITTEN}</event-portal>`,
        path: '/host-page#/en/events/s00001',
      });
      const list = page.frameLocator('event-list iframe');
      await expect(list.getByRole('article')).toHaveCount(2);
      await expect(list.getByRole('search')).toHaveCount(0);
      const portal = page.frameLocator('event-portal iframe');
      await expect(portal.getByRole('heading', { name: 'Dates', exact: true })).toBeVisible();
      await expect(written(page)).toHaveCount(0);
      const box = await page.locator('event-list iframe').boundingBox();
      expect(box?.width).toBe(700);
      // As tall as its content, whatever that is.
      const height = () =>
        list.locator('#client').evaluate((client) => client.scrollHeight - document.documentElement.clientHeight);
      await expect.poll(height).toBe(0);
      // An element that comes later, too.
      await page.evaluate((host) => {
        const late = document.createElement('event-list');
        for (const [name, value] of Object.entries({ host, limit: '1', id: 'late' })) late.setAttribute(name, value);
        document.body.append(late);
      }, `${other}/clients/stadt`);
      await expect(page.frameLocator('#late iframe').getByRole('article')).toHaveCount(1);
      expect(problems.said.filter((line) => line.includes('frames are shown'))).toHaveLength(1);
    });

    test('by a policy, a classic script shows frames and names the directive', async ({ page, problems }) => {
      const drawn = '<template shadowrootmode="open"><p>Vom Server</p></template>';
      const body = element('event-list', 'limit="2"').replace('></', `>${drawn}${WRITTEN}</`);
      await openHost(page, { head: CLASSIC, body, headers: policy("'self'") });
      await expect(page.frameLocator('event-list iframe').getByRole('article')).toHaveCount(2);
      await expect(page.getByRole('article').or(page.getByText('Vom Server')).or(written(page))).toHaveCount(0);
      await expect(page.locator('event-list iframe')).toBeVisible();
      expect(problems.said.filter((line) => line.includes('its script-src has to allow'))).toHaveLength(1);
      expect(problems.said.filter((line) => line.includes('frame-src'))).toEqual([]);
      // The module itself is allowed, and what it imports is not.
      const headers = policy("'self'", `${process.env.DEMO_URL}/dist/event-portal.js`);
      await openHost(page, { head: CLASSIC, body, headers });
      await expect(page.frameLocator('event-list iframe').getByRole('article')).toHaveCount(2);
      expect(problems.said.filter((line) => line.includes('loader.js: its script-src has to allow'))).toHaveLength(1);
    });

    test('by a policy that also refuses frames, the content of the page stays', async ({ page, problems }) => {
      const body = ['limit="2"', 'limit="3"'].map((attributes) =>
        element('event-list', attributes).replace('></', `>${WRITTEN}</`),
      );
      await openHost(page, { head: CLASSIC, body: body.join(''), headers: policy("'none'") });
      await expect
        .poll(() => problems.said.filter((line) => line.includes('its frame-src has to allow')))
        .toHaveLength(1);
      expect(problems.said.filter((line) => line.includes('its script-src has to allow'))).toHaveLength(1);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(written(page)).toHaveCount(2);
      await expect(written(page).last()).toBeVisible();
      const inside = await page.locator('event-list').evaluateAll((lists) => lists.map(({ innerHTML }) => innerHTML));
      expect(inside).toEqual([WRITTEN, WRITTEN]);
      // The same with modules, on a page whose libraries have replaced built-in functions.
      const broken = '<script>Array.from = (list) => [].slice.call(list)</script>';
      const headers = { 'Content-Security-Policy': "frame-src 'none'" };
      await openHost(page, { head: broken + SCRIPT, body: body.join(''), headers });
      await expect
        .poll(() => problems.said.filter((line) => line.includes('its frame-src has to allow')))
        .toHaveLength(2);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(written(page)).toHaveCount(2);
    });
  });

  test('that loads late finds existing elements and later ones', async ({ page }) => {
    await openHost(page, { head: '', body: element('event-list', 'limit="2"') });
    await page.evaluate(() => {
      const script = Object.assign(document.createElement('script'), { type: 'module', src: '/dist/event-portal.js' });
      document.head.append(script);
    });
    await ready(page);
    await expect(cards(page)).toHaveCount(2);
    await page.evaluate(() => {
      const later = document.createElement('event-detail');
      later.setAttribute('host', '/clients/stadt');
      later.setAttribute('event-id', 's00001');
      document.body.append(later);
    });
    await ready(page, 2);
    await expect(page.locator('event-detail').getByRole('heading', { level: 2 })).toBeVisible();
  });

  test('ignores an element of the page with its name', async ({ page }) => {
    await openHost(page, {
      head: '',
      body: `<form id="EventPortal"></form>${element('event-list', 'limit="2"')}${SCRIPT}`,
    });
    await ready(page);
    await expect(cards(page)).toHaveCount(2);
  });

  test('works from another origin', async ({ page }) => {
    const demo = process.env.DEMO_URL;
    const head = `<base href="https://evil.example/"><script type="module" src="${demo}/dist/event-portal.js"></script>`;
    const body = `<event-list host="${demo}/clients/stadt" limit="2"></event-list>`;
    await openHost(page, { origin: String(process.env.OTHER_URL), head, body });
    await ready(page);
    await expect(cards(page)).toHaveCount(2);
  });
});

test('event-detail shows its event, another one, and an unknown one', async ({ page }) => {
  await openElement(page, 'event-detail', 'event-id="s00001"');
  const title = page.locator('event-detail').getByRole('heading', { level: 2 });
  const first = (await title.textContent()) ?? '';
  await change(page, 'event-detail', (host) => host.setAttribute('event-id', 's00002'));
  await expect(title).not.toHaveText(first);
  await change(page, 'event-detail', (host) => host.setAttribute('event-id', 'nothing'));
  await expect(page.locator('event-detail')).toContainText(/gibt es nicht|nicht gefunden/);
});

test('a list without filters has only results; the host is notified of a navigation and can prevent it', async ({
  page,
}) => {
  await openElement(page, 'event-list', 'filter="off" limit="2"');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(cards(page).first().getByRole('heading', { level: 2 })).toBeVisible();
  await page.evaluate(() =>
    window.addEventListener('portal-navigate', (event) => event.preventDefault(), { once: true }),
  );
  const link = cards(page).first().getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(cards(page)).toHaveCount(2);
  await link.click();
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
});

test('an unexpected warning is detected: the control', async ({ page, problems }) => {
  await openHost(page, { body: '<script>setTimeout(() => { throw new Error("planted"); })</script>' });
  await expect.poll(() => problems.errors.length).toBe(1);
  problems.errors.length = 0;
});

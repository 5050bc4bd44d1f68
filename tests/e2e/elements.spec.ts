import type { Page } from 'playwright/test';
import { element, expect, openElement, openHost, ready, SCRIPT, test } from '../support/browser';

const cards = (page: Page, tag = 'event-list') => page.locator(tag).getByRole('article');
const list = (page: Page) => page.locator('event-list');
/** Runs in the page on the first element of a tag. */
const change = (page: Page, selector: string, act: (element: HTMLElement) => void) =>
  page.locator(selector).evaluate(act as (element: HTMLElement | SVGElement) => void);

test.describe('an attribute of event-list acts live, and its removal brings the default back', () => {
  test.beforeEach(async ({ page }) => openElement(page, 'event-list'));

  const count = (page: Page) =>
    list(page)
      .getByText(/^[\d.]+ (?:Veranstaltung|event)/)
      .first();

  for (const [name, value] of [
    ['q', 'Konzert'],
    ['rubric', '1'],
    ['tag', 'Musik'],
    ['community', '8415061'],
    ['to', new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)],
    ['from', new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10)],
    ['near', 'Reutlingen'],
  ] as const) {
    test(name, async ({ page }) => {
      await expect(count(page)).toContainText('600');
      await page
        .locator('event-list')
        .evaluate((host, [key, text]) => host.setAttribute(key, text), [name, value] as const);
      await expect(count(page)).not.toContainText('600');
      await expect(cards(page).first()).toBeVisible();
      await page.locator('event-list').evaluate((host, key) => host.removeAttribute(key), name);
      await expect(count(page)).toContainText('600');
    });
  }

  test('limit', async ({ page }) => {
    await change(page, 'event-list', (host) => host.setAttribute('limit', '3'));
    await expect(cards(page)).toHaveCount(3);
    await change(page, 'event-list', (host) => host.removeAttribute('limit'));
    await expect(cards(page)).toHaveCount(24);
  });

  test('filter', async ({ page }) => {
    await change(page, 'event-list', (host) => host.setAttribute('filter', 'off'));
    await expect(page.getByRole('search')).toHaveCount(0);
    await change(page, 'event-list', (host) => host.removeAttribute('filter'));
    await expect(page.getByRole('search')).toBeVisible();
  });

  test('detail-url', async ({ page }) => {
    const link = cards(page).first().getByRole('heading').getByRole('link');
    await change(page, 'event-list', (host) => host.setAttribute('detail-url', '/termin?id={eventId}'));
    await expect(link).toHaveAttribute('href', /\/termin\?id=s\d+$/);
    await expect(link).not.toHaveAttribute('data-route', /./);
    await change(page, 'event-list', (host) => host.removeAttribute('detail-url'));
    await expect(link).toHaveAttribute('href', /^#\/events\/s\d+$/);
  });

  test('locale', async ({ page }) => {
    await change(page, 'event-list', (host) => host.setAttribute('locale', 'en'));
    await expect(page.getByRole('heading', { name: 'Events', level: 2 })).toBeVisible();
    await change(page, 'event-list', (host) => host.removeAttribute('locale'));
    await expect(page.getByRole('heading', { name: 'Veranstaltungen', level: 2 })).toBeVisible();
  });

  test('heading-level', async ({ page }) => {
    await change(page, 'event-list', (host) => host.setAttribute('heading-level', '4'));
    await expect(page.getByRole('heading', { name: 'Veranstaltungen', level: 4 })).toBeVisible();
    await expect(cards(page).first().getByRole('heading', { level: 5 })).toBeVisible();
  });

  test('host, with the settings of the other client', async ({ page }) => {
    const primary = () =>
      list(page).evaluate((host) => getComputedStyle(host).getPropertyValue('--portal-color-primary-text'));
    const town = await primary();
    await change(page, 'event-list', (host) => host.setAttribute('host', '/clients/zeitung'));
    await expect(list(page).getByText(/^180 /)).toBeVisible();
    await expect.poll(primary).not.toBe(town);
    await expect(page.getByRole('heading', { name: 'Termine', level: 2 })).toBeVisible();
  });

  test('history and hash-key take the route along', async ({ page }) => {
    const first = cards(page).first().getByRole('heading').getByRole('link');
    const title = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await change(page, 'event-list', (host) => host.setAttribute('hash-key', 'termine'));
    await change(page, 'event-list', (host) => host.setAttribute('history', 'hash'));
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#termine=\/events\/s\d+$/);
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  });

  test('settings', async ({ page }) => {
    const text = JSON.stringify({ languageSettings: { lbl_events: 'Was läuft' }, eventList: { resultsPerPage: 5 } });
    await page.locator('event-list').evaluate((host, json) => host.setAttribute('settings', json), text);
    await expect(page.getByRole('heading', { name: 'Was läuft' })).toBeVisible();
    await expect(cards(page)).toHaveCount(5);
    await change(page, 'event-list', (host) => host.removeAttribute('settings'));
    await expect(page.getByRole('heading', { name: 'Veranstaltungen', level: 2 })).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
  });
});

test.describe('a value that makes no sense', () => {
  test('counts as absent and is said once per value', async ({ page, problems }) => {
    const bad = 'limit="many" from="24.12." settings="{bad" heading-level="9" filter="maybe" locale="fr" history="x"';
    await openElement(page, 'event-list', bad);
    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByRole('heading', { name: 'Veranstaltungen', level: 2 })).toBeVisible();
    const lines = problems.said.filter((line) => line.includes('is not allowed'));
    expect(lines.map((line) => /<event-list ([\w-]+)=/.exec(line)?.[1]).sort()).toEqual(
      ['filter', 'from', 'heading-level', 'history', 'limit', 'locale', 'settings'].sort(),
    );
  });

  for (const host of ['javascript:alert(1)', 'https://']) {
    test(`host="${host}" asks the page’s own origin`, async ({ page }) => {
      const asked = page.waitForRequest(/\/api\/events/);
      await openHost(page, { body: `<event-list host="${host}"></event-list>` });
      expect(new URL((await asked).url()).origin).toBe(process.env.DEMO_URL);
    });
  }
});

test.describe('a property', () => {
  test('set before the element is defined counts', async ({ page }) => {
    const early = `<script>document.querySelector('event-list').limit = 3; document.querySelector('event-list').q = 'Konzert';</script>`;
    await openHost(page, { head: '', body: element('event-list') + early + SCRIPT });
    await ready(page);
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('searchbox')).toHaveValue('Konzert');
  });

  test('that is an object is kept, acts, and is never in the document', async ({ page }) => {
    await openElement(page, 'event-list');
    await list(page).evaluate((host) => {
      const settings = { languageSettings: { lbl_events: 'Geheim' }, filler: 'x'.repeat(5_000_000) };
      Object.assign(host, { settings });
    });
    await expect(page.getByRole('heading', { name: 'Geheim' })).toBeVisible();
    expect(await page.content()).not.toContain('filler');
    expect(await list(page).evaluate((host) => host.getAttributeNames())).toEqual(['host']);
  });

  test('changes a hundred times without a remount', async ({ page }) => {
    await openElement(page, 'event-list', 'limit="2"');
    await page.getByRole('searchbox').fill('Konz');
    await list(page).evaluate(async (host) => {
      for (let index = 0; index < 100; index += 1) {
        Object.assign(host, { settings: { languageSettings: { lbl_events: `Nr. ${index}` } } });
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    await expect(page.getByRole('heading', { name: 'Nr. 99' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('Konz');
    expect(await page.evaluate(() => window.readyCount)).toBe(1);
  });
});

test.describe('several elements on a page', () => {
  const two =
    element('event-portal', 'hash-key="stadt"') +
    element('event-portal', 'hash-key="zeitung" locale="en"', 'zeitung') +
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
    await expect(town).toContainText('600 Veranstaltungen');
    await expect(paper).toContainText('180 events');
    expect(settings.sort()).toEqual(['/clients/stadt/api/clientSettings', '/clients/zeitung/api/clientSettings']);

    const link = paper.getByRole('article').first().getByRole('heading').getByRole('link');
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(paper.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await town.getByRole('link', { name: 'Heute', exact: true }).click();
    await expect
      .poll(() => new URL(page.url()).hash)
      .toMatch(/^#zeitung=\/en\/events\/z\d+&stadt=\/events%3Fwhen%3Dtoday$/);
    await expect(paper.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(page.locator('event-list').getByRole('article')).toHaveCount(2);

    await page.reload();
    await ready(page, 3);
    await expect(paper.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(town.getByRole('link', { name: 'Heute', exact: true })).toHaveAttribute('aria-current', 'true');
    await town.getByRole('link', { name: 'Heute', exact: true }).click();
    await page.goBack();
    await expect(town.getByRole('link', { name: 'Heute', exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(paper.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  });

  test('that want the same hash do not fight', async ({ page, problems }) => {
    await openHost(page, { body: element('event-portal') + element('event-portal', 'hash-key="b"', 'zeitung') });
    await ready(page, 2);
    const [one, other] = [page.locator('event-portal').nth(0), page.locator('event-portal').nth(1)];
    await other.getByRole('link', { name: 'Heute', exact: true }).click();
    await one.getByRole('link', { name: 'Morgen', exact: true }).click();
    await expect(other.getByRole('link', { name: 'Heute', exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(one.getByRole('link', { name: 'Morgen', exact: true })).toHaveAttribute('aria-current', 'true');
    expect(problems.said.filter((line) => line.includes('same hash'))).toHaveLength(1);
  });

  test('one that breaks leaves the others alive', async ({ page, problems }) => {
    // A page that has broken a function for one element only: whoever calls it with this text gets an error.
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
      element('event-list', 'detail-url="/broken/{eventId}"') + element('event-list', 'limit="2"', 'zeitung');
    await openHost(page, { head: trap + SCRIPT, body });
    await ready(page, 2);
    const [one, other] = [page.locator('event-list').nth(0), page.locator('event-list').nth(1)];
    await expect(one.getByRole('heading', { name: 'Fehler' })).toBeVisible();
    await expect(one).toContainText('Irgendwas ist schief gegangen');
    await expect(other.getByRole('article')).toHaveCount(2);
    expect(await page.evaluate(() => (window as unknown as { failures: string[] }).failures)).toContain('screen');
    await page.evaluate(() => Object.assign(window, { isBroken: false }));
    await one.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(one.getByRole('article')).toHaveCount(24);
    expect(problems.errors).toEqual([]);
  });
});

test.describe('the script', () => {
  test('loaded twice works, with one warning', async ({ page, problems }) => {
    const again =
      '<script type="module" src="/dist/event-portal.js?again"></script><script src="/dist/event-portal.iife.js"></script>';
    await openHost(page, { head: SCRIPT + again, body: element('event-list') });
    await ready(page);
    await expect(cards(page)).toHaveCount(24);
    await expect.poll(() => problems.said.filter((line) => line.includes('loaded twice')).length).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.readyCount)).toBe(1);
  });

  test('as one classic file works', async ({ page }) => {
    await openHost(page, { head: '<script src="/dist/event-portal.iife.js"></script>', body: element('event-portal') });
    await ready(page);
    await expect(cards(page, 'event-portal')).toHaveCount(24);
  });

  test('that comes late finds what is there, and what comes later still', async ({ page }) => {
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

  test('is not misled by an element of the page that has its name', async ({ page }) => {
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

test('event-list filter=off shows so many events and nothing else', async ({ page }) => {
  await openElement(page, 'event-list', 'filter="off" limit="4"');
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(cards(page).first().getByRole('heading', { level: 2 })).toBeVisible();
});

test('event-detail shows its event, another one, and what is unknown', async ({ page }) => {
  await openElement(page, 'event-detail', 'event-id="s00001"');
  const title = page.locator('event-detail').getByRole('heading', { level: 2 });
  const first = (await title.textContent()) ?? '';
  await change(page, 'event-detail', (host) => host.setAttribute('event-id', 's00002'));
  await expect(title).not.toHaveText(first);
  await change(page, 'event-detail', (host) => host.setAttribute('event-id', 'nothing'));
  await expect(page.locator('event-detail')).toContainText(/gibt es nicht|nicht gefunden/);
});

test('the host can stop a navigation, and hears of it', async ({ page }) => {
  await openElement(page, 'event-list', 'limit="2"');
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

test('a warning that is not allowed is seen by these tests', async ({ page, problems }) => {
  await openHost(page, { body: '<script>setTimeout(() => { throw new Error("planted"); })</script>' });
  await expect.poll(() => problems.errors.length).toBe(1);
  problems.errors.length = 0;
});

import type { Page } from 'playwright/test';
import { element, expect, openElement, openHost, ready, SCRIPT, test } from '../support/browser';
import { ALL_EVENTS } from '../support/faults';
import { PAGE_SIZE } from '../support/page-size';

const cards = (page: Page, tag = 'event-list') => page.locator(tag).getByRole('article');
const list = (page: Page) => page.locator('event-list');
/** Runs in the page on the first element of a tag. */
const change = (page: Page, selector: string, act: (element: HTMLElement) => void) =>
  page.locator(selector).evaluate(act as (element: HTMLElement | SVGElement) => void);

test.describe('an attribute of event-list takes effect at once, and its removal restores the default', () => {
  const count = (page: Page) =>
    list(page)
      .getByText(/^[\d.]+ (?:Veranstaltung|event)/)
      .first();

  test('search and filter attributes; an explicit default changes nothing', async ({ page }) => {
    await openElement(page, 'event-list', 'limit="3"');
    for (const [name, value] of [
      ['q', 'Konzert'],
      ['rubric', '1'],
      ['tag', 'Musik'],
      ['community', '8415061'],
      ['to', new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)],
      ['from', new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10)],
      ['near', 'Reutlingen'],
    ] as const) {
      await expect(count(page), name).toHaveText(ALL_EVENTS);
      await list(page).evaluate((host, [key, text]) => host.setAttribute(key, text), [name, value] as const);
      await expect(count(page), name).not.toHaveText(ALL_EVENTS);
      await expect(cards(page).first(), name).toBeVisible();
      await list(page).evaluate((host, key) => host.removeAttribute(key), name);
    }
    await expect(count(page)).toHaveText(ALL_EVENTS);

    // Nor does its end, or the same word in the address.
    const navigate = (route: string) =>
      list(page).evaluate((host, to) => (host as HTMLElement & { navigate(to: string): void }).navigate(to), route);
    await navigate('/events?q=Konzert&view=list');
    await expect(page.getByRole('searchbox')).toHaveValue('Konzert');
    await expect(list(page).locator('ul.cards[aria-busy=false]')).toBeVisible();
    await expect(count(page)).not.toHaveText(ALL_EVENTS);
    const found = (await count(page).textContent()) ?? '';
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/events') && asked.push(request.url()));
    const defaults = {
      view: 'list',
      radius: '15',
      filter: 'on',
      history: 'memory',
      'heading-level': '2',
      locale: 'de',
    };
    for (const [name, value] of Object.entries(defaults)) {
      await list(page).evaluate((host, [key, text]) => host.setAttribute(key, text), [name, value] as const);
      await expect(page.getByRole('searchbox'), name).toHaveValue('Konzert');
      await list(page).evaluate((host, key) => host.removeAttribute(key), name);
      await expect(count(page), name).toHaveText(found);
    }
    await expect(page.getByRole('searchbox')).toHaveValue('Konzert');
    await expect(cards(page)).toHaveCount(3);
    expect(asked).toEqual([]);
  });

  test('limit, filter, detail-url, locale, settings, heading-level, host, history and hash-key', async ({ page }) => {
    await openElement(page, 'event-list');
    await change(page, 'event-list', (host) => host.setAttribute('limit', '3'));
    await expect(cards(page)).toHaveCount(3);
    await change(page, 'event-list', (host) => host.removeAttribute('limit'));
    await expect(cards(page)).toHaveCount(PAGE_SIZE);

    await change(page, 'event-list', (host) => host.setAttribute('filter', 'off'));
    await expect(page.getByRole('search')).toHaveCount(0);
    await change(page, 'event-list', (host) => host.removeAttribute('filter'));
    await expect(page.getByRole('search')).toBeVisible();

    const link = cards(page).first().getByRole('heading').getByRole('link');
    await change(page, 'event-list', (host) => host.setAttribute('detail-url', '/termin?id={eventId}'));
    await expect(link).toHaveAttribute('href', /\/termin\?id=s\d+$/);
    await expect(link).not.toHaveAttribute('data-route', /./);
    await change(page, 'event-list', (host) => host.removeAttribute('detail-url'));
    await expect(link).toHaveAttribute('href', /^#\/events\/s\d+$/);

    await change(page, 'event-list', (host) => host.setAttribute('locale', 'en'));
    await expect(page.getByRole('heading', { name: 'Events', level: 2 })).toBeVisible();
    await change(page, 'event-list', (host) => host.removeAttribute('locale'));
    await expect(page.getByRole('heading', { name: 'Veranstaltungen', level: 2 })).toBeVisible();

    const text = JSON.stringify({ languageSettings: { lbl_events: 'Was läuft' }, eventList: { resultsPerPage: 5 } });
    await list(page).evaluate((host, json) => host.setAttribute('settings', json), text);
    await expect(page.getByRole('heading', { name: 'Was läuft' })).toBeVisible();
    await expect(cards(page)).toHaveCount(5);
    await change(page, 'event-list', (host) => host.removeAttribute('settings'));
    await expect(page.getByRole('heading', { name: 'Veranstaltungen', level: 2 })).toBeVisible();
    await expect(cards(page)).toHaveCount(PAGE_SIZE);

    await change(page, 'event-list', (host) => host.setAttribute('heading-level', '4'));
    await expect(page.getByRole('heading', { name: 'Veranstaltungen', level: 4 })).toBeVisible();
    await expect(cards(page).first().getByRole('heading', { level: 5 })).toBeVisible();
    await change(page, 'event-list', (host) => host.removeAttribute('heading-level'));

    // The other client brings its settings along.
    const primary = () =>
      list(page).evaluate((host) => getComputedStyle(host).getPropertyValue('--portal-color-primary-text'));
    const town = await primary();
    await change(page, 'event-list', (host) => host.setAttribute('host', '/clients/zeitung'));
    // The other client has 180 events, in the evening without those that are over.
    await expect(count(page)).toHaveText(/^1[5-8]\d /);
    await expect.poll(primary).not.toBe(town);
    await expect(page.getByRole('heading', { name: 'Termine', level: 2 })).toBeVisible();

    // The route goes along into the address.
    const first = cards(page).first().getByRole('heading').getByRole('link');
    const title = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await change(page, 'event-list', (host) => host.setAttribute('hash-key', 'termine'));
    await change(page, 'event-list', (host) => host.setAttribute('history', 'hash'));
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#termine=\/events\/z\d+$/);
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  });
});

test.describe('an invalid value', () => {
  test('counts as absent and is reported once per value', async ({ page, problems }) => {
    const bad = 'limit="many" from="24.12." settings="{bad" heading-level="9" filter="maybe" locale="fr" history="x"';
    await openElement(page, 'event-list', bad);
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await expect(page.getByRole('heading', { name: 'Veranstaltungen', level: 2 })).toBeVisible();
    const lines = problems.said.filter((line) => line.includes('is not allowed'));
    expect(lines.map((line) => /<event-list ([\w-]+)=/.exec(line)?.[1]).sort()).toEqual(
      ['filter', 'from', 'heading-level', 'history', 'limit', 'locale', 'settings'].sort(),
    );
  });

  test('of host falls back to the origin of the page', async ({ page }) => {
    for (const [place, host] of ['javascript:alert(1)', 'https://'].entries()) {
      const asked = page.waitForRequest(/\/api\/events/);
      await openHost(page, { body: `<event-list host="${host}"></event-list>`, path: `/host-page?${place}` });
      expect(new URL((await asked).url()).origin, host).toBe(process.env.DEMO_URL);
    }
  });
});

test.describe('a property', () => {
  test('set before the element is defined counts', async ({ page }) => {
    const early = `<script>document.querySelector('event-list').limit = 3; document.querySelector('event-list').q = 'Konzert';</script>`;
    await openHost(page, { head: '', body: element('event-list') + early + SCRIPT });
    await ready(page);
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('searchbox')).toHaveValue('Konzert');
  });

  test('changes a hundred times without a remount; an object takes effect and never becomes an attribute', async ({
    page,
  }) => {
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

    await list(page).evaluate((host) => {
      const settings = { languageSettings: { lbl_events: 'Geheim' }, filler: 'x'.repeat(5_000_000) };
      Object.assign(host, { settings });
    });
    await expect(page.getByRole('heading', { name: 'Geheim' })).toBeVisible();
    expect(await page.content()).not.toContain('filler');
    expect(await list(page).evaluate((host) => host.getAttributeNames())).toEqual(['host', 'limit']);
  });
});

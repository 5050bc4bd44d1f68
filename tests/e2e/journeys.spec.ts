import type { Page } from 'playwright/test';
import { element, expect, FEW, openElement, openHost, ready, test } from '../support/browser';
import { ALL_EVENTS } from '../support/faults';
import { PAGE_SIZE } from '../support/page-size';

const heading = (page: Page) => page.getByRole('heading', { name: 'Veranstaltungen', level: 2 });
const cards = (page: Page) => page.getByRole('article');
const cardLink = (page: Page, place = 0) => cards(page).nth(place).getByRole('heading').getByRole('link');
/** The line that says how many events there are; German numbers have a dot. */
const count = (page: Page) => page.getByText(/^\d[\d.]* Veranstaltung(en)?\b/).first();
const search = (page: Page) => page.getByRole('searchbox');

const routeOf = (page: Page) => new URL(page.url()).hash.slice(1);

async function openFirst(page: Page): Promise<string> {
  const link = cardLink(page);
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  return title;
}

/** Goes on to another route of the portal that is open. */
const go = (page: Page, hash: string) => page.evaluate((next) => window.location.assign(next), hash);

test.describe('a visitor', () => {
  test('sees real events, filters by one click, goes Back and Forward, and searches while typing', async ({ page }) => {
    await openElement(page, 'event-portal');
    await expect(heading(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await expect(count(page)).toHaveText(ALL_EVENTS);
    await expect(cards(page).first()).toContainText(/Heute|noch bis|Uhr/);
    await expect(
      cards(page)
        .filter({ hasText: /(?:Mo|Di|Mi|Do|Fr|Sa|So), \d/ })
        .first(),
    ).toBeVisible();

    const today = page.getByRole('link', { name: /^Heute\s*[\d.]*$/ });
    await today.click();
    await expect(count(page)).not.toHaveText(ALL_EVENTS);
    expect(routeOf(page)).toBe('/events?when=today');
    const number = await count(page).textContent();
    await expect(today).toHaveAttribute('aria-current', 'true');
    // Nobody is caught who goes back to where the page began.
    await page.goBack();
    await expect(count(page)).toHaveText(ALL_EVENTS);
    expect(new URL(page.url()).hash).toBe('');
    await page.goForward();
    await expect(count(page)).toHaveText(number ?? '');
    await page.goBack();
    await expect(count(page)).toHaveText(ALL_EVENTS);

    await search(page).pressSequentially('Konzert', { delay: 20 });
    await expect(count(page)).not.toHaveText(ALL_EVENTS);
    await expect.poll(() => routeOf(page)).toContain('q=Konzert');
    await expect(cards(page).first()).toBeVisible();
    await expect(search(page)).toHaveValue('Konzert');
    await expect(search(page)).toBeFocused();
    // The language may change in the middle of typing.
    await search(page).fill('Wanderung');
    await expect.poll(() => routeOf(page)).toContain('q=Wanderung');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Events', level: 2 })).toBeVisible();
    await expect(search(page)).toHaveValue('Wanderung');
    expect(routeOf(page)).toBe('/en/events?q=Wanderung');
  });

  test('turns the page', async ({ page }) => {
    await openElement(page, 'event-portal');
    const before = await cardLink(page).textContent();
    await page.getByRole('link', { name: 'Seite 2', exact: true }).click();
    await expect(cardLink(page)).not.toHaveText(before ?? '');
    expect(routeOf(page)).toBe('/events?page=2');
    await expect(page.getByRole('link', { name: 'Seite 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.reload();
    await ready(page);
    await expect(page.getByRole('link', { name: 'Seite 2', exact: true })).toHaveAttribute('aria-current', 'page');

    // An address that names a page behind the last one leads to the last one, and Back from there past it.
    await page.evaluate(() => {
      window.location.hash = '/events?page=9999';
    });
    await expect.poll(() => routeOf(page)).toMatch(/^\/events\?page=\d\d$/);
    await expect(cardLink(page)).toBeVisible();
    const last = routeOf(page).replace(/\D/g, '');
    await expect(page.locator('[part=pager] a').last()).toHaveText(last);
    await expect(page.locator('[part=pager] [aria-current]')).toHaveText(last);
    await page.goBack();
    await expect.poll(() => routeOf(page)).toBe('/events?page=2');
  });

  test('opens an event and comes back to the same place with the same filter, reloads it, changes the language', async ({
    page,
  }) => {
    await openElement(page, 'event-portal');
    await page.getByRole('link', { name: /^Nächste 30 Tage/ }).click();
    await expect.poll(() => routeOf(page)).toBe('/events?when=month');
    await expect(count(page)).not.toHaveText(ALL_EVENTS);
    const link = cardLink(page, 9);
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }));
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(0);
    const title = await link.textContent();
    await link.click();
    const arrived = page.getByRole('heading', { name: title ?? '', level: 2 });
    await expect(arrived).toBeFocused();
    await expect(arrived).toBeInViewport();
    await page.goBack();
    await expect(link).toHaveText(title ?? '');
    expect(routeOf(page)).toBe('/events?when=month');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await expect(link).toBeFocused();

    // Its own link leads back as well.
    await openFirst(page);
    await page.getByRole('link', { name: 'Zur Übersicht' }).click();
    await expect.poll(() => routeOf(page)).toBe('/events?when=month');
    await expect(heading(page)).toBeVisible();

    const other = await openFirst(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: other, level: 2 })).toBeVisible();
    expect(routeOf(page)).toMatch(/^\/events\/\w+$/);
    await page.getByRole('link', { name: 'English' }).click();
    await expect.poll(() => routeOf(page)).toMatch(/^\/en\/events\/\w+$/);
    await expect(page.getByRole('heading', { name: other, level: 2 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
    await expect(page.locator('event-portal [part="root"]')).toHaveAttribute('lang', 'en');
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'i18n_redirected');
    expect(cookie).toMatchObject({ value: 'en', sameSite: 'Lax' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  });

  for (const [name, attributes] of [
    ['in the address', ''],
    ['in memory', 'history="memory"'],
  ] as const) {
    test(`comes back to the same place by the link of each event, with the route ${name}`, async ({ page }) => {
      await openHost(page, { body: element('event-list', attributes), path: '/another-page' });
      await ready(page);
      for (const place of [7, 10]) {
        const link = cardLink(page, place);
        await link.evaluate((node) => node.scrollIntoView({ block: 'center' }));
        const top = await page.evaluate(() => window.scrollY);
        const title = (await link.textContent()) ?? '';
        // After a step back the history keeps the step forward, so its length proves nothing.
        await link.click();
        await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();
        await page.getByRole('link', { name: 'Zur Übersicht' }).click();
        await expect(link).toBeFocused();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
      }
    });
  }
});

test.describe('an address', () => {
  // Where each leads, the unit tests of the routes say.
  test('that is short is completed without a history entry', async ({ page }) => {
    await openElement(page, 'event-portal', '', '#/en/auth/');
    await expect.poll(() => routeOf(page)).toBe('/en/auth/login');
    expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(2);
  });

  test('of an unknown route or event, or without meaning, shows a message and links', async ({ page }) => {
    await openElement(page, 'event-portal', FEW, '#/x');
    await expect(page.getByText('Page not found: /x')).toBeVisible();
    // The bar of the portal does not push it aside.
    const [bar, notice] = await Promise.all(
      [page.locator('.shell-bar'), page.locator('.notice')].map((box) => box.boundingBox()),
    );
    expect(notice?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    await page.getByRole('link', { name: 'Zu den Veranstaltungen' }).click();
    await expect(heading(page)).toBeFocused();
    await go(page, '#/en/y/z');
    await expect(page.getByText('Page not found: /en/y/z')).toBeVisible();
    await expect(page.getByRole('link', { name: 'English' })).toBeHidden();
    // It is named as a person reads it, with one way on.
    for (const [asked, path] of [
      ['#/%C3%9Cbersicht?when=today', '/Übersicht'],
      ['#/en/auth/f%C3%BCr%', '/en/auth/für%'],
    ] as const) {
      await go(page, asked);
      await expect(page.getByText(`Page not found: ${path}`, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: /^(?:Zu den Veranstaltungen|Go to events)$/ })).toHaveCount(1);
    }
    await go(page, '#/events/nothing');
    await expect(page.getByRole('heading', { name: 'Diese Veranstaltung gibt es nicht mehr' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Veranstaltungen|Übersicht/ }).first()).toBeVisible();

    // Garbage is survived, also as the first address.
    const bad = ['#/events?q=%', '#/events?page=-1&from=x&rubric=a,b', `#/${'x'.repeat(5000)}`];
    await openHost(page, { body: element('event-portal', FEW), path: '/garbage#/events/%E0%A4%A' });
    await ready(page);
    for (const garbage of ['', ...bad]) {
      if (garbage) await go(page, garbage);
      await expect(page.locator('event-portal').getByRole('heading', { level: 2 }), garbage).toBeVisible();
      await expect(page.getByText('Irgendwas ist schief gegangen'), garbage).toHaveCount(0);
    }
    await go(page, '#/en/events');
    await expect(page.getByRole('heading', { name: 'Events', level: 2 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Today/ })).toBeVisible();
  });

  test('of an event may hold an id of any characters, and leads to no other client', async ({ page }) => {
    const id = 'uid/7:ü%41@example.org?#';
    let asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/api/events/uid*', async (route) => {
      const answer = await page.request.get('/clients/stadt/api/events/s00002');
      const { data } = await answer.json();
      await route.fulfill({ json: { data: { ...data, id, title: 'Ein Fest' } } });
    });
    await openElement(page, 'event-portal', '', `#/events/${encodeURIComponent(id)}`);
    await expect(page.getByRole('heading', { name: 'Ein Fest', level: 2 })).toBeVisible();
    const ofEvent = asked.flatMap((path) => path.split('/api/events/')[1] ?? []);
    expect(ofEvent.filter((path) => !/\/(?:similar|others)$/.test(path))).toEqual([encodeURIComponent(id)]);

    asked = [];
    await openHost(page, { body: element('event-portal'), path: '/other#/events/../../../zeitung/api/events' });
    await ready(page);
    await expect(page.getByText('Page not found: ')).toBeVisible();
    expect(asked.some((path) => path.startsWith('/clients/stadt/'))).toBe(true);
    expect(asked.filter((path) => path.startsWith('/clients/') && !path.startsWith('/clients/stadt/'))).toEqual([]);
  });

  test('of the host is not changed, and its link into the portal opens the screen', async ({ page }) => {
    const body = `<a href="#/events?when=today">Heute bei uns</a><div style="height: 1500px"></div>${element('event-portal')}`;
    await openHost(page, { body, path: '/host-page#kontakt' });
    await ready(page);
    await expect(heading(page)).toBeVisible();
    await expect(count(page)).toHaveText(ALL_EVENTS);
    expect(new URL(page.url()).hash).toBe('#kontakt');
    await page.getByRole('link', { name: 'Heute bei uns' }).click();
    await expect(count(page)).not.toHaveText(ALL_EVENTS);
    await openFirst(page);
    await go(page, '#kontakt');
    await expect(page.getByRole('link', { name: 'Zur Übersicht' })).toBeVisible();
  });
});

test.describe('the browser’s language', () => {
  test.use({ locale: 'en-US' });

  test('decides where the address names no route', async ({ page }) => {
    await openElement(page, 'event-portal', FEW);
    await expect(page.getByRole('heading', { name: 'Events', level: 2 })).toBeVisible();
    await openHost(page, { body: element('event-portal', FEW), path: '/second#/events' });
    await expect(heading(page)).toBeVisible();
  });
});

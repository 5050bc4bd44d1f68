import type { Page } from 'playwright/test';
import { element, expect, FEW, openElement, openHost, ready, test } from '../support/browser';

declare global {
  interface Window {
    /** Routes of `portal-navigate`, in their order. */
    heardRoutes: string[];
  }
}

/** Calls a method of the first element of a tag. */
const call = (page: Page, tag: string, name: 'navigate' | 'setFilter', argument: unknown) =>
  page.evaluate(
    ({ tag, name, argument }) => {
      const target = document.querySelector(tag);
      Reflect.apply(Reflect.get(target ?? {}, name), target, [argument]);
    },
    { tag, name, argument },
  );

/** Routes that the page hears of before an element goes there; those that match are stopped. */
const hear = (page: Page, stopped?: string) =>
  page.evaluate((wanted) => {
    window.heardRoutes = [];
    document.addEventListener('portal-navigate', (event) => {
      const { route } = (event as CustomEvent<{ route: string }>).detail;
      window.heardRoutes.push(route);
      if (wanted !== undefined && route.includes(wanted)) event.preventDefault();
    });
  }, stopped);
const heard = (page: Page) => page.evaluate(() => window.heardRoutes);

test('navigate() notifies the page before, which may prevent it', async ({ page }) => {
  await openElement(page, 'event-portal', FEW, '#/en/events');
  await hear(page, '/auth');
  const steps = () => page.evaluate(() => window.history.length);
  const before = await steps();
  await call(page, 'event-portal', 'navigate', '/en/auth/login');
  await expect.poll(() => heard(page)).toEqual(['/en/auth/login']);
  expect([await steps(), new URL(page.url()).hash]).toEqual([before, '#/en/events']);
  await call(page, 'event-portal', 'navigate', '/en/events?q=markt');
  await expect.poll(() => heard(page)).toEqual(['/en/auth/login', '/en/events?q=markt']);
  expect([await steps(), new URL(page.url()).hash]).toEqual([before + 1, '#/en/events?q=markt']);
});

test('setFilter() shows the list with the filters of the element, in one history entry', async ({ page }) => {
  await openElement(page, 'event-list', 'limit="2" history="hash" hash-key="list" rubric="1" radius="20" locale="en"');
  await hear(page);
  const before = await page.evaluate(() => window.history.length);
  const asked = page.waitForRequest((request) => /\/api\/events\?.*q=markt/.test(request.url()));
  await call(page, 'event-list', 'setFilter', { q: 'markt', radius: 900 });
  const { searchParams } = new URL((await asked).url());
  expect(searchParams.get('rubric')).toBe('1');
  await expect.poll(() => heard(page)).toEqual(['/en/events?q=markt&rubric=1&radius=20']);
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
  await expect(page.getByRole('searchbox').first()).toHaveValue('markt');
  await page.goBack();
  await expect(page.getByRole('searchbox').first()).toHaveValue('');
});

test('a method works as soon as the element is defined, before its first screen', async ({ page }) => {
  await openHost(page, { body: element('event-list', 'filter="on" limit="2"') });
  await page.evaluate(async () => {
    await customElements.whenDefined('event-list');
    const list = document.querySelector('event-list');
    Reflect.apply(Reflect.get(list ?? {}, 'setFilter'), list, [{ q: 'markt' }]);
  });
  await ready(page);
  await expect(page.getByRole('searchbox').first()).toHaveValue('markt');
});

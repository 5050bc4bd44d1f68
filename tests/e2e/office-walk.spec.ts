import type { Page } from 'playwright/test';
import { addDays, todayInBerlin } from '../../src/lib/days';
import { sideways, smallControls, violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { logInToOffice } from '../support/office-pages';

/** The newest month that can be closed, 'YYYY-MM'. */
const ended = addDays(`${todayInBerlin().slice(0, 8)}01`, -1).slice(0, 7);

/**
 * The addresses of all pages of the office, below that of the portal or, with a slash, of the office. `:id` stands for
 * a thing and `:key` for a word: the first is opened that the page before leads to, or one before that. Pages
 * that lack their thing in the seeded data, as an earlier version of settings, are looked at by the tests that make it.
 */
const PAGES = [
  ...['/', '/account', '/account/second-factor', '/operators', '/operators/invite', '/operators/:id', ''],
  ...['event', 'advert', 'account', 'relation'].flatMap((kind) => [`?kind=${kind}`, `queue/${kind}/:id`]),
  ...['reviews/event/:id/correction', '/zeitung?kind=article', '/zeitung/queue/article/:id'],
  ...['/zeitung/reviews/article/:id/correction', 'events', 'events/:id', '/zeitung/articles', '/zeitung/articles/:id'],
  ...['persons', 'persons?search=approved@', 'persons/:id', 'persons/:id/deletion'],
  ...['adverts', 'adverts?set=running', 'orders/:id', 'orders/:id/move', 'orders/:id/stop', 'orders/:id/credit'],
  ...['adverts/calendar', 'adverts/calendar?view=month', 'adverts/calendar?view=year', 'adverts/calendar/close'],
  ...['adverts/calendar/open', 'adverts/catalogue', 'adverts/catalogue/seller', 'adverts/places/:key'],
  ...['adverts/catalogue/slot/:key', 'adverts/vouchers', 'adverts/vouchers/several', 'adverts/vouchers/:id'],
  ...['invoices', 'invoices?state=overdue', 'invoices?state=paid', 'invoices?state=all', 'invoices?q=zz-nichts'],
  ...['invoices?month=:id', 'invoices?state=refund', 'invoices/:id', 'invoices/:id/pay', 'invoices/:id/refund'],
  ...['invoices/:id/unpay', 'invoices/months', 'invoices/months/:id', 'invoices/months/:id/ec-sales'],
  ...[`invoices/months/${ended}`, 'invoices/months/:id/close', 'invoices/statements', 'invoices/statements/:id'],
  'invoices/statements/:id/ignore',
  ...['organisations', 'organisations/:id', 'addresses', 'settings', 'settings/json', 'settings/versions'],
  ...['texts', 'texts/templates', 'texts/templates/:key', 'mails', 'mails?state=kept'],
  ...['history', 'search', 'search?q=zz-nichts', 'search?q=e', 'search?q=e&kind=event'],
];

/** Returns the addresses that a page links to. */
const waysFrom = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) => [...main.querySelectorAll('a')].map(({ href }) => href.replace(location.origin, '')));

/** Returns the pattern of the addresses of a page. */
const patternOf = (address: string) =>
  new RegExp(
    `^${address.replace(/[?.]/g, '\\$&').replace(':id', '[^/?.]*\\d[^/?.]*').replace(':key', '[a-z-]+')}(\\?|#|$)`,
  );

/** From wide to narrow. */
const WIDTHS = [1280, 768, 360, 320];
/** The widths at which controls are measured. */
const MEASURED = [1280, 360];

test('every page of the office fits, is accessible and shows the focus', async ({ page }) => {
  test.setTimeout(300_000);
  await logInToOffice(page);
  let found: string[] = [];
  const faults: string[] = [];
  for (const name of PAGES) {
    const address = name.startsWith('/') ? `/backoffice${name}` : `/backoffice/stadt/${name}`;
    const isSought = address.includes(':');
    const path = isSought ? found.find((way) => patternOf(address).test(way)) : address;
    const response = path === undefined ? undefined : await page.goto(path);
    if (path === undefined || response?.status() !== 200) {
      faults.push(`${address}: ${path === undefined ? 'nothing leads there' : `${path}: ${response?.status()}`}`);
      continue;
    }
    found = [...(await waysFrom(page)), ...found];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      const excess = await sideways(page);
      if (excess > 0) faults.push(`${path}, ${width} px: ${excess} px too wide`);
      const small = MEASURED.includes(width) ? await smallControls(page) : [];
      if (small.length > 0) faults.push(`${path}, ${width} px: smaller than 44 px: ${small}`);
    }
    // The parts of a narrow page are those of the wide one below each other.
    faults.push(...(await violations(page, 'html')).map(({ id, target }) => `${path}: ${id} ${target}`));
    await page.keyboard.press('Tab');
    const hasOutline = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle !== 'none',
    );
    if (!hasOutline) faults.push(`${path}: the focus is not visible`);
  }
  expect(faults).toEqual([]);
});

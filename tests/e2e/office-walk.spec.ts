import { sideways, violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { logInToOffice } from '../support/office-pages';

/** The widths of a desktop, a tablet and a phone. */
const WIDTHS = [1280, 768, 360] as const;

/** The pages without a thing of their own. */
const PAGES = [
  ...['/backoffice', '/backoffice/account', '/backoffice/operators', '/backoffice/zeitung'],
  ...['events', 'articles', 'adverts', 'adverts/calendar', 'adverts/catalogue', 'invoices', 'persons', 'organisations'],
  ...[
    'addresses',
    'settings',
    'settings/json',
    'settings/versions',
    'texts',
    'texts/templates',
    'mails',
    'mails?state=kept',
  ],
  ...['history', 'search', 'search?q=zz-nichts', 'search?q=e', 'search?q=e&kind=event'],
].map((path) => (path.startsWith('/') ? path : `/backoffice/zeitung/${path}`));

/** Lists whose first thing has a page. */
const LISTS = ['', 'events', 'articles', 'adverts', 'invoices', 'persons', 'organisations', 'mails?state=kept'];

test('every page of the office fits at three widths, shows the focus and passes axe', async ({ page }) => {
  test.setTimeout(300_000);
  await logInToOffice(page);
  const things: string[] = [];
  for (const list of LISTS) {
    await page.goto(`/backoffice/zeitung/${list}`);
    const link = page.locator('main .first').first();
    if ((await link.count()) > 0) things.push((await link.getAttribute('href')) ?? '');
  }
  expect(things.length).toBeGreaterThan(3);
  const faults: string[] = [];
  for (const path of [...PAGES, ...things]) {
    const response = await page.goto(path);
    if (response?.status() !== 200) {
      faults.push(`${path}: ${response?.status()}`);
      continue;
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      const excess = await sideways(page);
      if (excess > 0) faults.push(`${path}, ${width} px: ${excess} px too wide`);
      if (width === 768) continue;
      const found = await violations(page, 'html');
      faults.push(...found.map(({ id, target }) => `${path}, ${width} px: ${id} ${target}`));
    }
    await page.keyboard.press('Tab');
    const hasOutline = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle !== 'none',
    );
    if (!hasOutline) faults.push(`${path}: the focus is not visible`);
  }
  expect(faults).toEqual([]);
});

import type { Page } from 'playwright/test';
import { beLoggedIn } from '../support/accounts';
import { cutTexts, faintOnDark, spaceOut, violations } from '../support/axe';
import { element, expect, openElement, openHost, ready, test } from '../support/browser';
import { CALLS } from '../support/faults';
import { expectLayout, layoutFaults } from '../support/layout-faults';

import { PAGE_SIZE } from '../support/page-size';

/** Looks at a screen at every width, in both languages, on light and dark. */
async function expectSound(page: Page, route: string, there: () => Promise<unknown>) {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const locale of ['de', 'en']) {
    await page.evaluate((hash) => window.location.assign(hash), `#${locale === 'en' ? '/en' : ''}${route}`);
    await expect(page.locator('event-portal [part="root"]')).toHaveAttribute('lang', locale);
    await there();
    // The elements are the same in English; what is longer there must find its place.
    if (locale === 'de') {
      expect(await violations(page, 'event-portal'), route).toEqual([]);
      expect(await faintOnDark(page, 'event-portal'), route).toEqual([]);
    }
    await expectLayout(page, 'event-portal', `${route} in ${locale}`);
    // This size equals 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await layoutFaults(page, 'event-portal'), `${route} in ${locale}`).toEqual([]);
  }
}

test('screens of guests pass axe without overlaps, in both languages, on light and dark', async ({ page }) => {
  const cards = page.getByRole('article');
  await openElement(page, 'event-portal', `settings='{"eventList":{"resultsPerPage":12}}'`, '#/events');
  await expectSound(page, '/events', () => expect(cards).toHaveCount(12));
  await expectSound(page, '/events?q=zzzzzz', () => expect(cards).toHaveCount(0));
  const words = /^Page not found: (?:\/en)?\/nothing$/;
  await expectSound(page, '/nothing', () => expect(page.getByText(words)).toBeVisible());
  await page.route(CALLS.events, (route) => route.abort());
  await expectSound(page, '/events?free=1', () => expect(page.getByRole('alert').first()).toBeVisible());
});

test('screens of members pass axe without overlaps, in both languages, on light and dark', async ({ page }) => {
  await beLoggedIn(page, 'approved');
  await openElement(page, 'event-portal', '', '#/events/s00002');
  await expectSound(page, '/events/s00002', async () => {
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.locator('.shell-bar button')).toBeVisible();
  });
  for (const [route, width] of [
    ['/events?q=Konzert&when=today', 360],
    ['/en/events?q=Konzert&when=today', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((hash) => window.location.assign(hash), `#${route}`);
    await page.getByRole('button', { name: /^(?:Abonnieren|Subscribe)$/ }).press('Enter');
    await page.getByRole('button', { name: /^(?:Suche per E-Mail bekommen|Get this search by email)$/ }).press('Enter');
    const form = page.getByRole('form', { name: /^(?:Suche per E-Mail|Search by email)$/ });
    await form.getByRole('textbox').fill('?');
    await form.getByRole('textbox').press('Enter');
    await expect(form.getByRole('alert')).toBeVisible();
    if (width === 360) {
      expect(await violations(page, 'event-portal')).toEqual([]);
      expect(await faintOnDark(page, 'event-portal')).toEqual([]);
    }
    expect(await layoutFaults(page, 'event-portal'), route).toEqual([]);
    while (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
  }
});

test('popovers of the list pass axe without overlaps, in both languages, on light and dark', async ({ page }) => {
  await openElement(page, 'event-list', 'limit="2" locale="de"');
  const opened = page.locator('event-list').getByRole('dialog');
  for (const locale of ['de', 'en'] as const) {
    await page.locator('event-list').evaluate((host, next) => host.setAttribute('locale', next), locale);
    await expect(page.locator('event-list [part="root"]')).toHaveAttribute('lang', locale);
    for (const [id, width] of [
      ['open-all', 360],
      ['when', 360],
      ['when', 1280],
      ['open-rubrics', 1280],
      ['open-more', 768],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.locator(`#${id}`).press('Enter');
      await expect(opened.last()).toBeVisible();
      await expect(opened.last().getByRole('button').last()).toBeVisible();
      // The names in English are the same elements; what is longer there must find its place.
      if (locale === 'de') expect(await violations(page, 'event-list'), id).toEqual([]);
      if (locale === 'de') expect(await faintOnDark(page, 'event-list'), id).toEqual([]);
      expect(await layoutFaults(page, 'event-list'), `${id} in ${locale}`).toEqual([]);
      if (id === 'open-all') await expectLayout(page, 'event-list', `${id} in ${locale}`);
      else await page.keyboard.press('Escape');
      if (id === 'when' && width === 360) await page.keyboard.press('Escape');
    }
  }
});

test('the longest labels do not overlap', async ({ page }) => {
  const labels = {
    lbl_events: 'Veranstaltungskalender der Verwaltungsgemeinschaft Donaudampfschifffahrt',
    lbl_login: 'Zum Mitgliederbereich anmelden',
    lbl_my_area: 'Mein Veranstalterbereich',
    lbl_log_out: 'Aus dem Bereich abmelden',
    lbl_what: 'Suchbegriffe',
  };
  const settings = `settings='${JSON.stringify({ languageSettings: { de: labels }, eventList: { resultsPerPage: 2 } })}'`;
  for (const who of ['guest', 'member']) {
    if (who === 'member') await beLoggedIn(page, 'approved');
    await openElement(page, 'event-portal', settings, `?${who}#/events?rubric=1&free=1`);
    await expect(page.getByRole('heading', { name: labels.lbl_events })).toBeVisible();
    const account = who === 'member' ? labels.lbl_my_area : labels.lbl_login;
    await expect(page.getByRole('link', { name: account })).toBeVisible();
    await expectLayout(page, 'event-portal', who);
  }
});

test('the layout check and axe find planted faults: the control', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openElement(page, 'event-list', 'limit="2"');
  expect(await layoutFaults(page, 'event-list')).toEqual([]);
  await page.locator('event-list').evaluate((host) => {
    const box = (text: string, style: string) => {
      const node = document.createElement('p');
      node.textContent = text;
      node.setAttribute('style', style);
      return node;
    };
    const root = host.shadowRoot?.querySelector('[part="root"]');
    const hidden = box('', 'overflow: hidden; width: 50px; white-space: nowrap');
    hidden.append(box('so lang, dass es nicht ganz zu sehen ist', ''));
    root?.append(
      box('oben', 'margin-bottom: -20px'),
      box('unten', ''),
      box('links', 'margin-left: -30px'),
      hidden,
      box('neben', ''),
    );
  });
  const planted = ['„oben“ and „unten“ overlap', '„links“ reaches out'];
  expect(await layoutFaults(page, 'event-list')).toEqual(planted);
  await page.locator('event-list').evaluate((host) => {
    const root = host.shadowRoot?.querySelector('[part="root"]');
    const button = document.createElement('button');
    const faint = Object.assign(document.createElement('p'), { textContent: 'blass' });
    faint.style.color = '#ccc';
    root?.append(button, faint);
  });
  const found = (await violations(page, 'event-list')).map(({ id }) => id);
  expect(found).toEqual(expect.arrayContaining(['button-name', 'color-contrast']));
});

test('list and event allow wider text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openElement(page, 'event-portal', '', '#/events');
  for (const hash of ['/events', '/events/s00002']) {
    await page.evaluate((next) => window.location.assign(next), `#${hash}`);
    await expect(page.getByRole('link', { name: 'Zur Übersicht' })).toHaveCount(hash === '/events' ? 0 : 1);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await spaceOut(page, 'event-portal');
    expect(await layoutFaults(page, 'event-portal'), hash).toEqual([]);
    expect(await cutTexts(page, 'event-portal'), hash).toEqual([]);
  }
});

test.describe('as part of a host page', () => {
  test('it has no landmark, no h1 and no fixed layer, and its headings have the level that the page sets', async ({
    page,
  }) => {
    await openElement(page, 'event-portal');
    await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
    for (const role of ['main', 'banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    const fixed = await page
      .locator('event-portal')
      .evaluate(
        (host) =>
          [...(host.shadowRoot?.querySelectorAll('*') ?? [])].filter(
            (node) => getComputedStyle(node).position === 'fixed',
          ).length,
      );
    expect(fixed).toBe(0);

    // They follow on each other.
    for (const [level, hash] of [
      [1, '/events'],
      [3, '/events/s00002'],
      [5, '/events'],
    ] as const) {
      await page.locator('event-portal').evaluate(
        (host, [depth, route]) => {
          host.setAttribute('heading-level', String(depth));
          window.location.hash = route;
        },
        [level, hash] as const,
      );
      await expect(page.getByRole('heading', { level })).toHaveCount(1);
      const levels = await page
        .getByRole('heading')
        .evaluateAll((nodes) => nodes.map((node) => Number(node.localName.slice(1))));
      expect(Math.min(...levels)).toBe(level);
      for (const [place, own] of levels.entries()) expect(own - (levels[place - 1] ?? level)).toBeLessThanOrEqual(1);
    }
  });

  test('Tab leads in, through and out', async ({ page }) => {
    const body = `<button>Davor</button>${element('event-list', 'limit="2" filter="off"')}<button>Danach</button>`;
    await openHost(page, { body });
    await ready(page);
    await expect(page.getByRole('article')).toHaveCount(2);
    // The way into a calendar comes with the application.
    await expect(page.getByRole('button', { name: / in meinen Kalender$/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Davor' }).focus();
    const stops: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const own = document.activeElement?.shadowRoot?.activeElement;
        if (!own) return document.activeElement?.textContent ?? '';
        // The link of a card is the whole card, which shows the focus.
        const isSeen = [own, own.closest('article')].some((node) => {
          const { outlineStyle, outlineWidth } = node
            ? getComputedStyle(node)
            : { outlineStyle: 'none', outlineWidth: '0' };
          return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
        });
        return `${own.localName} ${isSeen}`;
      });
      stops.push(stop);
      if (stop === 'Danach') break;
    }
    expect(stops.at(-1)).toBe('Danach');
    // Its link, its heart, and its way into a calendar.
    const CARD = ['a true', 'button true', 'button true'];
    expect(stops.slice(0, -1)).toEqual([...CARD, ...CARD]);
  });
});

import type { Page } from 'playwright/test';
import { expect, openHost, test } from '../support/browser';
import { address, contentHeight, frameHeight, frameTag, HELPER, inFrame, LISTENER } from '../support/framed-page';

/** Waits until the frame is as tall as what it shows, and stays so. */
async function expectFit(page: Page) {
  await expect
    .poll(async () => Math.abs((await frameHeight(page)) - ((await contentHeight(page)) ?? -100)), { intervals: [100] })
    .toBeLessThanOrEqual(1);
}

async function openFrame(page: Page, query = '', head = LISTENER + HELPER) {
  await openHost(page, { head, body: frameTag(query) });
  await expect(inFrame(page).getByRole('article').first()).toBeVisible();
}

test.describe('the frame is as tall as its content', () => {
  test('after loading, changes of width, list and body, and a picture; its messages contain only the height', async ({
    page,
  }) => {
    await openFrame(page, '&element=event-list&limit=6');
    await expectFit(page);
    const settled = await page.evaluate(() => window.heard.length);
    for (const { data } of await page.evaluate(() => window.heard)) {
      expect(data).toEqual({ type: 'resize-iframe', height: expect.any(Number) });
    }
    // A loop would send a message in nearly every animation frame.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 90; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect((await page.evaluate(() => window.heard.length)) - settled).toBeLessThan(9);
    await page.setViewportSize({ width: 400, height: 700 });
    await expectFit(page);
    const tall = await frameHeight(page);
    await page.setViewportSize({ width: 1280, height: 700 });
    await expectFit(page);
    expect(await frameHeight(page)).toBeLessThan(tall);
    await inFrame(page).getByRole('searchbox').fill('Weihnachtsmarkt am Ende der Welt zzzz');
    await expect(inFrame(page).getByRole('article')).toHaveCount(0);
    await expectFit(page);
    await inFrame(page).getByRole('searchbox').fill('');
    await expect(inFrame(page).getByRole('article')).toHaveCount(6);
    await expectFit(page);

    const before = await frameHeight(page);
    const frame = page.frames().find((one) => one.url().includes('/dist/iframe/'));
    await frame?.evaluate(() => {
      const picture = new Image();
      picture.style.display = 'block';
      picture.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="50" height="333"/>')}`;
      document.getElementById('client')?.append(picture);
    });
    await expect.poll(() => frameHeight(page)).toBe(before + 333);
    await expectFit(page);
  });

  test('while a search box shows suggestions', async ({ page }) => {
    await openHost(page, { head: HELPER, body: frameTag('&element=event-search&results-url=/') });
    const box = inFrame(page).getByRole('combobox');
    await expect(box).toBeVisible();
    await box.fill('markt');
    await expect(inFrame(page).getByRole('option').first()).toBeVisible();
    await expect.poll(() => frameHeight(page)).toBeGreaterThan(400);
    await expect(inFrame(page).getByRole('option').last()).toBeInViewport({ ratio: 0.9 });
    await box.press('Escape');
    await expect.poll(() => frameHeight(page)).toBeLessThan(200);
  });

  test('also when it was hidden at first, and never 0', async ({ page }) => {
    const hidden = frameTag('&element=event-list&limit=2', 'style="display:none;width:100%;height:150px;border:0"');
    await openHost(page, { head: LISTENER + HELPER, body: hidden });
    await expect(inFrame(page).locator('article')).toHaveCount(2);
    await page.locator('iframe').evaluate((frame) => {
      frame.style.display = 'block';
    });
    await expectFit(page);
    await page.locator('iframe').evaluate((frame) => {
      frame.style.display = 'none';
    });
    await page.locator('iframe').evaluate((frame) => {
      frame.style.display = 'block';
    });
    await expectFit(page);
    const heights = await page.evaluate(() => window.heard.map(({ data }) => (data as { height: number }).height));
    expect(heights.filter((height) => !(height > 0))).toEqual([]);
  });

  test('across origins', async ({ page }) => {
    const demo = process.env.DEMO_URL;
    const body = `<iframe data-event-portal src="${demo}${address('&element=event-list&limit=2')}" style="width:100%;height:150px;box-sizing:border-box" frameborder="0"></iframe>`;
    const head = `${LISTENER}<script src="${demo}/dist/event-portal-frame.js"></script>`;
    await openHost(page, { origin: String(process.env.OTHER_URL), head, body });
    await expect(inFrame(page).getByRole('article')).toHaveCount(2);
    await expect.poll(() => page.evaluate(() => window.heard.length)).toBeGreaterThan(0);
    await expectFit(page);
    expect(await page.evaluate(() => new Set(window.heard.map(({ origin }) => origin)).size)).toBe(1);
  });
});

test('a page without a frame sends no messages', async ({ page }) => {
  await page.addInitScript(() => {
    window.heard = [];
    window.addEventListener('message', ({ data, origin }) => window.heard.push({ data, origin }));
  });
  await page.goto(address('&element=event-list&limit=2'));
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(
    await page.evaluate(() => window.heard.filter(({ data }) => (data as { type?: string })?.type === 'resize-iframe')),
  ).toEqual([]);
});

test.describe('in the frame', () => {
  test('query parameters are attributes', async ({ page }) => {
    await openFrame(page, '&element=event-list&limit=3&locale=en&q=Konzert&heading-level=3');
    await expect(inFrame(page).getByRole('article')).toHaveCount(3);
    await expect(inFrame(page).getByRole('heading', { name: 'Events', level: 3 })).toBeVisible();
    await expect(inFrame(page).getByRole('searchbox')).toHaveValue('Konzert');
    await expect(inFrame(page).locator('html')).toHaveAttribute('lang', 'en');
    await openFrame(page, '&start=/events%3Fwhen%3Dtoday');
    await expect(inFrame(page).getByRole('link', { name: /^Heute\s*[\d.]*$/ })).toHaveAttribute('aria-current', 'true');
  });

  test('a visitor searches, opens an event and comes back; the title is the client’s name, the host’s stays', async ({
    page,
  }) => {
    await openFrame(page, `&settings=${encodeURIComponent('{"eventList":{"resultsPerPage":6}}')}`);
    const frameTitle = () =>
      page
        .frames()
        .find((frame) => frame.url().includes('/dist/iframe/'))
        ?.title();
    await expect.poll(frameTitle).toMatch(/Achalmtal/);
    expect(await page.title()).toBe('Host');
    const frame = inFrame(page);
    await frame.getByRole('link', { name: /^Nächste 30 Tage/ }).click();
    await expect(frame.getByRole('link', { name: /^Nächste 30 Tage/ })).toHaveAttribute('aria-current', 'true');
    const link = frame.getByRole('article').nth(3).getByRole('heading').getByRole('link');
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(frame.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expectFit(page);
    await page.evaluate(() => window.history.back());
    await expect(frame.getByRole('link', { name: /^Nächste 30 Tage/ })).toHaveAttribute('aria-current', 'true');
    await expectFit(page);
  });
});

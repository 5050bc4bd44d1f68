import type { Page } from 'playwright/test';
import { expect, openHost, ready, test } from '../support/browser';
import { APPLICATION, hold } from '../support/faults';

const FOREIGN = 'https://elsewhere.test';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${FOREIGN}/svg.png"/><use href="${FOREIGN}/use.svg#a"/></svg>`;

/** Everything that makes a browser ask for something. */
const FETCHES = [
  `<img src="${FOREIGN}/a.png" alt="Wappen der Stadt">`,
  `<img src="/x.png" srcset="${FOREIGN}/set.png 2x">`,
  `<picture><source srcset="${FOREIGN}/source.png"><img src="${FOREIGN}/b.png"></picture>`,
  `<video poster="${FOREIGN}/poster.png" src="${FOREIGN}/v.mp4"></video><audio src="${FOREIGN}/a.mp3" autoplay></audio>`,
  SVG,
  `<div style="background: url(${FOREIGN}/background.png); border-image: url('${FOREIGN}/border.png') 1">a</div>`,
  `<ul style="list-style-image: url(${FOREIGN}/list.png)"><li>b</li></ul>`,
  `<p style="cursor: url(${FOREIGN}/cursor.cur), auto; mask: url(${FOREIGN}/mask.svg); filter: url(${FOREIGN}/f.svg#f)">c</p>`,
  `<p style="content: image-set('${FOREIGN}/set2.png' 1x); shape-outside: url(${FOREIGN}/shape.png)">d</p>`,
  `<style>@import "${FOREIGN}/import.css"; @font-face { font-family: f; src: url(${FOREIGN}/f.woff2) } p { font-family: f }</style>`,
  `<link rel="stylesheet" href="${FOREIGN}/link.css"><link rel="preload" as="image" href="${FOREIGN}/preload.png">`,
  `<table background="${FOREIGN}/table.png"><tr><td background="${FOREIGN}/td.png">e</td></tr></table>`,
  `<object data="${FOREIGN}/object"></object><embed src="${FOREIGN}/embed"><iframe src="${FOREIGN}/frame"></iframe>`,
  `<input type="image" src="${FOREIGN}/input.png"><base href="${FOREIGN}/"><meta http-equiv="refresh" content="0;url=${FOREIGN}">`,
].join('');

/** Everything that makes something stand where it does not belong. */
const COVERS = [
  'position: absolute; inset: -4000px; width: 9000px; height: 9000px',
  'position: fixed; inset: 0; width: 100vw; height: 100vh; z-index: 2147483647',
  'position: sticky; top: 0; width: 200vw; z-index: 9',
  'position: relative; top: -500px; left: -500px; width: 5000px; height: 900px',
  'margin: -600px; padding: 600px; width: 4000px',
  'transform: translate(-50%, -300px) scale(40); translate: -300px -300px; scale: 40; rotate: 45deg',
  'float: left; margin-left: -2000px; width: 9000px; height: 300px',
  'position: relative; box-shadow: 0 0 0 3000px red; outline: 3000px solid red',
].map((style, place) => `<div class="panel button" style="background: red; ${style}">X${place}</div>`);

/** Settings with a frame of the client around the portal. */
const framed = (html: string, applicationSettings: object = {}) => ({
  applicationSettings: { ...applicationSettings, scaffoldTemplate: `${html}{{portal}}${html}` },
});

const openWith = async (page: Page, before: string, applicationSettings: object = {}) => {
  const settings = { ...framed(before, applicationSettings), eventList: { resultsPerPage: 3 } };
  await openHost(page, {
    head: `<script>window.eventPortalSettings = ${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
      <script type="module" src="/dist/event-portal.js"></script>
      <style>body { margin: 0 } .host { width: 60px; height: 60px }</style>`,
    body: `<button class="host" id="above">Above</button>
      <div style="display: flex"><button class="host" id="left">Left</button>
      <div style="flex: 1; min-width: 0"><event-portal host="/clients/stadt" history="memory"></event-portal></div>
      <button class="host" id="right">Right</button></div><button class="host" id="below">Below</button>`,
  });
  await ready(page);
};

test('HTML of the client sends no request to other hosts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(FOREIGN)) asked.push(request.url());
  });
  await page.route(`${FOREIGN}/**`, (route) => route.fulfill({ status: 204 }));
  await openWith(page, FETCHES, { footerContact: FETCHES });
  await expect(page.getByText('Wappen der Stadt').first()).toBeVisible();
  await expect(page.locator('event-portal').locator('img[src^="https://elsewhere.test"]')).toHaveCount(0);
  // Clients write German, and an English visitor's screen reader has to know.
  await expect(page.locator('event-portal').locator('.footer > [lang="de"]')).toHaveCount(1);
  // A picture that is asked for after all others has been answered.
  await page.evaluate(async (url) => fetch(url, { mode: 'no-cors' }).catch(() => undefined), `${FOREIGN}/last`);
  expect(asked).toEqual([`${FOREIGN}/last`]);
});

test('HTML of the client shows pictures of its own host and of allowed hosts', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/*.png', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await openWith(page, `<img src="/logo.png" alt="a"><img src="${FOREIGN}/named.png" alt="b">`, {
    imageHosts: ['elsewhere.test'],
  });
  await expect
    .poll(() => [...new Set(asked)].sort())
    .toEqual([`${process.env.DEMO_URL}/clients/stadt/logo.png`, `${FOREIGN}/named.png`]);
});

test('HTML and links of the client lead to its site, in the language of the visitor', async ({ page }) => {
  const links = ['#kontakt', '/stadt/#kontakt', 'info/kontakt.html', '?seite=2', '//other.test/x', 'mailto:a@b.test'];
  const html = (words: string) => `<p>${words} ${links.map((href) => `<a href="${href}">${href}</a>`).join(' ')}</p>`;
  const settings = {
    applicationSettings: {
      scaffoldTemplate: { de: `${html('Ganz oben')}{{portal}}`, en: `${html('Above all')}{{portal}}` },
      footerContact: { de: html('Unser Amt'), en: html('Our office') },
    },
    eventList: { resultsPerPage: 3 },
    links: {
      base: 'https://www.stadt.test/start/',
      imprint: '/impressum',
      conditions: '#agb',
      privacyPolicy: 'd.test',
    },
  };
  const site = (path: string) => new URL(path, 'https://www.stadt.test/start/').href;
  const led = [...links.slice(0, 4).map(site), 'https://other.test/x', 'mailto:a@b.test'];
  const open = async (own: object) => {
    const head = `<script>window.eventPortalSettings = ${JSON.stringify(own).replaceAll('<', '\\u003c')}</script>
      <base href="https://base.test/"><script type="module" src="${process.env.DEMO_URL}/dist/event-portal.js"></script>`;
    await openHost(page, { head, body: `<event-portal host="${process.env.DEMO_URL}/clients/stadt"></event-portal>` });
  };
  const portal = page.locator('event-portal');
  const hrefsBeside = (words: string) =>
    portal
      .locator('p', { hasText: words })
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).getAttribute('href')));

  const release = await hold(page, APPLICATION);
  await open(settings);
  await expect(portal.getByText('Ganz oben')).toBeVisible();
  expect(await hrefsBeside('Ganz oben')).toEqual(led);
  release();
  await ready(page);
  await expect(portal.getByText('Unser Amt')).toBeVisible();
  for (const words of ['Ganz oben', 'Unser Amt']) await expect.poll(() => hrefsBeside(words)).toEqual(led);
  const below = portal.locator('.footer > p').last().getByRole('link');
  const belowHrefs = () => below.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(await belowHrefs()).toEqual([site('#agb'), site('/impressum'), 'https://d.test/']);

  await portal.getByRole('link', { name: 'English' }).click();
  for (const words of ['Above all', 'Our office']) {
    await expect.poll(() => hrefsBeside(words)).toEqual(led);
    await expect(portal.locator('[lang="en"]', { hasText: words }).last()).toBeVisible();
  }
  await expect(portal.getByText('Ganz oben')).toHaveCount(0);

  // Without a site of its own: the host of the API, never the page.
  await open({ ...settings, links: { imprint: '/impressum' } });
  await ready(page);
  await expect.poll(() => hrefsBeside('Our office')).toContain(`${process.env.DEMO_URL}/stadt/#kontakt`);
  await expect.poll(belowHrefs).toContain(`${process.env.DEMO_URL}/impressum`);
});

/** Returns ids of elements of the host page that something covers at one of nine points. */
const covered = (page: Page) =>
  page.evaluate((ids) => {
    window.scrollTo(0, 0);
    return ids.filter((id) => {
      const { left, top, width, height } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
      const places = [0.05, 0.5, 0.95];
      return places.some((x) =>
        places.some((y) => document.elementFromPoint(left + width * x, top + height * y)?.id !== id),
      );
    });
  }, BESIDE);
const BESIDE = ['above', 'left', 'right'];

async function picturesOf(page: Page) {
  // A button looks otherwise under the pointer, which begins in the corner of the first one.
  await page.mouse.move(300, 30);
  return Promise.all(BESIDE.map(async (id) => (await page.locator(`#${id}`).screenshot()).toString('base64')));
}

test('HTML of the client covers nothing of the host page', async ({ page }) => {
  test.setTimeout(90_000);
  await openWith(page, '<p>plain</p>');
  const before = await picturesOf(page);
  for (const [number, cover] of COVERS.entries()) {
    const settings = JSON.stringify(framed(cover));
    await page.locator('event-portal').evaluate((portal, next) => portal.setAttribute('settings', next), settings);
    await expect(page.getByText(`X${number}`, { exact: true }), `${number}`).toHaveCount(2);
    expect(await covered(page), `${number}`).toEqual([]);
    expect(await picturesOf(page), `${number}`).toEqual(before);
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(fits, `${number}`).toBe(true);
    await page.locator('#below').click({ trial: true });
  }
});

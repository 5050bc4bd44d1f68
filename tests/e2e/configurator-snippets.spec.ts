import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright/test';
import { type Configuration, INITIAL, type Target } from '../../demo/docs/configurator/configuration';
import { embedOf } from '../../demo/docs/configurator/embed';
import { snippetFor } from '../../demo/docs/configurator/snippets';
import { type ElementTag, TAGS } from '../../src/elements/registry';
import { serveFolder } from '../packages/journey';
import { installLinked, ROOT, runNode } from '../packages/packed';
import { expect, test } from '../support/browser';

/*
 * Runs the code of the configurator: that for pages as the HTML that it is, that for applications built by Vite. The one
 * for WordPress runs in `npm run test:cms`.
 */

const PASTED = '/pasted.html';
/** A choice with everything that needs care: quotes, umlauts, markup, two braces, settings. */
const TITLE = 'Zwei "Karten" für Käse & Wein';

function codeOf(target: Target, baseURL: string | undefined, part: Partial<Configuration>): string[] {
  const configuration: Configuration = { ...INITIAL, ...part };
  const surroundings = { page: `${baseURL}`, bundle: `${baseURL}/dist`, host: `${baseURL}/clients/stadt` };
  return snippetFor(target, embedOf(configuration, surroundings), TITLE).map(({ code }) => code);
}

const LIST: Partial<Configuration> = {
  element: 'event-list',
  attributes: { limit: '2', filter: 'off', 'detail-url': '/termin/{eventId}?von=a&b="c"' },
  colors: { primary: '#8a1c1c' },
  font: 'Georgia, serif',
};

/** Opens HTML in a page of its own. */
async function paste(page: Page, html: string) {
  await page.route(`**${PASTED}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="de"><meta charset="utf-8"><body>${html}</body></html>`,
    }),
  );
  await page.goto(PASTED);
}

/** Expects the list of the choice: its cards, links and colour. */
async function expectList(page: Page, place: Pick<Page, 'getByRole' | 'locator'> = page) {
  const cards = place.getByRole('article');
  await expect(cards).toHaveCount(2);
  const link = cards.first().getByRole('heading').getByRole('link');
  await expect(link).toHaveAttribute('href', /\/termin\/\w+\?von=a&b=(?:"|%22)c(?:"|%22)$/);
  await expect(place.locator('event-list')).toHaveCSS('--portal-color-primary', '#8a1c1c');
}

/** The HTML of TypoScript: what stands in the head, then the object. */
const typoScriptHtml = (code: string) =>
  [...code.matchAll(/^[\w.]+ \(\n([\s\S]*?)\n\)$/gm)].map(([, value]) => value).join('\n');

test('the code for pages shows the list', async ({ page, baseURL, problems }) => {
  const [typoScript = '', typo3Html = ''] = codeOf('typo3', baseURL, LIST);
  const [html, joomla, contao] = (['html', 'joomla', 'contao'] as const).map(
    (target) => codeOf(target, baseURL, LIST)[0] ?? '',
  );
  for (const code of [html, joomla, contao, typo3Html, typoScriptHtml(typoScript)]) {
    await paste(page, code ?? '');
    await expectList(page);
    await page.unroute(`**${PASTED}`);
  }
  expect(problems.said).toEqual([]);
});

test('the code for a frame shows the list, as high as it is', async ({ page, baseURL }) => {
  await paste(page, codeOf('frame', baseURL, { ...LIST, reserve: '100' })[0] ?? '');
  const frame = page.frameLocator(`iframe[title='${TITLE}']`);
  await expectList(page, frame);
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(200);
});

/** The role of something that each element shows to a guest; a slot is empty unless an advert is booked for today. */
const SHOWN: Record<ElementTag, 'article' | 'heading' | 'combobox' | undefined> = {
  'event-portal': 'article',
  'event-list': 'article',
  'event-detail': 'heading',
  'advert-order': 'heading',
  'advert-slot': undefined,
  'article-list': 'article',
  'event-recording': 'heading',
  'article-recording': 'heading',
  'portal-account': 'heading',
  'event-search': 'combobox',
  'event-teaser': 'article',
};

test('the code of every element shows its content', async ({ page, baseURL, request }) => {
  const found = await request.get(`${baseURL}/clients/zeitung/api/events`);
  const [event] = (await found.json()).data;
  for (const element of TAGS) {
    const attributes = element === 'event-detail' ? { 'event-id': String(event.id) } : {};
    // Only the newspaper has articles and adverts.
    const host = `${baseURL}/clients/zeitung`;
    await paste(page, codeOf('html', baseURL, { element, host, attributes })[0] ?? '');
    await expect.poll(() => page.evaluate(() => window.readyCount), element).toBe(1);
    const role = SHOWN[element];
    if (role) await expect(page.locator(element).getByRole(role).first(), element).toBeVisible();
    await page.unroute(`**${PASTED}`);
  }
});

test.describe('in applications', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'event-portal-snippets-')));
  test.beforeAll(() => {
    writeFileSync(join(folder, 'package.json'), '{ "name": "snippets", "type": "module" }');
    installLinked(folder, 'react', 'react-dom', 'vue', 'vite', '@vitejs/plugin-react');
    // The plugin of the Vue that builds the documentation.
    symlinkSync(
      join(ROOT, 'node_modules/vitepress/node_modules/@vitejs/plugin-vue'),
      join(folder, 'node_modules/@vitejs/plugin-vue'),
      'junction',
    );
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Builds an application of some files, and opens it. */
  async function run(page: Page, name: string, files: Record<string, string>) {
    const root = join(folder, name);
    const all = {
      'index.html':
        '<!doctype html><html lang="de"><body><div id="app"></div><script type="module" src="/main.js"></script></body></html>',
      ...files,
    };
    for (const [file, text] of Object.entries(all)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const { status, stderr, stdout } = runNode([vite, 'build', '--logLevel', 'error'], root);
    expect([status, stdout + stderr]).toEqual([0, '']);
    const { url, stop } = await serveFolder(join(root, 'dist'));
    await page.goto(`${url}/index.html`);
    await expectList(page);
    stop();
  }

  test('the code for React shows the list', async ({ page, baseURL }) => {
    await run(page, 'react', {
      'vite.config.js': "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };",
      'event-list.tsx': codeOf('react', baseURL, LIST)[0] ?? '',
      'main.js': [
        "import { createElement } from 'react';",
        "import { createRoot } from 'react-dom/client';",
        "import { EventList } from './event-list.tsx';",
        "createRoot(document.querySelector('#app')).render(createElement(EventList));",
      ].join('\n'),
    });
  });

  test('the code for Vue shows the list', async ({ page, baseURL }) => {
    const [component = '', config = ''] = codeOf('vue', baseURL, LIST);
    await run(page, 'vue', {
      'vite.config.js': config,
      'event-list.vue': component,
      'main.js': "import { createApp } from 'vue';\nimport App from './event-list.vue';\ncreateApp(App).mount('#app');",
    });
  });
});

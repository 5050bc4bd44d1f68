import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/browser';
import { codeOf, expectList, LIST } from '../support/configurator-code';
import { serveFolder } from './journey';
import { installLinked, ROOT, runNode } from './packed';

/* The code of the configurator for React and Vue, built by Vite with the package of this build. */

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

import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyVendor } from '../../demo/scripts/build.mjs';
import { freePort } from '../../demo/scripts/processes.mjs';
import { type RunningServer, startServer } from '../../demo/server/main';
import { openDatabase } from '../../demo/server/platform/database/database';
import { DEV_FILES, layOutDevFiles } from '../../dist-config/dev/dev-files';
import { startDevServer } from '../../dist-config/dev/dev-server';
import { imageOfDatabase } from './on-each-database';

let vite: ViteDevServer;
let demo: RunningServer;
let url = '';
/** Asked for before the demo server was there. */
let early: Response;

beforeAll(async () => {
  const [port, demoPort] = [await freePort(), await freePort()];
  layOutDevFiles();
  copyVendor(DEV_FILES);
  // Nothing here runs in a browser, which alone needs packages made ready.
  const unready = { noDiscovery: true, entries: [] };
  const cacheDir = 'node_modules/.cache/event-portal/vite-of-tests';
  vite = await startDevServer({ address: '127.0.0.1', port, demoPort }, { cacheDir, optimizeDeps: unready });
  url = `http://127.0.0.1:${port}`;
  const asked = fetch(`${url}/stadt/`);
  demo = await startServer({
    port: demoPort,
    address: '127.0.0.1',
    database: await openDatabase('memory://', '', { copyOf: imageOfDatabase() }),
    distFolder: DEV_FILES,
  });
  early = await asked;
});

afterAll(async () => {
  await vite.close();
  await demo.close();
  await demo.database.close();
});

/** The files that a page names, by whole addresses. */
async function filesOf(path: string): Promise<string[]> {
  const html = await (await fetch(url + path)).text();
  const base = new URL(/<base href="([^"]+)"/.exec(html)?.[1] ?? path, url);
  const named = [...html.matchAll(/<(?:script|link rel="stylesheet")[^>]* (?:src|href)="([^"]+)"/g)];
  return named.map(([, file = '']) => new URL(file, base).href);
}

/** The module that a page gets for a source. */
const moduleOf = async (path: string) => (await fetch(url + path)).text();

it('waits for a starting demo server', async () => {
  expect(early.status).toBe(200);
  expect(await early.text()).toContain('<event-portal');
});

it.each(['/stadt/', '/zeitung/', '/kit/', '/altes-cms/', '/rahmen/', '/dist/iframe/index.html', '/portal/events'])(
  '%s has its scripts and sheets without a build',
  async (path) => {
    const files = await filesOf(path);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const { status, headers } = await fetch(file);
      expect([file, status, headers.get('content-type')]).toEqual([file, 200, expect.stringMatching(/javascript|css/)]);
    }
  },
);

it('serves sources with React’s refresh and a map of the source', async () => {
  const code = await moduleOf('/src/features/events/views/views.tsx');
  expect(code).toContain('$RefreshReg$');
  const [, map = ''] = /sourceMappingURL=data:application\/json;base64,(\S+)/.exec(code) ?? [];
  const { sources, sourcesContent } = JSON.parse(Buffer.from(map, 'base64').toString());
  expect(sources).toEqual(['views.tsx']);
  expect(sourcesContent[0]).toContain("import { useLingui } from '@lingui/react/macro'");
});

it('loads its own part before the loader, so that refresh comes before React', async () => {
  expect(await moduleOf('/dist/event-portal.js')).toMatch(/^import "\/dist-config\/dev\/client\.ts"/);
});

it('shows an untranslated text in its source language', async () => {
  const { untranslatedText } = await vite.ssrLoadModule('/tests/support/untranslated-text.ts');
  expect(untranslatedText(5002)).toBe('Dort gibt es 5,002 Krokodile.');
});

it('sends a changed sheet, and those that import it, to pages in place of a new page', async () => {
  const sheet = '/src/features/events/list/list.css?inline';
  expect(await moduleOf(sheet)).toContain('.card');
  const sent: unknown[] = [];
  const { hot, moduleGraph } = vite.environments.client;
  const send = hot.send;
  hot.send = (...message: unknown[]) => void sent.push(message);
  vite.watcher.emit('change', join(vite.config.root, 'src/cards/card.css'));
  await expect.poll(() => sent.length).toBe(1);
  hot.send = send;
  const text = expect.stringContaining('.card');
  expect(sent).toEqual([['portal:sheet', { before: text, now: text }]]);
  expect(moduleGraph.urlToModuleMap.has(sheet)).toBe(true);
});

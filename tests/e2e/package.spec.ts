import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { publint } from 'publint';
import { goThrough, serveFolder } from '../packages/journey';
import { APPS, dependenciesOf, importsOf, installLinked, modulesIn, ROOT, runNode } from '../packages/packed';

/*
 * The package as bundlers get it, in an application of Vite and React. What is published is put beside nothing but what it
 * names; `npm run test:packages` installs it truly, with every bundler and framework.
 */

const TYPES = ['@types/react', '@types/react-dom'];
/** The HTML of the element that server.js renders. */
const RENDERED = '<event-list host="https://events.example" limit="6"></event-list>';

const application = join(realpathSync(mkdtempSync(join(tmpdir(), 'event-portal-package-'))), 'vite-react');
let installed = '';

test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  cpSync(join(APPS, 'vite-react'), application, { recursive: true });
  installed = installLinked(application, 'react', 'react-dom', 'vite', '@vitejs/plugin-react', ...TYPES);
});
test.afterAll(() => rmSync(join(application, '..'), { recursive: true, force: true }));

test('imports exactly its declared dependencies, and loads its parts by literal paths', () => {
  expect(importsOf(join(installed, 'lib'))).toEqual({ packages: dependenciesOf(installed).sort(), unknown: 0 });
});

test('does not use the React of the page, which may be older', () => {
  const standing = dependenciesOf(installed).filter((name) => {
    const { peerDependencies = {} } = JSON.parse(
      readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'),
    );
    return name === 'react' || 'react' in peerDependencies;
  });
  expect(standing).toEqual([]);
});

test('contains nothing that a bundler must replace, and the patched Leaflet', () => {
  const having = (pattern: RegExp) =>
    modulesIn(join(installed, 'lib')).filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(having(/process\.env|import\.meta|\brequire\(/)).toEqual([]);
  expect(having(/\binlineSvg = /)).toHaveLength(1);
  expect(having(/<v:shape/)).toEqual([]);
});

test('passes the checks of publint and similar tools', async () => {
  const { messages } = await publint({ pkgDir: installed, strict: true, pack: false });
  expect(messages).toEqual([]);
});

test('has no effect and no output on a server', () => {
  expect(runNode(['server.js'], application)).toEqual({ status: 0, stdout: RENDERED, stderr: '' });
});

test('has types for React, which refuse errors', () => {
  const { status, stdout } = runNode([join(ROOT, 'node_modules/typescript/bin/tsc')], application);
  expect([status, stdout]).toEqual([0, '']);
});

test('runs in an application of Vite and React 19', async ({ browser, baseURL }) => {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = runNode([vite, 'build', '--logLevel', 'warn'], application);
  expect([status, stderr]).toEqual([0, '']);
  const { url, stop } = await serveFolder(join(application, 'dist'));
  const journey = await goThrough(browser, `${url}/index.html`, `${baseURL}/clients/stadt`);
  stop();
  // One screen needs few files: bundlers make one of each that the package has.
  expect(journey.files).toBeLessThan(40);
});

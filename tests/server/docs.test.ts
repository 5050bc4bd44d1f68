import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { appOn, onOneDatabase } from './on-each-database';

const folder = mkdtempSync(join(tmpdir(), 'portal-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SCRIPT = 'document.title = "a"';

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

write({
  'built/docs/404.html': '<p>missing</p>',
  'built/docs/index.html': '<p>choose</p>',
  'built/docs/de/index.html': `<script>${SCRIPT}</script><script src="/docs/assets/a.js"></script>`,
  'built/docs/de/settings.html': '<p>settings</p>',
  'built/docs/de/cms/index.html': '<p>cms</p>',
  'built/docs/assets/a.js': 'export {};',
  'built/secret.html': '<p>secret</p>',
  'failed/docs/failed.txt': '',
  'none/secret.html': '',
});

onOneDatabase('the documentation', (backend) => {
  const appWith = (dist: string, given: object = {}) =>
    appOn(backend().database, [], { distFolder: join(folder, dist), ...given });

  it('is served with clean addresses, and its files for ever', async () => {
    const app = appWith('built');
    const textOf = async (path: string) => (await app.request(path)).text();
    expect(await textOf('/docs/')).toBe('<p>choose</p>');
    expect(await textOf('/docs/de/settings')).toBe('<p>settings</p>');
    expect(await textOf('/docs/de/settings.html')).toBe('<p>settings</p>');
    expect(await textOf('/docs/de/cms/')).toBe('<p>cms</p>');
    for (const [path, target] of [
      ['/docs', '/docs/'],
      ['/docs/de', '/docs/de/'],
      ['/docs/de/cms', '/docs/de/cms/'],
    ] as const) {
      const answer = await app.request(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([308, target]);
    }
    const asset = await app.request('/docs/assets/a.js');
    expect(asset.headers.get('cache-control')).toContain('immutable');
  });

  it('allows its own inline scripts alone', async () => {
    const policy = (await appWith('built').request('/docs/de/')).headers.get('content-security-policy');
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it.each(['/docs/de/nothing', '/docs/../secret', '/docs/%2e%2e/secret', '/docs/..%2fsecret.html', '/docs/.git'])(
    'has no page %s',
    async (path) => {
      const answer = await appWith('built').request(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('secret</p>');
    },
  );

  it('says in both languages that it is being built, and reloads; and that it failed', async () => {
    for (const [dist, words] of [
      ['none', ['wird gerade gebaut', 'is being built']],
      ['failed', ['ließ sich nicht bauen', 'could not be built']],
    ] as const) {
      const answer = await appWith(dist).request('/docs/de/settings');
      expect(answer.status).toBe(503);
      const page = await answer.text();
      for (const word of words) expect(page).toContain(word);
      expect(page).toContain('http-equiv="refresh"');
    }
  });

  it('is not there on a server for real use unless it was built', async () => {
    expect((await appWith('none', { isProduction: true }).request('/docs/')).status).toBe(404);
    expect((await appWith('built', { isProduction: true }).request('/docs/')).status).toBe(200);
  });
});

it.each([
  [['--base', 'docs'], '--base takes a path that begins and ends with a slash'],
  [['--out', 'folder'], '--out needs --base'],
  [['--bas', '/docs/'], '--bas'],
])('npm run docs -- %j says what is wrong', (given, words) => {
  const { status, stderr } = spawnSync(process.execPath, ['demo/scripts/docs.mjs', ...given], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(words)]);
});

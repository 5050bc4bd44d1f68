import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx } from '../../demo/scripts/nginx.mjs';
import { codeInPage } from '../support/code-in-page';
import { eventually } from '../support/eventually';
import { freePort } from '../support/postgres';

const FILES = ['event-portal.js', 'chunks/a-AAAAAAAA.js', '1.2.3/loader.js', '1.2.3/chunks/a-AAAAAAAA.js', 'iframe/hosts.json', 'iframe/index.html']; // biome-ignore format: a table.
const FOREVER = 'public, max-age=31536000, immutable';
const nginx = findNginx();

it('has the same code in both languages', () => {
  const withoutComments = (code: string) => code.replace(/^\s*(?:#|\/\/).*$/gm, '');
  for (const [language, word] of [
    ['nginx', ''],
    ['apache', ''],
    ['js', 'importmap'],
    ['sh', 'deploy-files'],
  ] as const)
    expect(withoutComments(codeInPage('de/delivery', language, word))).toBe(
      withoutComments(codeInPage('en/delivery', language, word)),
    );
});

describe.skipIf(!nginx)('nginx with the configuration of the page on delivery', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-delivery-'));
  let server: ChildProcess;
  let port: number;
  beforeAll(async () => {
    for (const path of FILES) {
      const file = join(folder, 'www/event-portal', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'x'.repeat(2_000));
    }
    port = await freePort();
    const site = codeInPage('en/delivery', 'nginx')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('/var/www', `${folder}/www`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr error; events {} http { access_log off; ${temporary.join(' ')}\n${site}}`,
    );
    server = spawn(`${nginx}`, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
    await eventually(async () => expect((await ask('event-portal.js')).status).toBe(200));
  });
  afterAll(() => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}/event-portal/${path}`);

  it.each([
    ['event-portal.js', 'text/javascript', 'no-cache'],
    ['chunks/a-AAAAAAAA.js', 'text/javascript', FOREVER],
    ['1.2.3/loader.js', 'text/javascript', FOREVER],
    ['1.2.3/chunks/a-AAAAAAAA.js', 'text/javascript', FOREVER],
    ['iframe/hosts.json', 'application/json', 'no-cache'],
    ['iframe/index.html', 'text/html', 'no-cache'],
  ])('sends %s with its headers', async (path, type, cache) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([200, type, cache]);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    if (type !== 'text/html') expect(headers.get('Content-Encoding')).toBe('gzip');
  });

  it('sends no page, and nothing that is kept, in place of a missing file', async () => {
    for (const path of ['chunks/b-BBBBBBBB.js', '1.2.3/gone.js']) {
      const { status, headers } = await ask(path);
      expect([status, headers.get('Cache-Control'), headers.get('Access-Control-Allow-Origin')]).toEqual([
        404,
        null,
        '*',
      ]);
    }
  });
});

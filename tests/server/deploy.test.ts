import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx } from '../../demo/scripts/nginx.mjs';
import { productionProblems } from '../../demo/scripts/production-problems.mjs';
import { readEnvironment, variables } from '../../demo/server/platform/environment.mjs';
import { type Listening, listen } from '../../demo/server/platform/http/listen';
import { jsonLog } from '../../demo/server/platform/log';
import { eventually } from '../support/eventually';
import { freePort } from '../support/postgres';
import { appOn, onOneDatabase } from './on-each-database';

const file = (name: string) => readFileSync(`demo/deploy/${name}`, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'portal-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ID = '6775200ebcd8418c89305117795611f2';
type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

const nginx = findNginx();
describe.skipIf(!nginx)('nginx before the server', () => {
  onOneDatabase('with the configuration of demo/deploy', (backend) => {
    let server: Listening;
    let proxy: ChildProcess;
    let port: number;
    let said = '';
    let log = '';
    beforeAll(async () => {
      const stream = new Writable({
        write(chunk, _encoding, done) {
          log += chunk;
          done();
        },
      });
      const app = appOn(backend().database, [], {
        ...{ isProduction: true, behindProxy: true, log: jsonLog(stream), metricsToken: 'a-token-of-the-metrics' },
        ...{ publicUrl: () => 'https://events.example', backOfficePassword: 'x9Kq2mVw7Lr4' },
      });
      server = await listen(app.fetch, { port: 0, address: '127.0.0.1', behindProxy: true });
      port = await freePort();
      const site = file('nginx.conf')
        .replace('127.0.0.1:4173', `127.0.0.1:${server.port}`)
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('  listen [::]:80;\n', '')
        .replace('/var/cache/', `${folder}/`)
        .replaceAll('/var/log/nginx/', `${folder}/`);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      );
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn; events {} http { ${temporary.join(' ')}\ngzip on;\n${site}}`,
      );
      proxy = spawn(`${nginx}`, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
        stdio: ['ignore', 'inherit', 'pipe'],
      });
      proxy.stderr?.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
      await eventually(async () => expect((await ask('/health/live')).status).toBe(200));
    });
    afterAll(async () => {
      proxy.kill();
      await server.stop();
    });

    /** Asks nginx as a browser would; fetch sets headers of its own. */
    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const sent = request(
          { host: '127.0.0.1', port, path, method, headers: { host: 'events.example', ...headers } },
          (answer) => {
            let text = '';
            answer.setEncoding('latin1').on('data', (part) => {
              text += part;
            });
            answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
          },
        );
        sent.on('error', reject).end();
      });
    const logged = () =>
      log
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    const cacheOf = async (path: string, headers?: Record<string, string>) =>
      (await ask(path, headers)).headers['x-cache'];

    it('keeps public reads, by address and encoding, and nothing else', async () => {
      const list = '/clients/stadt/api/events?limit=3';
      // Large enough to be compressed.
      const large = '/openapi.json';
      const before = logged().length;
      expect(await cacheOf(list)).toBe('MISS');
      expect(await cacheOf(list)).toBe('HIT');
      expect(await cacheOf(large, { 'accept-encoding': 'gzip, deflate, br, zstd' })).toBe('MISS');
      expect(await cacheOf(large, { 'accept-encoding': 'gzip;q=1.0, br' })).toBe('HIT');
      expect(await cacheOf(large, { 'accept-encoding': 'gzip, deflate' })).toBe('MISS');
      expect(logged().length - before).toBe(3);
      const [plain, packed] = [await ask(list), await ask(large, { 'accept-encoding': 'gzip' })];
      expect(JSON.parse(plain.text)).toHaveProperty('data');
      expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip']);
      expect(
        (await ask('/openapi.json', { 'if-none-match': `${packed.headers.etag}`, 'accept-encoding': 'gzip' })).status,
      ).toBe(304);
      // Another query, another host, a person, a state after an own write, and a refusal.
      expect(await cacheOf('/clients/stadt/api/events?limit=4')).toBe('MISS');
      expect(await cacheOf(list, { token: 'x' })).toBe('BYPASS');
      for (const path of [`${list}&revision=1`, '/clients/stadt/api/events/0', '/clients/stadt/api/my/events'])
        expect([path, await cacheOf(path), await cacheOf(path)]).toEqual([path, 'MISS', 'MISS']);
      expect((await ask('/backoffice')).headers['x-cache']).toBeUndefined();
    });

    it('passes on host, address and id of a request, and the server’s answer knows its own id', async () => {
      const [mine, foreign] = [
        await ask('/health/live', { 'x-request-id': ID }),
        await ask('/health/live', { 'x-request-id': 'erika' }),
      ];
      expect(mine.headers['x-request-id']).toBe(ID);
      expect(foreign.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      expect(
        logged()
          .slice(-2)
          .map(({ requestId }) => requestId),
      ).toEqual([ID, foreign.headers['x-request-id']]);
      const path = '/clients/stadt/api/events?limit=5';
      const ids = [(await ask(path)).headers['x-request-id'], (await ask(path)).headers['x-request-id']];
      expect(new Set(ids).size).toBe(2);
      // The back office answers to the public name only, and the first page names clients on this machine only.
      expect((await ask('/backoffice')).status).toBe(200);
      expect((await ask('/backoffice', { host: '127.0.0.1' })).status).toBe(200);
      expect((await ask('/', { host: 'localhost' })).text).not.toContain('npm run');
    });

    it('compresses no private page, closes the metrics, and refuses files that are too large', async () => {
      const office = await ask('/backoffice', { 'accept-encoding': 'gzip, br' });
      expect(office.headers['content-encoding']).toBeUndefined();
      expect((await ask('/metrics', { authorization: 'Bearer a-token-of-the-metrics' })).status).toBe(404);
      const upload = (bytes: number) =>
        ask('/clients/stadt/api/media', { 'content-length': String(bytes), expect: '100-continue' }, 'POST');
      expect((await upload(30_000_000)).status).toBe(413);
    });

    it('writes no address of a person into its log, and complains of nothing', () => {
      const lines = readFileSync(join(folder, 'event-portal.log'), 'utf8').trim().split('\n');
      for (const line of lines) expect(line).toMatch(/^\S+T\S+ [0-9a-f]{32} [A-Z]+ \d{3} \S+ \d+ [\d.]+$/);
      expect(lines.length).toBeGreaterThan(10);
      expect(said).not.toMatch(/\[(warn|emerg|crit)\]/);
    });
  });
});

const COMMAND = ['node', '--import', 'tsx', 'demo/scripts/serve-production.ts'];

it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'the unit of systemd is right, and hardened',
  () => {
    // The user and the program need not exist here.
    const unit = join(folder, 'event-portal.service');
    writeFileSync(unit, file('event-portal.service').replace('/usr/bin/node', process.execPath));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  },
);

it('unit and image start the same command, from files that exist', () => {
  const unit = file('event-portal.service');
  expect(unit).toContain(`\nExecStart=/usr/bin/${COMMAND.join(' ')}\n`);
  const longestDrain = 300;
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(longestDrain + 20);
  const image = file('Dockerfile');
  expect(image).toContain(`\nCMD ${JSON.stringify(COMMAND).replaceAll(',', ', ')}\n`);
  for (const [, sources = ''] of image.matchAll(/^COPY (.+) \S+$/gm))
    for (const source of sources.split(' ')) expect([source, existsSync(source)]).toEqual([source, true]);
  expect(existsSync(`${COMMAND.at(-1)}`)).toBe(true);
});

it('lets nginx take as large a file as the server', () => {
  const [, megabytes = ''] = /client_max_body_size (\d+)m;/.exec(file('nginx.conf')) ?? [];
  expect(Number(megabytes)).toBeGreaterThan(readEnvironment({}).maxUploadBytes / 1_048_576);
});

it('has variables that a shell reads as systemd does, and that suffice once there is a password', () => {
  const set = spawnSync('sh', ['-ec', 'set -a; . demo/deploy/event-portal.env; exec env'], {
    env: {},
    encoding: 'utf8',
  });
  const values = Object.fromEntries(
    set.stdout.split('\n').map((line) => /^(\w+)=(.*)$/.exec(line)?.slice(1) ?? ['', '']),
  );
  expect(values.MAIL_FROM).toBe('Portal <portal@events.example>');
  expect(productionProblems(values)).toEqual([]);
});

it('knows every variable that the files set', () => {
  const known = new Set(variables.map(({ name }) => name));
  const inEnvironment = [...file('event-portal.env').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const inCompose = [...file('compose.yaml').matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name);
  const inImage = [...file('Dockerfile').matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
  expect(inEnvironment.length + inCompose.length).toBeGreaterThan(12);
  const others = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB'];
  for (const name of [...inEnvironment, ...inCompose, ...inImage]) expect([...known, ...others]).toContain(name);
});

it('documents ten lines at most, which a shell can read, with scripts that exist; npm run test:deploy runs them', () => {
  const [, lines = ''] =
    /<!-- ten lines[^>]*-->\n+```sh\n([\s\S]*?)```/.exec(readFileSync('demo/docs/en/deploying.md', 'utf8')) ?? [];
  expect(lines.trim().split('\n').length).toBeGreaterThan(5);
  expect(lines.trim().split('\n').length).toBeLessThanOrEqual(10);
  expect(spawnSync('bash', ['-n'], { input: lines }).status).toBe(0);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const called = [...lines.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
  expect(called).toEqual(expect.arrayContaining(['serve', 'admin']));
  for (const name of called) expect(scripts).toHaveProperty([`${name}`]);
});

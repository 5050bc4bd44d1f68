import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { prepareDatabase } from '../../demo/scripts/prepare-database';
import { argonHashing } from '../../demo/server/accounts/password-hashing';
import { completeOptions, createApp } from '../../demo/server/app';
import type { AppOptions } from '../../demo/server/app-options';
import { keepSending } from '../../demo/server/mail/send-mails';
import { MailRefused } from '../../demo/server/mail/smtp';
import { openDatabase } from '../../demo/server/platform/database/database';
import { listen } from '../../demo/server/platform/http/listen';
import { jsonLog } from '../../demo/server/platform/log';
import { gauge, metricsText } from '../../demo/server/platform/metrics';
import { compareMigrations } from '../../demo/server/schema/migrate';
import { addClient } from '../../demo/tools/clients/clients';
import { demoPassword } from '../../demo/tools/demo-accounts.mjs';
import { refuseDemoAccounts } from '../../demo/tools/refuse-demo-accounts';
import { anAccount, aSignUp, call, PASSWORD, tokenFor } from '../support/auth-calls';
import { BACK_OFFICE_PASSWORD, backOfficeBrowser } from '../support/back-office-browser';
import { NOW } from '../support/event-fixtures';
import { eventually } from '../support/eventually';
import { itForAll } from '../support/it-for-all';
import { insertOperator } from '../support/operators';
import { freePort } from '../support/postgres';
import { readMetrics, valueIn } from '../support/read-metrics';
import { appOn, imageOfDatabase, newPostgres, onEachDatabase, onOneDatabase } from './on-each-database';

type Line = Record<string, unknown> & { event: string };

/** A log whose lines a test reads. */
function readLog() {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const lines = (): Line[] =>
    text === ''
      ? []
      : text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line));
  return { log: jsonLog(stream), text: () => text, lines };
}

const TOKEN = 'a-token-of-the-metrics';

onOneDatabase('a server for real use', (backend) => {
  const appWith = (given: Partial<AppOptions> = {}) =>
    appOn(backend().database, [], { isProduction: true, publicUrl: () => 'http://localhost', ...given });
  const html = async (headers: Record<string, string> = {}, path = '/') => {
    const response = await appWith().request(`http://localhost${path}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const PROXIED = { 'x-forwarded-for': '203.0.113.1' };

  it('has no demo pages, no outbox, no tiles and no drawn pictures', async () => {
    const app = appWith({ mail: undefined });
    const paths = [
      '/stadt/',
      '/zeitung/',
      '/kit/',
      '/portal/',
      '/index.html',
      '/outbox',
      '/outbox.json',
      '/pages/stadt/',
    ];
    for (const path of [...paths, '/clients/stadt/tiles/1/1/1.svg', '/clients/stadt/api/media/covers/1/full.webp'])
      expect([path, (await app.request(path)).status]).toEqual([path, 404]);
    for (const path of ['/health/ready', '/robots.txt', '/openapi.json', '/clients/stadt/api/events'])
      expect([path, (await app.request(path)).status]).toEqual([path, 200]);
  });

  it('says on its first page that it runs, to the public without names, in German and English', async () => {
    const german = await html(PROXIED);
    expect(german.status).toBe(200);
    expect(german.text).toMatch(/<html lang="de">[\s\S]*<h1>Der Server läuft/);
    const english = await html({ ...PROXIED, 'accept-language': 'en-GB,en' });
    expect(english.text).toMatch(/<html lang="en">[\s\S]*<h1>The server is running/);
    const names = await backend().database.query<{ name: string }>('select name from clients');
    expect(names.length).toBeGreaterThan(0);
    for (const { name } of names) expect(german.text + english.text).not.toContain(name);
    expect(german.text).not.toContain('npm run');
    expect(german.headers.get('content-security-policy')).toContain("default-src 'none'");
    // The page of another site whose name leads to this machine.
    const foreign = await appWith().request('http://evil.example/');
    expect(await foreign.text()).not.toContain(names[0]?.name ?? '');
  });

  it('names the clients, and what is missing with its command, on this machine and in the back office', async () => {
    const { database } = backend();
    await addClient(database, { key: 'dorf', name: 'Dorf & Umland' });
    const shown = await html({ 'accept-language': 'en' });
    expect(shown.text).toContain('Dorf &amp; Umland');
    expect(shown.text).toContain('has no categories yet');
    expect(shown.text).toContain('npm run admin -- catalogue import FILE… --client dorf');
    expect(shown.text).toContain('Emails are not sent');
    const app = appWith({ backOfficePassword: BACK_OFFICE_PASSWORD });
    const browser = backOfficeBrowser(app);
    expect((await browser.logIn()).html).toContain('npm run admin -- import FILE --client dorf');
    const demo = backOfficeBrowser(appOn(database, [], { backOfficePassword: BACK_OFFICE_PASSWORD }));
    expect((await demo.logIn()).html).not.toContain('Was noch fehlt');
    await database.query(`delete from clients where key = 'dorf'`);
  });

  it('refuses a database with an account of the demo', async () => {
    const { database } = backend();
    const hashing = argonHashing({ memoryKiB: 64, rounds: 1 });
    const add = async (username: string, password: string) => {
      const email = await anAccount(appWith(), database, { username, email: `${username}@example.org` });
      await database.query('update accounts set password_hash = $2 where email = $1', [
        `${username}@example.org`,
        await hashing.hash(password),
      ]);
      return email;
    };
    await add('private', 'another password');
    await refuseDemoAccounts(database, hashing);
    await add('approved', demoPassword);
    await expect(refuseDemoAccounts(database, hashing)).rejects.toThrow(
      'account approved (stadt). Name an empty database',
    );
    // A demo of an older version stays as it is.
    await database.query(`delete from migrations where name like '201-%'`);
    await expect(prepareDatabase(database, hashing)).rejects.toThrow('holds the demo');
    expect((await compareMigrations(database)).missing).toEqual(['201-closed-clients.sql']);
    await database.query(`insert into migrations values ('201-closed-clients.sql')`);
    await database.script('delete from accounts');
  });

  const REQUEST = '6775200e-bcd8-418c-8930-5117795611f2';
  it('takes the id of a request from the proxy alone, if it is one, and names it in each answer', async () => {
    const behind = appWith({ behindProxy: true });
    const idOf = async (app: ReturnType<typeof createApp>, sent: string, path = '/health/live') =>
      (await app.request(path, { headers: { 'x-request-id': sent } })).headers.get('x-request-id');
    const NGINX = REQUEST.replaceAll('-', '');
    expect([await idOf(behind, REQUEST), await idOf(behind, NGINX)]).toEqual([REQUEST, NGINX]);
    expect(await idOf(behind, REQUEST, '/clients/none/api/events')).toBe(REQUEST);
    expect(await idOf(appWith(), REQUEST)).not.toBe(REQUEST);
    for (const wrong of ['erika@example.org', 'x', `${REQUEST}0`, '6775200e-bcd8418c-8930-5117795611f2', '{"a":1}'])
      expect(await idOf(behind, wrong)).toMatch(/^[0-9a-f-]{36}$/);
    const answer = await behind.request('/clients/stadt/api/events/0', { headers: { 'x-request-id': REQUEST } });
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
    expect(await answer.json()).toMatchObject({ code: 'not_found', requestId: REQUEST });
    expect((await appOn(backend().database).request('/health/live')).headers.has('x-request-id')).toBe(false);
  });

  it('logs a line for each request, with the pattern of its address', async () => {
    const { log, lines } = readLog();
    const app = appWith({ log, backOfficePassword: BACK_OFFICE_PASSWORD });
    await app.request('/clients/stadt/api/events?q=Jazz');
    await app.request('/clients/nirgends/api/events');
    await app.request('/clients/stadt/api/events/4711');
    await app.request('/nowhere');
    await app.request('/clients/stadt/api/auth/login', { method: 'POST' });
    const browser = backOfficeBrowser(app);
    await browser.logIn();
    await browser.open('/backoffice/stadt/persons/17');
    const told = lines().map(({ method, route, status, client, level }) => [method, route, status, client, level]);
    expect(told.slice(0, 5)).toEqual([
      ['GET', '/clients/:client/api/events', 200, 'stadt', 'info'],
      ['GET', '/clients/:client/*', 404, undefined, 'info'],
      ['GET', '/clients/:client/api/events/:id', 404, 'stadt', 'info'],
      ['GET', '/*', 404, undefined, 'info'],
      ['POST', '/clients/:client/api/auth/login', 415, 'stadt', 'info'],
    ]);
    expect(told.at(-1)?.slice(0, 2)).toEqual(['GET', '/backoffice/:client/persons/:id']);
    for (const { requestId, ms, time } of lines())
      expect([String(requestId), typeof ms, String(time)]).toEqual([
        expect.stringMatching(/^[0-9a-f-]{36}$/),
        'number',
        expect.stringMatching(/^\d{4}-.*Z$/),
      ]);
  });

  it('logs a caller who has left before the answer', async () => {
    const { log, lines } = readLog();
    const { database } = backend();
    const held: (() => void)[] = [];
    const slow: typeof database.query = async (...given) => {
      await new Promise<void>((go) => held.push(go));
      return database.query(...given);
    };
    const app = appOn({ ...database, query: slow }, [], { isProduction: true, log });
    const server = await listen(app.fetch, { port: 0, address: '127.0.0.1', behindProxy: false });
    const socket = connect(server.port, '127.0.0.1');
    socket.write('GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await eventually(() => expect(held).toHaveLength(1));
    socket.destroy();
    await eventually(() => expect(lines()).toHaveLength(1));
    expect(lines()[0]).toMatchObject({ route: '/robots.txt', status: 499, isCut: true, level: 'info' });
    held[0]?.();
    await server.stop();
    expect(lines()).toHaveLength(1);
  });

  it('logs nothing of a person, wherever it is sent or quoted', async () => {
    const { database } = backend();
    const { log, text, lines } = readLog();
    const fault = 'Erika Mustermann, erika@example.org, 203.0.113.77';
    let isFaulty = false;
    const app = createApp({
      ...completeOptions({
        database,
        log,
        isProduction: true,
        behindProxy: true,
        backOfficePassword: BACK_OFFICE_PASSWORD,
      }),
      database: {
        ...database,
        query: (...given) => {
          const quoted = { code: '22P02', detail: fault, where: fault, parameters: [fault] };
          return isFaulty ? Promise.reject(Object.assign(new Error(fault), quoted)) : database.query(...given);
        },
      },
    });
    const person = aSignUp({ email: 'erika@example.org', username: 'erika.mustermann' });
    const account = await anAccount(app, database, person);
    const token = await tokenFor(app, account);
    const headers = {
      ...{ token, 'x-request-id': 'erika@example.org', 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Mustermann' },
      ...{ referer: 'https://example.org/?erika', cookie: `backoffice=${token}`, authorization: `Bearer ${token}` },
    };
    const paths = [
      `events/erika@example.org?token=${token}`,
      `erika.mustermann/${token}`,
      `persons/erika?email=erika@example.org`,
      `media/${token}/erika.jpg`,
      'events?q=Erika%20Mustermann&email=erika@example.org',
      `auth/confirm/${token}`,
    ];
    for (const isBroken of [false, true]) {
      isFaulty = isBroken;
      for (const path of paths) {
        await app.request(`/clients/stadt/api/${path}`, { headers });
        const json = { ...headers, 'content-type': 'application/json', 'idempotency-key': token };
        for (const body of [JSON.stringify({ username: 'erika.mustermann', password: PASSWORD, fault }), `{"${fault}`])
          await app.request(`/clients/stadt/api/${path}`, { method: 'POST', headers: json, body });
      }
      for (const path of ['/clients/erika@example.org/api/events', '/erika', `/backoffice/${token}/persons/erika`, '/'])
        await app.request(path, { headers });
      await call(
        app,
        'POST',
        'auth/login',
        { username: 'erika.mustermann', password: 'falsch' },
        { from: '203.0.113.77' },
      );
    }
    isFaulty = false;
    const send = async () => {
      throw Object.assign(new MailRefused(`550 ${fault}`), { response: fault, responseCode: 550, rejected: [fault] });
    };
    await database.query(
      `insert into mails (client, recipient, subject, body, state, created_at, next_try_at) values ('stadt', 'erika@example.org', 'Für Erika', 'x', 'waiting', now(), now())`,
    );
    const worker = keepSending(completeOptions({ database, log, mail: { send } }));
    await eventually(() => expect(lines()).toContainEqual(expect.objectContaining({ event: 'mail' })));
    await worker.close();
    expect(lines().filter(({ event }) => event === 'error').length).toBeGreaterThan(5);
    expect(lines().find(({ event }) => event === 'mail')).toMatchObject({ result: 'failed', error: 'MailRefused' });
    expect(text()).not.toContain(token);
    expect(text()).not.toMatch(/erika|mustermann|example\.org|203\.0\.113/i);
    await database.script('delete from mails; delete from accounts');
  }, 60_000);

  describe('its metrics', () => {
    const ask = async (given: Partial<AppOptions>, headers: Record<string, string> = {}, host = 'localhost') =>
      (await appWith(given).request(`http://${host}/metrics`, { headers })).status;

    it('answer this machine without a proxy, and those with the token', async () => {
      const metricsToken = TOKEN;
      const withToken = { authorization: `Bearer ${TOKEN}` };
      expect(await ask({})).toBe(200);
      expect(await ask({}, PROXIED)).toBe(404);
      expect(await ask({}, {}, 'evil.example')).toBe(404);
      expect(await ask({ metricsToken }, PROXIED)).toBe(401);
      expect(await ask({ metricsToken }, { ...PROXIED, authorization: `Bearer ${TOKEN}x` })).toBe(401);
      expect(await ask({ metricsToken }, { ...PROXIED, authorization: `Basic ${TOKEN}` })).toBe(401);
      expect(await ask({ metricsToken }, { ...PROXIED, ...withToken })).toBe(200);
      expect(await ask({}, { ...PROXIED, authorization: 'Bearer undefined' })).toBe(404);
      expect((await appOn(backend().database).request('http://localhost/metrics')).status).toBe(404);
    });

    it('count requests by route and class of status', async () => {
      const app = appWith();
      for (const path of ['/clients/stadt/api/events/1', '/clients/stadt/api/events/2', '/health/live'])
        await app.request(path);
      const series = readMetrics(await (await app.request('http://localhost/metrics')).text());
      const route = { method: 'GET', route: '/clients/:client/api/events/:id' };
      expect(valueIn(series, 'event_portal_http_requests_total', { ...route, status: '4xx' })).toBe(2);
      expect(valueIn(series, 'event_portal_http_request_duration_seconds_count', route)).toBe(2);
      expect(valueIn(series, 'event_portal_http_requests_in_flight', {})).toBe(1);
    });
  });
});

onEachDatabase('the metrics', (backend) => {
  beforeEach(() => backend().database.script('delete from mails'));

  it('have the form of Prometheus, and tell of queues, database, mails and process', async () => {
    const { database } = backend();
    await database.query(
      `insert into mails (client, recipient, subject, body, state, created_at, next_try_at, last_error)
       select 'stadt', 'a@b.example', 'x', 'x', 'waiting', $1, $1, e from unnest(array[null, 'no']) as e`,
      [NOW],
    );
    const app = appOn(database, [], { isProduction: true });
    const answer = await app.request('http://localhost/metrics');
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const series = readMetrics(await answer.text());
    expect(valueIn(series, 'event_portal_mails', { state: 'waiting' })).toBe(2);
    expect(valueIn(series, 'event_portal_mails', { state: 'stuck' })).toBe(1);
    expect(valueIn(series, 'event_portal_database_up')).toBe(1);
    for (const name of ['event_portal_queue_refused_total', 'event_portal_queue_waiting'])
      for (const queue of ['costly_reads', 'reads_per_caller', 'transactions'])
        expect(valueIn(series, name, { queue })).toBe(0);
    const idle = valueIn(series, 'event_portal_database_connections', { state: 'idle' }) ?? 0;
    expect(idle + (valueIn(series, 'event_portal_database_connections', { state: 'busy' }) ?? 0)).toBeGreaterThan(0);
    expect(valueIn(series, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(series.find(({ name }) => name === 'event_portal_build_info')?.labels).toMatchObject({
      database: database.kind,
      node: process.version,
    });
  });

  it('tell of a database that is down', async () => {
    const down = { ...backend().database, query: () => Promise.reject(new Error('down')) };
    const app = appOn(down, [], { isProduction: true });
    const series = readMetrics(await (await app.request('http://localhost/metrics')).text());
    expect(series.find(({ name }) => name === 'event_portal_database_up')?.value).toBe(0);
    expect(series.some(({ name }) => name === 'event_portal_mails')).toBe(false);
  });
});

describe('the text format', () => {
  it('escapes labels', () => {
    const labels = { route: 'a"b\\c\nd,e="f"' };
    const text = metricsText([{ ...gauge('x', 'Something.', 1), samples: [{ labels, value: 1.5 }] }]);
    expect(readMetrics(text)).toEqual([{ name: 'x', labels, value: 1.5 }]);
  });

  const HEAD = '# HELP x X.\n# TYPE x gauge\n';
  itForAll([
    ...['x 1\n', `${HEAD}x 1`, `${HEAD}x one\n`, `${HEAD}y 1\n`, `${HEAD}x{a="1" b="2"} 1\n`, `${HEAD}x{a=1} 1\n`],
    ...[`${HEAD}x 1\nx 1\n`, `${HEAD}${HEAD}x 1\n`, '# HELP x X.\n# TYPE x histogram\nx_count 1\nx_sum 1\n'],
    '# HELP x X.\n# TYPE x histogram\nx_bucket{le="1"} 2\nx_bucket{le="+Inf"} 1\nx_sum 1\nx_count 1\n',
  ])('is refused with a fault: %j', (text) => {
    expect(() => readMetrics(text)).toThrow();
  });
});

describe('the process of npm run serve', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-production-'));
  let child: ChildProcess | undefined;
  afterAll(() => {
    child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const start = (variables: Record<string, string>) => {
    const main = pathToFileURL(join(inject('scripts'), 'serve-production.js'));
    const started = spawn(process.execPath, ['-e', `import('${main}')`], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { out: '', err: '' };
    started.stdout.setEncoding('utf8').on('data', (text) => {
      said.out += text;
    });
    started.stderr.setEncoding('utf8').on('data', (text) => {
      said.err += text;
    });
    const ended = new Promise((resolve) => started.once('close', resolve));
    return { child: started, said, ended };
  };

  it('refuses to start and names all that is missing, before anything is installed or built as well', async () => {
    const { said, ended } = start({ PORT: 'x', BACKOFFICE_PASSWORD: 'Elizabeth2024!' });
    expect(await ended).toBe(1);
    expect(said.out).toBe('');
    const env = { PATH: process.env.PATH, PORT: 'x' };
    const script = spawnSync(process.execPath, ['demo/scripts/serve.mjs'], { env, encoding: 'utf8' });
    expect([script.status, script.stdout]).toEqual([1, '']);
    const lines = said.err.trim().split('\n');
    // What needs a package comes last: the common password. The script has none, and says so.
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      ...['PORT', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'BACKOFFICE_PASSWORD'],
    ]);
    expect(lines.at(-1)).toContain('BACKOFFICE_PASSWORD is a common one');
    expect(script.stderr.trim().split('\n')).toEqual([...lines.slice(0, 4)]);
  });

  it('starts without BACKOFFICE_PASSWORD once there is an operator', async () => {
    const own = join(folder, 'operators');
    const hasPostgres = inject('postgres') !== undefined;
    const databaseUrl = hasPostgres ? await newPostgres('prepared') : '';
    const image = { copyOf: imageOfDatabase() };
    if (!hasPostgres) await (await openDatabase(join(own, 'database'), '', image)).close();
    const port = String(await freePort());
    const variables = { PORT: port, DATA_FOLDER: own, PUBLIC_URL: `http://localhost:${port}`, MAIL: 'off' };
    const without = start({ ...variables, DATABASE_URL: databaseUrl });
    expect(await without.ended).toBe(1);
    expect(without.said.err).toContain('BACKOFFICE_PASSWORD is missing: it opens /backoffice for the first operator.');
    const database = await openDatabase(join(own, 'database'), databaseUrl);
    await insertOperator(database);
    await database.close();
    const started = start({ ...variables, DATABASE_URL: databaseUrl });
    await eventually(async () => expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200));
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
  }, 120_000);

  it('logs as JSON, answers on when nobody reads its log, cuts at a second signal, and ends with 0', async () => {
    // The embedded database takes three times as long.
    const hasPostgres = inject('postgres') !== undefined;
    if (!hasPostgres) await (await openDatabase(join(folder, 'database'), '', { copyOf: imageOfDatabase() })).close();
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    const started = start({
      ...{ PORT: port, DATA_FOLDER: folder, PUBLIC_URL: url, BACKOFFICE_PASSWORD: 'x9Kq2mVw7Lr4', MAIL: 'off' },
      ...{ DRAIN_SECONDS: '300', DATABASE_URL: hasPostgres ? await newPostgres('prepared') : '' },
    });
    child = started.child;
    const lines = () =>
      started.said.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    await eventually(() => expect(started.said.out).toContain('"started"'));
    const body = await (await fetch(`${url}/openapi.json`)).text();
    await eventually(() => expect(started.said.out).toContain('"request"'));
    expect(lines().map(({ event }) => event)).toEqual(['warning', 'started', 'request']);
    expect(lines()[1]).toMatchObject({ database: hasPostgres ? 'postgres' : 'pglite', url });
    const request = lines()[2];
    expect(request).toMatchObject({ method: 'GET', route: '/openapi.json', status: 200 });
    // Compressed, and with its headers.
    expect(request.bytes).toBeGreaterThan(1000);
    expect(request.bytes).toBeLessThan(body.length);
    // More lines than a pipe holds whose reader has stopped.
    child.stdout?.pause();
    for (let round = 0; round < 7; round += 1) {
      const asked = Array.from({ length: 100 }, () => fetch(`${url}/health/live`).then((answer) => answer.text()));
      expect(new Set(await Promise.all(asked))).toEqual(new Set(['{"status":"ok"}']));
    }
    child.stdout?.destroy();
    child.stderr?.destroy();
    for (const path of ['/health/live', '/', '/health/live']) expect((await fetch(url + path)).status).toBe(200);
    child.kill('SIGTERM');
    await eventually(async () => expect((await fetch(`${url}/health/ready`)).status).toBe(503));
    // One that comes at once is the same one, passed on by npm.
    child.kill('SIGINT');
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    const signals = setInterval(() => child?.kill('SIGTERM'), 100);
    const code = await new Promise((resolve) => started.child.once('exit', resolve));
    clearInterval(signals);
    expect(code).toBe(0);
  }, 120_000);
});

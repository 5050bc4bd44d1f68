import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { argonHashing } from '../../demo/server/accounts/password-hashing';
import { startServer } from '../../demo/server/main';
import { pictureName } from '../../demo/server/platform/files/file-store';
import { s3Store } from '../../demo/server/platform/files/s3-store';
import { demoPassword } from '../../demo/tools/demo-accounts.mjs';
import { clockFinding } from '../../demo/tools/doctor/check-clock';
import { runsOn } from '../../demo/tools/doctor/check-versions';
import { diagnose } from '../../demo/tools/doctor/diagnose';
import { openPictures } from '../../demo/tools/picture-store';
import { version } from '../../package.json';
import { insertPerson } from '../support/account-fixtures';
import { type FakeMailServer, startMailServer } from '../support/fake-mail-server';
import { startLyingProvider } from '../support/lying-openid-provider';
import { startObjectStore } from '../support/object-store';
import { insertOperator } from '../support/operators';
import { freePort } from '../support/postgres';
import { newPostgres, onOneDatabase } from './on-each-database';

/** A proxy that sends what a test wants instead of, or beside, the right headers. */
type Proxy = {
  url: string;
  be: (given: { headers?: (own: Record<string, string>) => Record<string, string>; refusesLarge?: boolean }) => void;
  server: Server;
};

async function openProxy(target: () => string): Promise<Proxy> {
  let given: Parameters<Proxy['be']>[0] = {};
  const server = createServer((incoming, answer) => {
    if (given.refusesLarge && Number(incoming.headers['content-length'] ?? 0) > 1_000_000) {
      answer.writeHead(413, { 'Content-Type': 'text/html', Connection: 'close' }).end('<h1>413</h1>');
      return;
    }
    const forwarded = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean).join(', ');
    const own = { host: incoming.headers.host ?? '', 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'http' };
    const { host, port } = new URL(target());
    const headers = {
      ...(given.headers?.(own) ?? own),
      ...(incoming.headers['content-length'] && { 'content-length': incoming.headers['content-length'] }),
    };
    const passed = request(
      { host: host.split(':')[0], port, path: incoming.url, method: incoming.method, headers },
      (from) => {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
      },
    );
    passed.on('error', () => answer.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    be: (next) => {
      given = next;
    },
    server,
  };
}

/** A server and the doctor share the database, which an embedded one refuses. */
const onPostgres: typeof onOneDatabase = inject('postgres')
  ? onOneDatabase
  : (name) => describe.skip(name, () => undefined);

onPostgres('the doctor', (backend) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-doctor-'));
  const dist = join(folder, 'dist.js');
  let objects: Awaited<ReturnType<typeof startObjectStore>>;
  let mailServer: FakeMailServer;
  let proxy: Proxy;
  /** The address of the server if not that of the proxy. */
  let publicUrl: string | undefined;
  let server: { url: string; close: () => Promise<void> };
  let healthy: Record<string, string | undefined>;

  beforeAll(async () => {
    objects = await startObjectStore();
    mailServer = await startMailServer();
    proxy = await openProxy(() => server.url);
    server = await startServer({
      ...{ database: backend().database, dataFolder: folder, address: '127.0.0.1' },
      ...{ behindProxy: true, publicUrl: () => publicUrl ?? proxy.url, onError: () => undefined },
    });
    mkdirSync(dist);
    writeFileSync(join(dist, 'loader.js'), `"${version}"`);
    await backend().database.query(
      `insert into rubrics (client, id, name, color, icon) select key, 99, 'X', '#123456', 'star' from clients on conflict do nothing`,
    );
    await backend().database.query(
      `insert into media (id, client, kind, width, height) values ('m1', 'stadt', 'upload', 1, 1)`,
    );
    await (await openPictures({ s3Url: undefined, dataFolder: folder })).put(
      pictureName({ client: 'stadt', id: 'm1' }),
      Buffer.from('x'),
    );
    healthy = {
      ...{ DATABASE_URL: backend().url, DATA_FOLDER: folder, PUBLIC_URL: proxy.url, BEHIND_PROXY: '1' },
      ...{
        SMTP_URL: mailServer.url(),
        MAIL_FROM: 'Portal <portal@example.org>',
        BACKOFFICE_PASSWORD: 'fuenf-blaue-Esel-im-Wald',
      },
    };
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await objects.stop();
    await mailServer.close();
    proxy.server.closeAllConnections();
    proxy.server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const found = async (values: Record<string, string | undefined> = {}, distFolder = dist) =>
    (await diagnose({ ...healthy, ...values }, { distFolder }))
      .filter(({ level }) => level !== 'ok')
      .map(({ part, level, what }) => `${part} ${level}: ${what}`);

  it('finds nothing where all is well, with pictures in a folder or in a bucket that has them', async () => {
    expect(await found()).toEqual([]);
    const S3_URL = objects.url();
    expect(await found({ S3_URL })).toEqual([
      'pictures error: 1 of the 20 pictures looked at have no file, such as stadt/m1/picture.',
    ]);
    await s3Store(S3_URL).put(pictureName({ client: 'stadt', id: 'm1' }), Buffer.from('x'));
    expect(await found({ S3_URL })).toEqual([]);
    for (const [refused, words] of [
      [{ secret: 'wrong' }, 'signature'],
      [{ bucket: 'none' }, 'bucket'],
    ] as const)
      expect(await found({ S3_URL: objects.url(refused) })).toEqual([
        expect.stringMatching(new RegExp(`^pictures error: The store of pictures in S3_URL fails: .*${words}`)),
      ]);
  });

  it('asks the provider at which operators log in', async () => {
    const provider = await startLyingProvider();
    const values = { OIDC_ISSUER: provider.settings.issuer, OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'geheim' };
    expect(await found(values)).toEqual([]);
    provider.lie({ description: { issuer: 'http://localhost:1' } });
    const wrong = 'openid error: The provider http://localhost:\\d+ does not answer as it should: ';
    expect(await found(values)).toEqual([
      expect.stringMatching(`${wrong}OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED issuer`),
    ]);
    await provider.close();
    expect(await found(values)).toEqual([expect.stringMatching(`${wrong}.*ECONNREFUSED`)]);
    expect(await found({ ...values, OIDC_ISSUER: 'http://id.example' })).toEqual([
      expect.stringContaining('openid error: OIDC_ISSUER begins with http'),
    ]);
    expect(await found({ ...values, OIDC_CLIENT_ID: '' })).toEqual([
      expect.stringContaining('settings error: OIDC_CLIENT_ID is missing'),
    ]);
  });

  it('finds planted faults', async () => {
    const { database } = backend();
    const gone = await newPostgres('empty');
    const free = await freePort();
    const none = join(folder, 'none');
    await expectFaults(
      {
        ...{ PORT: 'http', SMPT_URL: 'x', BACKOFFICE_PASSWORD: 'passwort1', MAIL_FROM: '' },
        ...{ SMTP_URL: `smtp://localhost:${free}`, PUBLIC_URL: `http://127.0.0.1:${free}`, DATABASE_READ_URL: gone },
      },
      [
        /settings error: PORT must be/,
        /settings warning: SMPT_URL is no variable/,
        /settings warning: MAIL_FROM is missing/,
        /settings warning: BACKOFFICE_PASSWORD is weak/,
        /versions error: The elements are not built/,
        /replicas error: Replica 1 is no streaming replica/,
        /mail error: The mail server localhost:\d+ cannot be reached/,
        /proxy error: PUBLIC_URL .* does not answer/,
      ],
      none,
    );
    proxy.be({ headers: ({ 'x-forwarded-for': _, ...own }) => own });
    mailServer.be('refuses the sender');
    await expectFaults({ DATABASE_URL: gone, DATA_FOLDER: '/dev/null', BACKOFFICE_PASSWORD: '' }, [
      /database warning: The database has no tables yet/,
      /pictures error: Pictures in \/dev\/null cannot be read or written/,
      /mail error: The mail server .* refuses mails from Portal/,
      /proxy error: The proxy does not send X-Forwarded-For/,
    ]);
    mailServer.be('open');
    proxy.be({
      headers: (own) => ({ ...own, host: 'inside:4173', 'x-forwarded-for': '192.0.2.1' }),
      refusesLarge: true,
    });
    await database.query(`insert into media (id, client, kind, width, height) values ('m2', 'stadt', 'upload', 1, 1)`);
    await database.query(`insert into clients (key, name) values ('leer', 'Leer'), ('account', 'Konto')`);
    await database.query(
      `insert into mails (client, recipient, subject, body, state, created_at) values ('leer', 'a', 'b', 'c', 'failed', now())`,
    );
    await expectFaults({}, [
      /clients warning: account has no rubrics/,
      /clients warning: leer has no rubrics/,
      /clients error: The back office cannot open account: \/backoffice\/account is another page/,
      /mail warning: 1 mails are stuck/,
      /pictures error: 1 of the 20 pictures looked at have no file, such as stadt\/m2/,
      /proxy error: The proxy does not pass Host on/,
      /proxy error: The proxy passes X-Forwarded-For on/,
      /proxy error: The proxy refuses requests of more than 1 MB/,
    ]);
    proxy.be({});
    await database.query(`delete from clients where key = 'account'`);
    await expectFaults({ BACKOFFICE_PASSWORD: '' }, [
      /clients warning: leer/,
      /operators warning: There is no operator, and BACKOFFICE_PASSWORD is missing: nobody can open the back office/,
      /mail warning: 1 mails/,
      /pictures error/,
    ]);
    await insertOperator(database);
    expect((await diagnose(healthy, { distFolder: dist })).find(({ part }) => part === 'operators')).toMatchObject({
      ...{
        level: 'ok',
        what: expect.stringMatching(/^1 of 1 operators .* BACKOFFICE_PASSWORD opens nothing any more/),
      },
    });
    await insertPerson(database, { username: 'approved' });
    const hash = await argonHashing({ memoryKiB: 64, rounds: 1 }).hash(demoPassword);
    await database.query(`update accounts set password_hash = $1 where username = 'approved'`, [hash]);
    await expectFaults({ SMTP_URL: '' }, [
      /clients warning: The database holds the demo: .* account approved \(stadt\)\. npm run serve refuses it/,
      /pictures error/,
      /mail warning: SMTP_URL is missing/,
    ]);
    await database.query(`delete from migrations where name like '201-%'`);
    await expectFaults({ BEHIND_PROXY: '', SMTP_URL: '' }, [
      /database warning: The database is older than this program: it lacks 201-/,
      /mail warning: SMTP_URL is missing/,
      /proxy warning: The running server has BEHIND_PROXY=1/,
      /proxy error: A proxy stands before the server, but BEHIND_PROXY is 0/,
    ]);
    await database.query(`insert into migrations values ('201-closed-clients.sql'), ('999-later.sql')`);
    await expectFaults({}, [/database error: The database is newer than this program: it has 999-later/]);
    await expectFaults({ DATABASE_URL: `postgres://x@127.0.0.1:${free}/x` }, [/database error: Nothing answers at/]);
  }, 120_000);

  async function expectFaults(values: Record<string, string | undefined>, faults: RegExp[], distFolder?: string) {
    expect(await found(values, distFolder)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  }

  it('finds a proxy on the same machine that adds nothing, by which visitors look like the operator', async () => {
    // The same proxy under a name that is not loopback.
    publicUrl = proxy.url.replace('127.0.0.1', '0.0.0.0');
    const proxyFindings = async (BEHIND_PROXY: string) =>
      (await found({ PUBLIC_URL: publicUrl, BEHIND_PROXY })).filter((line) => /^proxy error/.test(line));
    expect(await proxyFindings('1')).toEqual([]);
    const local = expect.stringMatching(/visitors look as if they came from this machine/);
    proxy.be({ headers: ({ host = '', ...own }) => ({ host, 'x-forwarded-proto': own['x-forwarded-proto'] ?? '' }) });
    expect(await proxyFindings('1')).toEqual([expect.stringMatching(/does not send X-Forwarded-For/), local]);
    expect(await proxyFindings('')).toEqual([
      expect.stringMatching(/removes X-Forwarded-For, and BEHIND_PROXY is 0/),
      local,
    ]);
    proxy.be({});
    publicUrl = undefined;
  });

  it('compares clocks and versions', () => {
    const now = Date.now();
    const at = (ms: number) =>
      clockFinding(new Date(now + ms).toISOString(), now, 'X').map(({ level, what }) => `${level}: ${what}`);
    expect([at(0), at(-2000)]).toEqual([[], []]);
    expect(at(-10_000)).toEqual(['warning: The clock of this machine is 10 s ahead of that of X.']);
    expect(at(3_600_000)).toEqual([
      expect.stringMatching(/^error: The clock of this machine is 3\d{3} s behind that of X/),
    ]);
    expect(['18.20.0', '20.18.9', '20.19.0', '21.9.9', '22.11.0', '22.12.0', '24.0.0'].map(runsOn)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
      true,
    ]);
  });
});

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database, Replicas } from '../../demo/server/platform/database/database';
import { openDatabase } from '../../demo/server/platform/database/database';
import { withReplicas } from '../../demo/server/platform/database/replicas';
import { migrate } from '../../demo/server/schema/migrate';
import { checkReplicas } from '../../demo/tools/doctor/check-replicas';
import { addDays } from '../../src/lib/days';
import { callsOf, type Send } from '../support/account-calls';
import { giveSettings, insertPerson, insertRoles } from '../support/account-fixtures';
import { insertCatalogues, TODAY } from '../support/event-fixtures';
import { aWholeEvent } from '../support/event-rules/whole-event';
import { eventually } from '../support/eventually';
import { PATIENCE_MS } from '../support/patient-options';
import { type PostgresCluster, startPostgres, startReplica } from '../support/postgres';
import { appOn, onOneDatabase, PICTURE } from './on-each-database';
import { RECORDS } from './using-own-events';

const LATER = addDays(TODAY, 7);
/** Often, and with as much time as a busy machine needs. */
const LIMITS = { checkMs: 100, retryMs: 100, answerMs: PATIENCE_MS, lockMs: PATIENCE_MS, longestLagMs: PATIENCE_MS };
const WRITES = 40;

/** Addresses that tell of an event, of each kind that servers cache or not. */
const placesOf = (id: string) => [
  `events/${id}`,
  `events/${id}.ics`,
  `events?ids=${id}&facets=1`,
  `events/days?from=${LATER}&to=${LATER}`,
  ...['ics', 'rss', 'json', 'csv'].map((ending) => `events.${ending}?ids=${id}`),
];
const withRevision = (path: string, revision: string) => `${path}${path.includes('?') ? '&' : '?'}revision=${revision}`;

describe.skipIf(!inject('postgres'))('a server with a replica', () => {
  let primary: PostgresCluster;
  let replica: PostgresCluster;
  let replicaUrl: string;
  /** The connection to the replica by which the test holds it back. */
  let onReplica: pg.Client;
  let database: Database;
  let replicas: Replicas;
  let app: ReturnType<typeof appOn>;
  let owner: Send;
  let visitor: Send;
  const errors: unknown[] = [];
  const lines: string[] = [];
  /** The statements of the primary, apart from checks of its position. */
  const statements: string[] = [];

  beforeAll(async () => {
    primary = await startPostgres();
    const url = await primary.createDatabase();
    const opened = await openDatabase('', url);
    await migrate(opened);
    await insertCatalogues(opened);
    replica = await startReplica(primary);
    replicaUrl = new URL(new URL(url).pathname, replica.url).href;
    onReplica = new pg.Client(replicaUrl);
    onReplica.on('error', () => undefined);
    await onReplica.connect();
    const query: Database['query'] = (sql, ...more) => {
      if (!sql.includes('pg_current_wal')) statements.push(sql);
      return opened.query(sql, ...more);
    };
    const log = (line: string) => void lines.push(line);
    database = await withReplicas({ ...opened, query }, [replicaUrl], { limits: LIMITS, log });
    if (!database.replicas) throw new Error('There are no replicas.');
    replicas = database.replicas;
    app = appOn(database, errors);
    await insertRoles(database);
    await database.query(`update clients set portal_page = '/portal', event_page = '/portal/events/{id}'`);
    await giveSettings(database, 'stadt', { applicationSettings: { activateEventsRecording: true } });
    owner = callsOf(app, (await insertPerson(database)).token);
    visitor = callsOf(app);
    await caughtUp();
  }, 60_000);
  afterAll(async () => {
    await onReplica?.end();
    await database?.close();
    await Promise.all([replica?.stop(), primary?.stop()]);
  });

  /** Waits until the replica has all writes, and is read. */
  const caughtUp = async () => {
    const revision = await replicas.newRevision();
    await eventually(async () => {
      statements.length = 0;
      await visitor('GET', withRevision('rubrics', revision ?? ''));
      expect(statements).toEqual([]);
    });
  };
  /** Runs work while the replica stays behind. */
  async function whileItLags(work: () => Promise<void>): Promise<void> {
    await caughtUp();
    await onReplica.query('select pg_wal_replay_pause()');
    await work().finally(() => onReplica.query('select pg_wal_replay_resume()'));
  }
  const written = async (...call: Parameters<Send>) => {
    const answer = await owner(...call);
    expect(answer.status, answer.text).toBeLessThan(300);
    return { id: answer.body.data.id as string, revision: answer.headers.get('revision') ?? '' };
  };
  const anEventOf = (title: string) => ({ ...aWholeEvent(RECORDS, TODAY), title });

  it('shows own writes at once while it lags, and others what it has; no cache mixes them', async () => {
    const { id } = await written('POST', 'my/events', anEventOf('Jazz 0 alt'));
    await caughtUp();
    expect((await visitor('GET', 'sitemap.xml')).text).toContain(id);
    const [oldTitle, newTitle] = ['Jazz 0 alt', `Jazz ${WRITES} neu`];
    let revision = '';
    await whileItLags(async () => {
      let outdated = 0;
      let older = 0;
      for (let time = 1; time <= WRITES; time += 1) {
        const title = `Jazz ${time} neu`;
        ({ revision } = await written('PUT', `my/events/${id}`, anEventOf(title), { 'if-match': '*' }));
        const own = await visitor('GET', withRevision(`events?ids=${id}`, revision));
        const other = await visitor('GET', `events?ids=${id}`);
        outdated += own.body.data[0].title === title ? 0 : 1;
        older += other.body.data[0].title === oldTitle ? 1 : 0;
      }
      expect([outdated, older]).toEqual([0, WRITES]);
      // Twice: the second answers come from caches.
      for (const path of [...placesOf(id), ...placesOf(id)]) {
        const own = (await visitor('GET', withRevision(path, revision))).text;
        const other = (await visitor('GET', path)).text;
        expect([path, own.includes(newTitle), own.includes(oldTitle)]).toEqual([path, true, false]);
        expect([path, other.includes(newTitle), other.includes(oldTitle)]).toEqual([path, false, true]);
      }
      // A person is answered by the primary.
      expect((await owner('GET', `my/events/${id}`)).body.data.title).toBe(newTitle);
    });
    await eventually(async () => {
      for (const path of placesOf(id)) expect((await visitor('GET', path)).text, path).toContain(newTitle);
    });
    await caughtUp();
    for (const path of placesOf(id))
      expect((await visitor('GET', withRevision(path, revision))).text, path).toContain(newTitle);
    expect(statements).toEqual([]);
  }, 120_000);

  it('finds what is only in the primary yet: an address that is passed on, a sitemap of its writer, a new picture', async () => {
    const picture = '/clients/stadt/api/media/neu/320';
    await whileItLags(async () => {
      const { id, revision } = await written('POST', 'my/events', anEventOf('Ganz neu'));
      expect((await visitor('GET', `events/${id}`)).body.data.title).toBe('Ganz neu');
      expect((await visitor('GET', 'events/unbekannt')).status).toBe(404);
      expect((await visitor('GET', `events?ids=${id}`)).body.meta.total).toBe(0);
      // At the same time: reads that are shared must not be shared between databases.
      const [other, own] = await Promise.all([
        visitor('GET', 'sitemap.xml'),
        visitor('GET', withRevision('sitemap.xml', revision)),
      ]);
      expect([other.text.includes(id), own.text.includes(id)]).toEqual([false, true]);
      await database.query(
        `insert into media (id, client, kind, recipe, width, height, picture_version) values ('neu', 'stadt', 'cover', '{}', 800, 600, 2)`,
      );
      expect(Buffer.from(await (await app.request(`${picture}?v=2`)).arrayBuffer())).toEqual(PICTURE);
    });
    await whileItLags(async () => {
      await database.query(`update media set picture_version = 3 where id = 'neu'`);
      expect((await app.request(`${picture}?v=3`)).headers.get('cache-control')).toContain('immutable');
    });
  }, 60_000);

  it('is not read while it lags too far, and again when it has caught up', async () => {
    const said: string[] = [];
    const options = { limits: { ...LIMITS, longestLagMs: 0 }, log: (line: string) => void said.push(line) };
    const strict = await withReplicas(database, [replicaUrl], options);
    const stateIs = (state: string) =>
      eventually(async () => expect(strict.replicas?.states()).toEqual([expect.objectContaining({ state })]));
    await stateIs('ok');
    await whileItLags(async () => {
      await database.query(`insert into clients (key, name) values ('neu', 'Neu')`);
      await stateIs('lagging');
      const statusOf = async (of: ReturnType<typeof appOn>) =>
        (await callsOf(of, undefined, 'neu')('GET', 'clientSettings')).status;
      expect([await statusOf(appOn(strict, errors)), await statusOf(app)]).toEqual([200, 404]);
    });
    await stateIs('ok');
    expect(said.slice(-2)).toEqual([expect.stringMatching(/lags \(\d+ s\)/), expect.stringMatching('is read')]);
    await strict.replicas?.close();
  });

  it('is examined by the doctor: current, too far behind, or of another database', async () => {
    const examine = async (url = replicaUrl) =>
      (await checkReplicas([url], database)).map(({ level, what }) => `${level}: ${what}`);
    expect(await examine(replica.url)).toEqual([
      'error: Replica 1 is a replica of another database than that of DATABASE_URL.',
    ]);
    await whileItLags(async () => {
      await database.query(`select length(pg_logical_emit_message(false, 'test', repeat('x', 20 * 1048576))::text)`);
      // The primary writes its buffers to the log in the background.
      await eventually(async () =>
        expect(await examine()).toEqual([expect.stringMatching(/^warning: Replica 1 lags (?:19|2\d) MB of the log/)]),
      );
    });
    await caughtUp();
    expect(await examine()).toEqual(['ok: Replica 1 follows the primary.']);
  });

  it('takes several in turn, and none that is no replica of its database', async () => {
    const said: string[] = [];
    const url = (name: string) => `${replicaUrl}?application_name=${name}`;
    const wrong = [replica.url, replicaUrl.replace(/:\d+\//, ':1/'), replicaUrl.replace(/^.*\//, `${primary.url}/../`)];
    const several = await withReplicas(database, [url('one'), ...wrong, url('two')], {
      ...{ limits: LIMITS, log: (line: string) => void said.push(line) },
    });
    const names: unknown[] = [];
    for (let time = 0; time < 4; time += 1)
      names.push(
        ...((await several.replicas?.read(undefined, () =>
          several.query(`select current_setting('application_name') as name`),
        )) ?? []),
      );
    expect(new Set(names.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"name":"one"}', '{"name":"two"}']));
    expect(several.replicas?.states().map(({ state }) => state)).toEqual([
      ...['ok', 'no_replica', 'unreachable', 'no_replica', 'ok'],
    ]);
    expect(said.join('\n')).toMatch(/replica 3 \(127\.0\.0\.1:1\) cannot be read \(.*ECONNREFUSED/);
    // A write, which a read may contain by mistake, goes to the primary.
    await several.replicas?.read(undefined, () => several.query(`delete from clients where key = 'neu'`));
    expect(await database.query(`select 1 from clients where key = 'neu'`)).toEqual([]);
    await several.replicas?.close();
  });

  it('fails in no read while it is cut off, and is read again when it is back', async () => {
    await caughtUp();
    const paths = ['events?facets=1', 'events.json', 'rubrics', 'clientSettings'];
    const statuses = new Set<number>();
    let isCut = false;
    const read = async () => {
      while (!isCut) for (const path of paths) statuses.add((await visitor('GET', path)).status);
      for (const path of paths) statuses.add((await visitor('GET', path)).status);
    };
    const reading = [read(), read(), read()];
    await replica.halt();
    isCut = true;
    await Promise.all(reading);
    expect([...statuses]).toEqual([200]);
    expect(replicas.states()).toEqual([{ state: 'unreachable' }]);
    const health = await app.request('/health');
    expect([health.status, (await health.json()).replicas]).toEqual([200, [{ state: 'unreachable' }]]);
    await replica.start();
    await caughtUp();
    expect(replicas.states()).toEqual([{ state: 'ok', lagSeconds: expect.any(Number) }]);
    expect(lines.slice(-2)).toEqual([expect.stringContaining('cannot be read'), expect.stringContaining('is read')]);
  }, 60_000);

  it('answers reads of the public while the primary is away, but no writes', async () => {
    await caughtUp();
    await primary.halt();
    for (const path of ['events?facets=1&sort=title', 'events.rss', 'sitemap.xml', 'clientSettings', 'rubrics'])
      expect([path, (await visitor('GET', path)).status]).toEqual([path, 200]);
    expect((await visitor('GET', 'events/unbekannt')).status).toBe(404);
    expect((await app.request('/robots.txt')).status).toBe(200);
    expect((await owner('POST', 'my/events', anEventOf('Jetzt nicht'))).status).toBe(503);
    expect((await app.request('/health/ready')).status).toBe(503);
    await primary.start();
    const { id, revision } = await written('POST', 'my/events', anEventOf('Jetzt wieder'));
    expect((await visitor('GET', withRevision(`events?ids=${id}`, revision))).body.meta.total).toBe(1);
  }, 60_000);
});

/** Every call that a replica may answer; all others belong to a person, write, or follow a mail. */
const PUBLIC_READS = [
  ...['addresses', 'addresses/:id', 'adverts/availability', 'adverts/catalogue', 'adverts/show', 'articles'],
  ...['articles/:id', 'clientSettings', 'communities', 'communities/:id', 'events', 'events.csv', 'events.ics'],
  ...['events.json', 'events.rss', 'events/:id', 'events/:id/others', 'events/:id/seen', 'events/:id/similar'],
  ...['events/:id{[^/]+[.]ics}', 'events/days', 'events/places', 'media/:id/:width', 'personRoles', 'personRoles/:id'],
  ...['rubrics', 'sitemap.xml', 'sitemap/:part{[^/]+[.]xml}', 'tags', '/robots.txt'],
];

onOneDatabase('a read', (backend) => {
  it('has no replicas of an embedded database', async () => {
    const embedded: Database = { ...backend().database, kind: 'pglite' };
    expect(await withReplicas(embedded, [])).toBe(embedded);
    await expect(withReplicas(embedded, ['postgres://other/portal'])).rejects.toThrow('DATABASE_URL is missing');
  });

  it('goes to a replica only if it is public and of nobody', async () => {
    let reads = 0;
    const replicas: Replicas = {
      read: (_, work) => {
        reads += 1;
        return work();
      },
      newRevision: async () => 'revision-of-the-primary',
      states: () => [],
      close: async () => undefined,
    };
    const app = appOn({ ...backend().database, replicas }, []);
    const goesToReplica = async (path: string, init?: RequestInit) => {
      reads = 0;
      await app.request(path, init);
      return reads === 1;
    };
    const paths = new Set(app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
    const found: string[] = [];
    for (const path of [...paths].sort()) {
      const asked = path
        .replace(':client', 'stadt')
        .replace(/:\w+(\{[^}]+\})?/g, 'x.xml')
        .replace('*', '');
      if (await goesToReplica(asked)) found.push(path.replace('/clients/:client/api/', ''));
    }
    expect(found).toEqual(PUBLIC_READS);
    const list = '/clients/stadt/api/events';
    expect(await goesToReplica(list, { headers: { token: 'of-a-person' } })).toBe(false);
    expect(await goesToReplica(list, { method: 'POST' })).toBe(false);
    expect(await goesToReplica(list, { method: 'HEAD' })).toBe(true);
    expect(await goesToReplica('/clients/stadt/api/media/x/320?key=of-the-owner')).toBe(false);
  });
});

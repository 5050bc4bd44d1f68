import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { AppOptions } from '../../demo/server/app-options';
import { type Database, openDatabase } from '../../demo/server/platform/database/database';
import { newPerCallerQueue } from '../../demo/server/platform/http/per-caller-queue';
import { newQueue, type Queue } from '../../demo/server/platform/http/queue';
import { addDays } from '../../src/lib/days';
import { anEvent, insertEvents } from '../support/event-fixtures';
import { eventually } from '../support/eventually';
import { appOn, newPostgres, onEachDatabase, onOneDatabase } from './on-each-database';

const LISTS = '/clients/stadt/api/events';
const busy = { status: 503, code: 'busy' };

/** A database whose searches wait until they are let go; the same search would be asked for once. */
function withSlowSearches(database: Database) {
  const held: (() => void)[] = [];
  const query: Database['query'] = async (sql, ...rest) => {
    if (sql.includes('dimensions (own, block, bits)')) await new Promise<void>((go) => held.push(go));
    return database.query(sql, ...rest);
  };
  return {
    held,
    database: { ...database, query },
    letGo: () => {
      for (const go of held.splice(0)) go();
    },
  };
}

onEachDatabase('slow searches', (backend) => {
  it('do not slow details and settings, and are refused beyond their limits', async () => {
    const event = anEvent();
    await insertEvents(backend().database, [event]);
    const { database, held, letGo } = withSlowSearches(backend().database);
    const costlyReads = newQueue({ maxRunning: 2, maxWaiting: 1, maxWaitMs: 60_000 });
    const readerQueue = newPerCallerQueue({ maxRunning: 9, maxWaiting: 9, maxWaitMs: 60_000 });
    const app = appOn(database, backend().errors, { costlyReads, readerQueue });
    const lists = ['v', 've', 'ver'].map((word) => app.request(`${LISTS}?q=${word}`));
    await eventually(() => expect(held).toHaveLength(2));
    const refused = await app.request(LISTS);
    expect(await refused.json()).toMatchObject(busy);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    for (const path of [`events/${event.id}`, 'clientSettings', 'rubrics', 'communities/1']) {
      expect([path, (await app.request(`/clients/stadt/api/${path}`)).status < 500]).toEqual([path, true]);
    }
    letGo();
    await eventually(() => expect(held).toHaveLength(1));
    letGo();
    for (const list of await Promise.all(lists)) expect(list.status).toBe(200);
    expect(backend().errors).toEqual([]);
  });

  describe('a burst of writes', () => {
    it('does not delay reads', async () => {
      const held: (() => void)[] = [];
      let begun = 0;
      let isOver = false;
      const writes = Array.from({ length: 40 }, () =>
        backend().database.transaction(async (transaction) => {
          begun += 1;
          await transaction.query('select 1');
          if (!isOver) await new Promise<void>((go) => held.push(go));
        }),
      );
      await eventually(() => expect(held).not.toHaveLength(0));
      const read = backend().database.query('select 1 as one');
      // An embedded database answers between two transactions.
      if (backend().database.kind === 'pglite') held.shift()?.();
      expect(await read).toEqual([{ one: 1 }]);
      expect(begun).toBeLessThan(12);
      isOver = true;
      for (const go of held) go();
      await Promise.all(writes);
    });
  });
});

onOneDatabase('many requests at once', (backend) => {
  it('read their client once', async () => {
    let asked = 0;
    const query: Database['query'] = (sql, params) => {
      asked += sql.includes('from clients where key') ? 1 : 0;
      return backend().database.query(sql, params);
    };
    const app = appOn({ ...backend().database, query }, []);
    const statusOf = async (client: string) => (await app.request(`/clients/${client}/api/rubrics`)).status;
    const many = (client: string) => Array.from({ length: 30 }, () => statusOf(client));
    expect(new Set(await Promise.all([...many('stadt'), ...many('zeitung')]))).toEqual(new Set([200]));
    expect(asked).toBe(2);
    expect(await statusOf('stadt')).toBe(200);
    expect([await statusOf('nobody'), await statusOf('%00')]).toEqual([404, 404]);
    expect(asked).toBe(4);
  });
});

onOneDatabase('one caller with many searches', (backend) => {
  it('does not block the searches of others', async () => {
    const { database, held, letGo } = withSlowSearches(backend().database);
    const readerQueue = newPerCallerQueue({ maxRunning: 2, maxWaiting: 1, maxWaitMs: 60_000 });
    const costlyReads = newQueue({ maxRunning: 3, maxWaiting: 0, maxWaitMs: 60_000 });
    const app = appOn(database, backend().errors, { costlyReads, readerQueue, behindProxy: true });
    const ask = (caller: string, word: string) =>
      app.request(`${LISTS}?q=${word}`, { headers: { 'x-forwarded-for': caller } });
    const flood = ['a', 'b', 'c', 'd'].map((word) => ask('192.0.2.1', word));
    await eventually(() => expect(held).toHaveLength(2));
    const other = ask('192.0.2.77', 'e');
    await eventually(() => expect(held).toHaveLength(3));
    letGo();
    expect((await other).status).toBe(200);
    await eventually(() => expect(held).toHaveLength(1));
    letGo();
    expect((await Promise.all(flood)).map(({ status }) => status).sort()).toEqual([200, 200, 200, 503]);
  });
});

/** Statements that read the events of a feed, held until they are let go; what else is asked for comes through. */
function withHeldFeeds(database: Database) {
  const held: (() => void)[] = [];
  let pieces = 0;
  let mayPass = false;
  const query: Database['query'] = async (sql, ...rest) => {
    if (sql.includes('as given(id, place)')) {
      pieces += 1;
      if (!mayPass) await new Promise<void>((go) => held.push(go));
    }
    return database.query(sql, ...rest);
  };
  return {
    held,
    pieces: () => pieces,
    database: { ...database, query },
    letGo: () => {
      for (const go of held.splice(0)) go();
    },
    letAllGo: () => {
      mayPass = true;
      for (const go of held.splice(0)) go();
    },
  };
}

onEachDatabase('many simultaneous calendar requests', (backend) => {
  const API = '/clients/stadt/api/';
  const from = (place: number) => ({ headers: { 'x-forwarded-for': `10.9.${place}.1` } });
  /** More than are read at once. */
  const EVENTS = 120;
  const PIECES = 3;
  const CALENDARS = 12;
  /** Calendars of all events, none like another. */
  const calendar = (place: number) => `${API}events.ics?to=${addDays('2027-01-01', place)}`;
  const inPieces = (held: ReturnType<typeof withHeldFeeds>, given: Partial<AppOptions> = {}) =>
    appOn(held.database, backend().errors, { behindProxy: true, ...given });

  beforeAll(async () => {
    await insertEvents(
      backend().database,
      Array.from({ length: EVENTS }, () => anEvent({ rubrics: [1] })),
    );
  });

  it('do not delay lists: a calendar is read in portions, with lists in between', async () => {
    const held = withHeldFeeds(backend().database);
    const app = inPieces(held);
    const calendars = Array.from({ length: CALENDARS }, (_, index) => app.request(calendar(index), from(index)));
    await eventually(() => expect(held.held).toHaveLength(1));
    const paths = ['events', 'events?q=a', 'events/days?from=2026-05-01&to=2026-05-31', 'events/places', 'rubrics'];
    for (const path of paths) expect([path, (await app.request(API + path, from(200))).status]).toEqual([path, 200]);
    expect(held.pieces()).toBe(1);
    const list = app.request(`${API}events?page=2`, from(201));
    held.letGo();
    expect((await list).status).toBe(200);
    expect(held.pieces()).toBe(1);
    held.letAllGo();
    for (const answer of await Promise.all(calendars)) expect(answer.status).toBe(200);
    expect(held.pieces()).toBe(CALENDARS * PIECES);
    expect(backend().errors).toEqual([]);
  });

  it('get a calendar that is written once, for equal filters', async () => {
    const held = withHeldFeeds(backend().database);
    held.letAllGo();
    const app = inPieces(held);
    const queries = [
      'rubric=1,2&lat=48.49121&lon=9.2114&radius=50',
      'radius=50.0&rubric=2&rubric=1&lat=48.4912&lon=9.21141',
      'nothing=1&lon=9.211&radius=49.9&lat=48.4911&rubric=1,2,2&page=7&revision=9&free=0',
    ];
    for (const ending of ['ics', 'csv', 'rss', 'json']) {
      const asked = queries.map((query) =>
        query.replace(ending === 'rss' || ending === 'json' ? 'page=7' : 'x', 'page=1'),
      );
      const methods = ['GET', 'HEAD'];
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          app.request(`${API}events.${ending}?${asked[index % asked.length]}`, {
            ...from(index),
            method: methods[index % 2] ?? '',
          }),
        ),
      );
      const tags = new Set(answers.map(({ headers }) => headers.get('etag')));
      expect([ending, tags.size, new Set(answers.map(({ status }) => status))]).toEqual([ending, 1, new Set([200])]);
      const written = held.pieces();
      const again = await app.request(`${API}events.${ending}?${asked[1]}`, {
        headers: { ...from(99).headers, 'if-none-match': [...tags][0] ?? '' },
      });
      expect([ending, again.status, held.pieces()]).toEqual([ending, 304, written]);
    }
    // Three pieces of each saved file, two of a page of fifty.
    expect(held.pieces()).toBeLessThanOrEqual(10);
  });

  it('are served in turn with those of a flooding network; closed requests are dropped', async () => {
    const held = withHeldFeeds(backend().database);
    const inTurn = newQueue({ maxRunning: 1, maxWaiting: 9, maxWaitMs: 60_000 });
    let waiting = 0;
    const longReads: Queue = (work, signal) => {
      waiting += 1;
      return inTurn(work, signal);
    };
    const app = inPieces(held, { longReads });
    const done: string[] = [];
    const ask = async (name: string, place: number, caller: string, signal?: AbortSignal) => {
      const request = { headers: { 'x-forwarded-for': caller }, ...(signal && { signal }) };
      const { status } = await app.request(calendar(place), request);
      done.push(`${name} ${status}`);
    };
    const gone = new AbortController();
    const asked = [1, 2, 3].map((place) => ask('one of many', place, `192.0.2.${place}`));
    await eventually(() => expect(held.held).toHaveLength(1));
    asked.push(ask('left', 4, '198.51.100.1', gone.signal), ask('another', 5, '2001:db8:1::1'));
    asked.push(ask('the same', 5, '192.0.2.9'));
    await eventually(() => expect(waiting).toBe(3));
    gone.abort();
    held.letAllGo();
    await Promise.all(asked);
    expect(done.toSorted()).toEqual([
      'another 200',
      'left 503',
      ...Array.from({ length: 3 }, () => 'one of many 200'),
      'the same 200',
    ]);
    expect(done.lastIndexOf('one of many 200')).toBe(5);
    expect(held.pieces()).toBe(4 * PIECES);
  });
});

onOneDatabase('a database that fails', (backend) => {
  it.each([
    ['57014', 'canceling statement due to statement timeout', 'busy'],
    ['55P03', 'canceling statement due to lock timeout', 'busy'],
    ['53300', 'sorry, too many clients already', 'busy'],
    ['53200', 'out of memory', 'busy'],
    ['40P01', 'deadlock detected', 'busy'],
    [undefined, 'timeout exceeded when trying to connect', 'busy'],
    [undefined, 'Query read timeout', 'busy'],
    ['ECONNREFUSED', 'connect ECONNREFUSED', 'unavailable'],
    ['57P03', 'the database system is starting up', 'unavailable'],
    ['08006', 'connection failure', 'unavailable'],
    [undefined, 'Connection terminated unexpectedly', 'unavailable'],
    [undefined, 'Connection terminated due to connection timeout', 'unavailable'],
    [undefined, 'Client has encountered a connection error and is not queryable', 'unavailable'],
  ])('with %s "%s" is answered 503 %s', async (code, message, expected) => {
    const failure = Object.assign(new Error(message), code && { code });
    const app = appOn({ ...backend().database, query: () => Promise.reject(failure) }, []);
    const response = await app.request(LISTS);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await response.json()).code).toBe(expected);
  });

  it('with an internal error is answered 500', async () => {
    const failure = Object.assign(new Error('syntax error'), { code: '42601' });
    const app = appOn({ ...backend().database, query: () => Promise.reject(failure) }, []);
    expect((await app.request(LISTS)).status).toBe(500);
  });
});

describe.skipIf(!inject('postgres'))('a PostgreSQL in trouble', () => {
  let url: string;
  let usual: Database;
  const event = anEvent();
  /** As many as a server opens. */
  const CONNECTIONS = 12;
  const codeOf = async (database: Database) => {
    const response = await appOn(database, []).request(`${LISTS}/${event.id}`);
    return [response.status, (await response.json()).code];
  };

  beforeAll(async () => {
    url = await newPostgres('prepared');
    usual = await openDatabase('memory://', url);
    await insertEvents(usual, [event]);
  }, 60_000);
  afterAll(() => usual.close());

  it('that holds a lock is answered 503, and then as before', async () => {
    const hasty = await openDatabase('memory://', `${url}?options=${encodeURIComponent('-c statement_timeout=1500')}`);
    await usual.transaction(async (transaction) => {
      await transaction.query('lock table events in access exclusive mode');
      expect(await codeOf(hasty)).toEqual([503, 'busy']);
    });
    expect(await codeOf(hasty)).toEqual([200, undefined]);
    await hasty.close();
  });

  it('without free connections is answered 503, and then as before', async () => {
    const busy = await openDatabase('memory://', url);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let begun = 0;
    // Long transactions wait for no turn, so they take every connection there is.
    const holders = Array.from({ length: CONNECTIONS }, () =>
      busy.transaction(
        async (transaction) => {
          await transaction.query('select 1');
          begun += 1;
          await held;
        },
        { mayTakeLong: true },
      ),
    );
    await eventually(() => expect(begun).toBe(CONNECTIONS));
    expect(await codeOf(busy)).toEqual([503, 'busy']);
    letGo();
    await Promise.all(holders);
    expect(await codeOf(busy)).toEqual([200, undefined]);
    await busy.close();
  });

  it('that hangs is answered 503, and as before once it continues', async () => {
    const database = await openDatabase('memory://', url);
    const [row] = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = row?.pid ?? Number.NaN;
    process.kill(pid, 'SIGSTOP');
    try {
      expect(await codeOf(database)).toEqual([503, 'busy']);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    expect(await codeOf(database)).toEqual([200, undefined]);
    await database.close();
  }, 60_000);

  it('that hangs in a transaction ends it once, not twice', async () => {
    const database = await openDatabase('memory://', url);
    let pid = Number.NaN;
    const failed = await database
      .transaction(async (transaction) => {
        const [row] = await transaction.query<{ pid: number }>('select pg_backend_pid() as pid');
        pid = row?.pid ?? Number.NaN;
        process.kill(pid, 'SIGSTOP');
        await transaction.query(`insert into clients values ('stands-still', '')`);
      })
      .catch((error: Error) => error.message);
    process.kill(pid, 'SIGCONT');
    expect(failed).toBe('Query read timeout');
    expect(await database.query(`select 1 from clients where key = 'stands-still'`)).toEqual([]);
    await database.close();
  }, 60_000);
});

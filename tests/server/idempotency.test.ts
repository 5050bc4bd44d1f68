import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import type { Database } from '../../demo/server/platform/database/database';
import type { AppEnv } from '../../demo/server/platform/http/app-env';
import { register, type Write } from '../../demo/server/platform/http/calls';
import { Problem, problemAnswer } from '../../demo/server/platform/http/problem';
import { answerWrites } from '../../demo/server/platform/http/write';
import { anAccount, aSignUp, type CallOptions, call, mailsTo, PASSWORD, tokenFor } from '../support/auth-calls';
import { onEachDatabase } from './on-each-database';
import { expectRefusal, MINUTE, usingAccounts } from './using-accounts';

onEachDatabase('an Idempotency-Key', (backend, once) => {
  const { app, another, clock } = usingAccounts(backend);
  let keys = 0;
  const newKey = () => `key-of-the-tests-${++keys}`;
  const withKey = (key: string, options: CallOptions = {}) => ({
    ...options,
    headers: { 'Idempotency-Key': key, ...options.headers },
  });
  const signUp = (sent: object, key: string, where = app()) => call(where, 'POST', 'auth/signup', sent, withKey(key));

  /** An app with one call that counts how often it was prepared and carried out, and answers as it is told. */
  function counting(
    answer: (run: number) => Response | Promise<Response>,
    prepared = async () => {},
    database = backend().database,
  ) {
    const options = completeOptions({
      database,
      now: () => new Date(clock.now),
      onError: (error) => backend().errors.push(error),
    });
    const runs = { count: 0, prepared: 0 };
    const small = new Hono<AppEnv>();
    small.use('/clients/:client/*', async (context, next) => {
      context.set('client', context.req.param('client'));
      await next();
    });
    small.onError((error, context) =>
      problemAnswer(context, error instanceof Problem ? error : new Problem(500, 'internal')),
    );
    const prepare = async () => {
      runs.prepared += 1;
      await prepared();
      return async () => answer(++runs.count);
    };
    const writes: Write[] = [
      { method: 'POST', path: 'things', usesIdempotencyKey: true, prepare },
      { method: 'POST', path: 'others', usesIdempotencyKey: true, prepare },
      { method: 'PUT', path: 'things', usesIdempotencyKey: true, prepare },
    ];
    const answerOf = answerWrites(options);
    register(
      small,
      '/clients/:client/api/',
      writes.map((write) => ({ ...write, answer: answerOf(write) })),
    );
    const send = (
      key: string,
      body: unknown = { a: 1 },
      given: CallOptions & { path?: string; method?: 'POST' | 'PUT' } = {},
    ) => call(small, given.method ?? 'POST', given.path ?? 'things', body, withKey(key, given));
    return { runs, send };
  }
  const said = (run: number) => Response.json({ data: run }, { status: 201, headers: { ETag: `"v${run}"` } });

  it('makes a repeat get the first answer, and nothing happens twice', async () => {
    const { database } = backend();
    const [sent, key] = [aSignUp(), newKey()];
    const first = await signUp(sent, key);
    const again = await signUp(sent, key);
    expect([first.status, again.status, again.body]).toEqual([201, 201, { data: {} }]);
    expect([...again.headers.keys()]).toEqual([...first.headers.keys()]);
    expect(await mailsTo(database, sent.email)).toHaveLength(1);
    // Without a key, the second call is another sign-up, and a mail tells the owner of it.
    await call(app(), 'POST', 'auth/signup', sent);
    expect(await mailsTo(database, sent.email)).toHaveLength(2);
  });

  once('gives back status, body and tag', async () => {
    const { runs, send } = counting(said);
    const key = newKey();
    for (let index = 0; index < 3; index++) {
      const { status, body, headers } = await send(key);
      expect([status, body, headers.get('etag')]).toEqual([201, { data: 1 }, '"v1"']);
    }
    expect(runs.count).toBe(1);
    expect((await send(newKey())).body).toEqual({ data: 2 });
  });

  it('is in use while the first request runs; one of many runs', async () => {
    let finish = () => {};
    const running = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { runs, send } = counting(said, () => running);
    const key = newKey();
    const first = send(key);
    await expect.poll(() => runs.prepared).toBe(1);
    const others = await Promise.all(Array.from({ length: 20 }, () => send(key)));
    for (const other of others) expectRefusal(other, 409, 'key_in_use');
    expect(others[0]?.headers.get('retry-after')).toBe('1');
    finish();
    expect((await first).status).toBe(201);
    expect((await send(key)).status).toBe(201);
    expect(runs).toEqual({ count: 1, prepared: 1 });
  });

  it('lets one of twenty at once run', async () => {
    const { runs, send } = counting(said);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(key)));
    expect(runs.count).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  });

  once('belongs to its body, path and method', async () => {
    const { runs, send } = counting(said);
    const key = newKey();
    await send(key);
    for (const [body, given] of [
      [{ a: 2 }, {}],
      [{ a: 1 }, { path: 'others' }],
      [{ a: 1 }, { method: 'PUT' }],
    ] as const)
      expectRefusal(await send(key, body, given), 422, 'key_reused');
    expect(runs.count).toBe(1);
  });

  once('belongs to its owner and its client', async () => {
    const { runs, send } = counting(said);
    const token = await tokenFor(app(), await anAccount(app(), backend().database));
    const other = await tokenFor(app(), await anAccount(app(), backend().database));
    const key = newKey();
    const bodies = [];
    for (const given of [{}, { token }, { token: other }, { client: 'zeitung' }, { token }, {}])
      bodies.push((await send(key, { a: 1 }, given)).body.data);
    expect(bodies).toEqual([1, 2, 3, 4, 2, 1]);
    expect(runs.count).toBe(4);
  });

  it('lets a retry after a failure of the server run', async () => {
    const { runs, send } = counting((run) => {
      if (run === 1) throw new Error('The disk is full.');
      if (run === 2) throw new Problem(503, 'unavailable');
      return said(run);
    });
    const key = newKey();
    const statuses = [];
    for (let index = 0; index < 5; index++) statuses.push((await send(key)).status);
    expect(statuses).toEqual([500, 503, 201, 201, 201]);
    expect(runs.count).toBe(3);
  });

  once('stores a final refusal, but no temporary one', async () => {
    const refused = counting(() => {
      throw new Problem(422, 'wrong_data', [{ path: 'a', code: 'required' }]);
    });
    const key = newKey();
    const token = await tokenFor(app(), await anAccount(app(), backend().database));
    const refuse = async (given: CallOptions) =>
      expectRefusal(await refused.send(key, {}, given), 422, 'wrong_data', ['a required']);
    for (let index = 0; index < 2; index++) await refuse({ token });
    expect(refused.runs.count).toBe(1);
    // Refusals of guests are not stored: they could fill the table.
    for (let index = 0; index < 2; index++) await refuse({});
    expect(refused.runs.count).toBe(3);
    for (const status of [401, 412, 428, 429] as const) {
      const { runs, send } = counting((run) => {
        if (run === 1) throw new Problem(status, 'later');
        return said(run);
      });
      const passing = newKey();
      expect([(await send(passing)).status, (await send(passing)).status]).toEqual([status, 201]);
      expect(runs.count).toBe(2);
    }
  });

  once('is not taken for a guest’s while the server is too busy to know its owner', async () => {
    const token = await tokenFor(app(), await anAccount(app(), backend().database));
    let isBusy = false;
    const { database } = backend();
    const query: Database['query'] = async (sql, ...rest) => {
      if (isBusy && sql.includes('from tokens')) throw new Problem(503, 'busy');
      return database.query(sql, ...rest);
    };
    const { runs, send } = counting(said, undefined, { ...database, query });
    const key = newKey();
    expect((await send(key, {}, { token })).status).toBe(201);
    isBusy = true;
    expectRefusal(await send(key, {}, { token }), 503, 'busy');
    const busy = another({ database: { ...database, query } });
    expectRefusal(await call(busy, 'GET', 'addresses', undefined, { token }), 503, 'busy');
    isBusy = false;
    expect((await send(key, {}, { token })).body).toEqual({ data: 1 });
    expect(runs.count).toBe(1);
  });

  it('counts after a restart, and for a day', async () => {
    const [sent, key] = [aSignUp(), newKey()];
    await signUp(sent, key);
    expectRefusal(await signUp({ ...sent, firstName: 'Other' }, key, another()), 422, 'key_reused');
    expect((await signUp(sent, key, another())).status).toBe(201);
    expect(await mailsTo(backend().database, sent.email)).toHaveLength(1);
    clock.now += 24 * 60 * MINUTE + 1;
    expect((await signUp({ ...sent, firstName: 'Other' }, key, another())).status).toBe(201);
    expect(await mailsTo(backend().database, sent.email)).toHaveLength(2);
  });

  it('is free again when the server died while the first request ran', async () => {
    const dying = counting(said, () => new Promise(() => {}));
    const key = newKey();
    void dying.send(key);
    await expect.poll(() => dying.runs.prepared).toBe(1);
    expectRefusal(await dying.send(key), 409, 'key_in_use');
    const restarted = counting(said);
    expect((await restarted.send(key)).status).toBe(201);
  });

  it('is in use while another process carries the first request out', async ({ skip }) => {
    skip(!backend().url, 'An embedded database has one process.');
    let finish = () => {};
    const committing = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const one = counting(async (run) => {
      await committing;
      return said(run);
    });
    const other = counting(said);
    const key = newKey();
    const first = one.send(key);
    await expect.poll(() => one.runs.count).toBe(1);
    expectRefusal(await other.send(key), 409, 'key_in_use');
    finish();
    const answer = await first;
    expect([answer.status, (await other.send(key)).body]).toEqual([201, answer.body]);
    expect(other.runs.count).toBe(0);
  });

  it('stores its response in the transaction of the effect: both or neither', async () => {
    const { database } = backend();
    const [sent, key] = [aSignUp(), newKey()];
    const keys = () => database.query('select key from idempotency_keys order by key');
    const before = await keys();
    const cut: typeof database = {
      ...database,
      transaction: (work) =>
        database.transaction(async (transaction) => {
          await work(transaction);
          throw new Error('The connection was cut before the commit.');
        }),
    };
    const unlucky = another({ database: { ...cut, query: database.query }, onError: () => undefined });
    expect((await signUp(sent, key, unlucky)).status).toBe(500);
    expect(await keys()).toEqual(before);
    expect(await mailsTo(database, sent.email)).toEqual([]);
    expect((await signUp(sent, key)).status).toBe(201);
    expect(await mailsTo(database, sent.email)).toHaveLength(1);
  });

  once.each(['short', 'a'.repeat(201), 'with a blank', 'with-ümlaut'])('must not be %j', async (key) => {
    expectRefusal(await signUp(aSignUp(), key), 400, 'key_wrong');
  });

  it('stores neither password nor token, and is ignored if a token is returned', async () => {
    const { database } = backend();
    const email = await anAccount(app(), database);
    const key = newKey();
    const logIn = () => call(app(), 'POST', 'auth/login', { username: email, password: PASSWORD }, withKey(key));
    const [one, other] = [await logIn(), await logIn()];
    expect(one.body).not.toEqual(other.body);
    await signUp(aSignUp(), key);
    const rows = JSON.stringify(await database.query('select k::text as row from idempotency_keys k'));
    expect(rows).not.toContain(PASSWORD);
    expect(rows).not.toContain(key);
    expect(backend().errors).toEqual([]);
  });
});

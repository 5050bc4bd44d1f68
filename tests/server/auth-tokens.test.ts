import { expect, it, vi } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { cleanUp } from '../../demo/server/cleanup';
import { anAccount, call, PASSWORD, tokenFor } from '../support/auth-calls';
import { onOneDatabase } from './on-each-database';
import { expectRefusal, MINUTE, usingAccounts } from './using-accounts';

onOneDatabase('a token', (backend) => {
  const { app, another, clock, post, set, settings } = usingAccounts(backend);
  const account = () => anAccount(app(), backend().database);
  const renew = (token: string) => post('auth/renew', undefined, { token });

  it('has 256 random bits, another after each log-in, and is stored as a hash alone', async () => {
    const email = await account();
    const tokens = [];
    for (let index = 0; index < 10; index++) tokens.push(await tokenFor(app(), email));
    expect(new Set(tokens).size).toBe(10);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { database } = backend();
    const tables = await database.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const rows = JSON.stringify(await database.query(`select t::text as row from ${name} t`));
      const asHex = (token: string) => Buffer.from(token, 'base64url').toString('hex');
      expect(
        tokens.filter((token) => rows.includes(token) || rows.includes(asHex(token))),
        name,
      ).toEqual([]);
      expect(rows, name).not.toContain(PASSWORD);
    }
  });

  it('is missing, wrong or of another kind', async () => {
    expectRefusal(await post('auth/renew'), 401, 'token_missing');
    expectRefusal(await post('auth/renew', undefined, { headers: { token: '' } }), 401, 'token_missing');
    const email = await account();
    const token = await tokenFor(app(), email);
    for (const wrong of ['x', `${token}x`, token.slice(1), 'a'.repeat(43), `${token.slice(0, 42)}'`, 'ä'.repeat(20)])
      expectRefusal(await renew(wrong), 401, 'token_invalid');
    expectRefusal(await call(app(), 'POST', `auth/renew?token=${token}`), 401, 'token_missing');
  });

  it.each(['token', 'Token', 'TOKEN'])('comes in the header %s', async (name) => {
    const token = await tokenFor(app(), await account());
    expect((await post('auth/renew', undefined, { headers: { [name]: token } })).status).toBe(200);
  });

  it('lives an hour, longer by renewing, and twelve hours at most', async () => {
    const token = await tokenFor(app(), await account());
    const opened = clock.now;
    for (let minute = 59; minute < 12 * 60; minute += 59) {
      clock.now = opened + minute * MINUTE;
      const { status, body } = await renew(token);
      const expires = Math.min(clock.now + 60 * MINUTE, opened + 12 * 60 * MINUTE);
      expect([status, body.data]).toEqual([200, { token, expires: new Date(expires).toISOString() }]);
    }
    clock.now = opened + 12 * 60 * MINUTE;
    expectRefusal(await renew(token), 401, 'token_invalid');
    const forgotten = await tokenFor(app(), await account());
    clock.now += 60 * MINUTE;
    expectRefusal(await renew(forgotten), 401, 'token_invalid');
  });

  it("has the lifetime of the server's options", async () => {
    const brief = another({ tokenLifetimeMs: 5000 });
    const token = await tokenFor(brief, await account());
    clock.now += 5000;
    expectRefusal(await renew(token), 401, 'token_invalid');
  });

  it('is dead after logging out, which works twice', async () => {
    const email = await account();
    const [token, other] = [await tokenFor(app(), email), await tokenFor(app(), email)];
    for (const dead of [token, token, 'nonsense', 'a'.repeat(43)]) {
      const { status, body } = await post('auth/logout', undefined, { token: dead });
      expect([status, body]).toEqual([200, { data: {} }]);
    }
    expectRefusal(await renew(token), 401, 'token_invalid');
    expect((await renew(other)).status).toBe(200);
    expectRefusal(await post('auth/logout'), 401, 'token_missing');
  });

  it('is dead at once when its account is blocked or its time has come', async () => {
    const email = await account();
    const token = await tokenFor(app(), email);
    for (const change of [`status = 'blocked'`, `status = 'unverified'`]) {
      await set(email, change);
      expectRefusal(await renew(token), 401, 'token_invalid');
      await set(email, `status = 'verified'`);
    }
    await set(email, `deletion_due = '${new Date(clock.now + MINUTE).toISOString()}'`);
    expect((await renew(token)).status).toBe(200);
    clock.now += MINUTE;
    expectRefusal(await renew(token), 401, 'token_invalid');
    expectRefusal(await post('auth/login', { username: email, password: PASSWORD }), 401, 'invalid-credentials');
  });

  it('is dead as long as its account has no relation of a status that may log in', async () => {
    const { database } = backend();
    const email = await account();
    const token = await tokenFor(app(), email);
    const client = (loginStatus: unknown) => settings('stadt', { authenticatedArea: { loginStatus } });
    const relation = (status: string) =>
      database.query(
        `insert into role_relations (account_id, status, created_at)
         select id, $2, now() from accounts where email = $1`,
        [email, status],
      );
    await client(['approved', 'changed']);
    for (const path of ['auth/renew', 'persons/restore'])
      expectRefusal(await post(path, {}, { token }), 401, 'token_invalid');
    expectRefusal(await post('auth/login', { username: email, password: PASSWORD }), 403, 'invalid-status');
    await relation('new');
    expectRefusal(await renew(token), 401, 'token_invalid');
    await relation('changed');
    expect((await renew(token)).status).toBe(200);
    await client(['approved']);
    expectRefusal(await renew(token), 401, 'token_invalid');
    // Settings without a valid meaning require nothing, as in the portal.
    for (const nothing of [[], 'approved', [7], null]) {
      await client(nothing);
      expect([nothing, (await renew(token)).status]).toEqual([nothing, 200]);
    }
  });

  it('is not opened by a password that was changed while it was compared', async () => {
    const email = await account();
    const slow = another({
      passwords: {
        hash: () => Promise.reject(new Error('not asked')),
        matches: async () => {
          await set(email, `password_hash = 'another'`);
          return true;
        },
      },
    });
    const answer = await call(slow, 'POST', 'auth/login', { username: email, password: PASSWORD });
    expectRefusal(answer, 401, 'invalid-credentials');
  });

  it('never appears in a log, nor does a password', async () => {
    const lines: unknown[] = [];
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, method).mockImplementation((...words) => lines.push(words));
    const email = await account();
    const token = await tokenFor(app(), email);
    const { database } = backend();
    const broken = another({
      onError: (error) => console.error(error, JSON.stringify(error)),
      database: {
        ...database,
        transaction: () => database.query('select nothing from nowhere where $1', [token]) as never,
      },
    });
    expectRefusal(await call(broken, 'POST', 'auth/login', { username: email, password: PASSWORD }), 500, 'internal');
    vi.restoreAllMocks();
    expect(lines.length).toBeGreaterThan(0);
    const logged = lines.map(String).join() + JSON.stringify(lines);
    expect(logged).not.toContain(token);
    expect(logged).not.toContain(PASSWORD);
  });

  it('is deleted with other expired data', async () => {
    const { database } = backend();
    await tokenFor(app(), await account());
    const later = new Date(clock.now + 100 * 24 * 60 * MINUTE);
    await cleanUp(completeOptions({ database, now: () => later }));
    for (const table of ['tokens', 'mail_keys', 'attempts', 'idempotency_keys', 'mails'])
      expect(await database.query(`select 1 from ${table}`), table).toEqual([]);
    expect(backend().errors).toEqual([]);
  });
});

import { expect, it } from 'vitest';

import { anAccount, aSignUp, keyFor, mailsTo, PASSWORD, tokenFor } from '../support/auth-calls';

import { onEachDatabase } from './on-each-database';
import { expectRefusal, usingAccounts } from './using-accounts';

onEachDatabase('logging in', (backend) => {
  const { app, post, logIn, set, settings } = usingAccounts(backend);

  it('refuses blocked persons, and gives the reason only for the right password', async () => {
    const email = await anAccount(app(), backend().database);
    const expectations = [
      [`status = 'blocked'`, 'person-blocked'],
      [`status = 'unverified'`, 'invalid-status'],
      [`status = 'verified', email_confirmed_at = null`, 'email-not-confirmed'],
    ] as const;
    for (const [change, code] of expectations) {
      await set(email, change);
      expect(await logIn(email)).toMatchObject({ status: 403, body: { code } });
      expect(await logIn(email, 'Falscher+Krug7')).toMatchObject({
        status: 401,
        body: { code: 'invalid-credentials' },
      });
    }
  });

  it("requires a role with one of the client's statuses", async () => {
    const { database } = backend();
    const options = { client: 'zeitung' };
    const email = await anAccount(app(), database, {}, options);
    await settings('zeitung', { authenticatedArea: { loginStatus: ['approved'] } });
    const tryIt = () => post('auth/login', { username: email, password: PASSWORD }, options);
    expect(await tryIt()).toMatchObject({ status: 403, body: { code: 'invalid-status' } });
    const insert = `insert into role_relations (account_id, status, created_at)
      select id, $2, now() from accounts where email = $1`;
    await database.query(insert, [email, 'new']);
    expect((await tryIt()).status).toBe(403);
    await database.query(insert, [email, 'approved']);
    expect((await tryIt()).status).toBe(200);
    await settings('zeitung', {});
  });

  it.each([
    [{}, ['username required', 'password required']],
    [{ username: 'x' }, ['password required']],
    [{ username: ' ', password: 'x' }, ['username required']],
    [{ username: 5, password: ['x'] }, ['username wrong_type', 'password wrong_type']],
  ])('needs name and password: %j', async (sent, errors) => {
    expectRefusal(await post('auth/login', sent), 422, 'invalid-data', errors);
  });

  it('belongs to one client', async () => {
    const email = await anAccount(app(), backend().database);
    const elsewhere = { client: 'zeitung' };
    expect((await post('auth/login', { username: email, password: PASSWORD }, elsewhere)).status).toBe(401);
    const token = await tokenFor(app(), email);
    expect(await post('auth/renew', undefined, { ...elsewhere, token })).toMatchObject({
      status: 401,
      body: { code: 'token_invalid' },
    });
    await post('auth/request-reset', { email });
    const key = await keyFor(backend().database, email);
    expect((await post('auth/reset', { key, password1: PASSWORD, password2: PASSWORD }, elsewhere)).body.code).toBe(
      'key_unknown',
    );
    expect((await post('auth/signup', aSignUp({ email }), elsewhere)).status).toBe(201);
  });

  it('sends mails in the language of the caller', async () => {
    const email = await anAccount(app(), backend().database);
    const headers = { 'Accept-Language': 'fr, en-GB;q=0.9, de;q=0.5' };
    await post('auth/magic', { email }, { headers });
    const [mail] = await mailsTo(backend().database, email);
    expect(mail?.subject).toBe('Stadt: Your link to log in');
    expect(mail?.body).toMatch(/^Hello Änne Müller,[\s\S]*#\/en\/auth\/magic\?key=[\s\S]*Kind regards/);
  });

  it('works by a link, which confirms the address and ends an unconfirmed password', async () => {
    const { database } = backend();
    const sent = aSignUp();
    await post('auth/signup', sent);
    await post('auth/magic', { email: sent.email });
    const key = await keyFor(database, sent.email);
    const { status, body } = await post('auth/magic/redeem', { key });
    expect([status, body.data]).toEqual([200, { token: expect.any(String), expires: expect.any(String) }]);
    expect((await post('auth/magic/redeem', { key })).body.code).toBe('key_used');
    // Somebody else may have chosen the password of an address that was not confirmed.
    expect((await logIn(sent.email)).status).toBe(401);
    for (const [change, code] of [
      [`status = 'blocked'`, 'person-blocked'],
      [`status = 'unverified'`, 'invalid-status'],
    ] as const) {
      await set(sent.email, `status = 'verified'`);
      await post('auth/magic', { email: sent.email });
      await set(sent.email, change);
      const answer = await post('auth/magic/redeem', { key: await keyFor(database, sent.email) });
      expect(answer).toMatchObject({ status: 403, body: { code } });
    }
  });

  it('leaves the server unbroken', () => {
    expect(backend().errors).toEqual([]);
  });
});

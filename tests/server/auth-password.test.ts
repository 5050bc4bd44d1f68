import { describe, expect, it } from 'vitest';
import { createMailKey } from '../../demo/server/accounts/mail-keys';
import { anAccount, aSignUp, call, keyFor, mailsTo, PASSWORD, tokenFor } from '../support/auth-calls';

import { onOneDatabase } from './on-each-database';
import { expectRefusal, MINUTE, usingAccounts } from './using-accounts';

onOneDatabase('a key or a new password', (backend) => {
  const { app, clock, post, logIn, set } = usingAccounts(backend);

  describe('sets a new password', () => {
    it('by a mail, which ends every session and confirms the address', async () => {
      const { database } = backend();
      const email = await anAccount(app(), database);
      const token = await tokenFor(app(), email);
      await set(email, 'email_confirmed_at = null');
      expect(await post('auth/request-reset', { email: email.toUpperCase() })).toMatchObject({
        status: 202,
        body: { data: {} },
      });
      const key = await keyFor(database, email);
      const refused = await post('auth/reset', { key, password1: 'kurz', password2: 'kurz' });
      expect(refused).toMatchObject({ status: 422, body: { code: 'wrong_data' } });
      const sent = { key, password1: 'Grüner+Krug8', password2: 'Grüner+Krug8' };
      expect(await post('auth/reset', sent)).toMatchObject({ status: 200, body: { data: {} } });
      expect((await post('auth/reset', sent)).body.code).toBe('key_used');
      expect((await post('auth/renew', undefined, { token })).body.code).toBe('token_invalid');
      expect((await logIn(email)).status).toBe(401);
      expect((await logIn(email, 'Gru\u0308ner+Krug8')).status).toBe(200);
      expect((await mailsTo(database, email))[0]?.subject).toMatch(/Passwort wurde geändert$/);
    });

    it('by the old one, which ends every other session', async () => {
      const { database } = backend();
      const email = await anAccount(app(), database);
      const [token, other] = [await tokenFor(app(), email), await tokenFor(app(), email)];
      const change = (sent: object, asked: string | undefined = token) =>
        call(app(), 'PUT', 'auth/password', sent, asked ? { token: asked } : {});
      const next = { password1: 'Grüner+Krug8', password2: 'Grüner+Krug8' };
      expect((await call(app(), 'PUT', 'auth/password', next)).body.code).toBe('token_missing');
      expect(await change({ ...next, passwordOld: 'falsch' })).toMatchObject({
        status: 422,
        body: { code: 'password_incorrect', errors: [{ path: 'passwordOld', code: 'password_incorrect' }] },
      });
      expect(await change({ passwordOld: PASSWORD, password1: 'a', password2: 'b' })).toMatchObject({
        status: 422,
        body: { code: 'wrong_data' },
      });
      await post('auth/magic', { email });
      const key = await keyFor(database, email);
      const { status, body } = await change({ ...next, passwordOld: PASSWORD });
      expect(status).toBe(200);
      for (const dead of [token, other]) expect((await change(next, dead)).status).toBe(401);
      expect((await post('auth/magic/redeem', { key })).body.code).toBe('key_used');
      const fresh = (body.data as { token: string }).token;
      expect((await post('auth/renew', undefined, { token: fresh })).status).toBe(200);
    });
  });

  it('reports, after a reset by mail, why the account cannot log in', async () => {
    const { database } = backend();
    const email = await anAccount(app(), database);
    await post('auth/request-reset', { email });
    const sent = { key: await keyFor(database, email), password1: 'Grüner+Krug8', password2: 'Grüner+Krug8' };
    await set(email, `status = 'blocked'`);
    expectRefusal(await post('auth/reset', sent), 403, 'person-blocked');
    await set(email, `status = 'unverified'`);
    expect(await post('auth/reset', sent)).toMatchObject({ status: 200, body: { data: { awaits: 'approval' } } });
    expectRefusal(await logIn(email, 'Grüner+Krug8'), 403, 'invalid-status');
    await set(email, `status = 'verified'`);
    expect((await logIn(email, 'Grüner+Krug8')).status).toBe(200);
  });

  it('confirms a changed address, and its name follows', async () => {
    const { database } = backend();
    const email = await anAccount(app(), database, { username: '' });
    const [account] = await database.query<{ id: number }>('select id from accounts where email = $1', [email]);
    const accountId = account?.id ?? 0;
    const change = async (to: string) => {
      await database.query('update accounts set pending_email = $2 where id = $1', [accountId, to]);
      return database.transaction((transaction) =>
        createMailKey(transaction, { accountId, purpose: 'email', email: to }, new Date(clock.now)),
      );
    };
    const key = await change('moved@example.org');
    expect((await post('auth/confirm', { key, password: PASSWORD })).status).toBe(200);
    expect((await logIn('moved@example.org')).status).toBe(200);
    expect((await logIn(email)).status).toBe(401);
    const late = await change('snatched@example.org');
    await anAccount(app(), database, { email: 'snatched@example.org' });
    expect((await post('auth/confirm', { key: late, password: PASSWORD })).body.code).toBe('key_expired');
  });

  it('gets its confirmation again, unless it has been confirmed', async () => {
    const { database } = backend();
    const sent = aSignUp();
    await post('auth/signup', sent);
    const older = await keyFor(database, sent.email);
    const again = await post('auth/confirm/resend', { username: sent.username });
    expect(again).toMatchObject({ status: 202, body: { data: {} } });
    expect((await post('auth/confirm', { key: await keyFor(database, sent.email), password: PASSWORD })).status).toBe(
      200,
    );
    expect((await post('auth/confirm', { key: older })).body.code).toBe('key_used');
    await post('auth/confirm/resend', { username: sent.email });
    expect(await mailsTo(database, sent.email)).toHaveLength(2);
    expect((await post('auth/confirm/resend', {})).status).toBe(422);
  });

  it.each([
    ['confirm', 'auth/confirm', 48 * 60],
    ['magic', 'auth/magic/redeem', 15],
    ['reset', 'auth/reset', 60],
  ] as const)('has a key for %s that counts once and for its time only', async (purpose, path, minutes) => {
    const { database } = backend();
    const sent = aSignUp();
    await post('auth/signup', sent);
    const ask = { confirm: 'auth/confirm/resend', magic: 'auth/magic', reset: 'auth/request-reset' }[purpose];
    const redeem = (key: string) =>
      post(path, {
        key,
        ...(purpose === 'confirm' ? { password: PASSWORD } : { password1: PASSWORD, password2: PASSWORD }),
      });
    const newKey = async () => {
      await post(ask, { username: sent.email, email: sent.email });
      return keyFor(database, sent.email);
    };
    for (const unknown of ['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}'`, '\0'])
      expect(await redeem(unknown)).toMatchObject({ status: 404, body: { code: 'key_unknown' } });
    const key = await newKey();
    const stored = await database.query<{ hash: string }>(`select encode(hash, 'escape') as hash from mail_keys`);
    expect(JSON.stringify(stored)).not.toContain(key);
    clock.now += minutes * MINUTE;
    expect(await redeem(key)).toMatchObject({ status: 410, body: { code: 'key_expired' } });
    const older = await newKey();
    const valid = await newKey();
    clock.now += minutes * MINUTE - 1000;
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(valid)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'key_used')).toHaveLength(19);
    expect(await redeem(older)).toMatchObject({ status: 410, body: { code: 'key_used' } });
  });

  it('does not let a stranger who signed up with the address share the account with its owner', async () => {
    const { database } = backend();
    const sent = aSignUp();
    await post('auth/signup', sent);
    await post('auth/magic', { email: sent.email });
    const { status, body } = await post('auth/magic/redeem', { key: await keyFor(database, sent.email) });
    expect(status).toBe(200);
    expect((await logIn(sent.email)).status).toBe(401);
    const { token } = body.data as { token: string };
    expect((await post('auth/renew', undefined, { token })).status).toBe(200);
    const [told] = await mailsTo(database, sent.email);
    expect(told?.subject).toContain('Bitte legen Sie ein Passwort fest');
    await post('auth/request-reset', { email: sent.email });
    const chosen = { key: await keyFor(database, sent.email), password1: 'Grüner+Krug8', password2: 'Grüner+Krug8' };
    expect((await post('auth/reset', chosen)).status).toBe(200);
    await post('auth/magic', { email: sent.email });
    expect((await post('auth/magic/redeem', { key: await keyFor(database, sent.email) })).status).toBe(200);
    expect((await logIn(sent.email, 'Grüner+Krug8')).status).toBe(200);
  });

  it('has no key that outlives the account', async () => {
    const { database } = backend();
    const email = await anAccount(app(), database);
    await post('auth/magic', { email });
    const key = await keyFor(database, email);
    await database.query('update accounts set deletion_due = $2 where email = $1', [email, new Date(clock.now)]);
    expect((await post('auth/magic/redeem', { key })).body.code).toBe('key_unknown');
  });

  it('leaves the server unbroken', () => {
    expect(backend().errors).toEqual([]);
  });
});

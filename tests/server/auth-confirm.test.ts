import { describe, expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { cleanUp } from '../../demo/server/cleanup';
import { anAccount, aSignUp, call, keyFor, mailsTo, PASSWORD, tokenFor } from '../support/auth-calls';
import { onOneDatabase } from './on-each-database';
import { expectRefusal, MINUTE, usingAccounts } from './using-accounts';

const OTHER = 'Grüner+Krug8';
const NEW = { password1: OTHER, password2: OTHER };
const DAY = 24 * 60 * MINUTE;

onOneDatabase('confirming', (backend) => {
  const { app, another, clock, post, logIn, set } = usingAccounts(backend);

  /** A sign-up, and the key that its mail brings. */
  async function signedUp(given: Record<string, unknown> = {}) {
    const sent = aSignUp(given);
    expect((await post('auth/signup', sent)).status).toBe(201);
    return { email: sent.email, key: await keyFor(backend().database, sent.email) };
  }

  it('requires the password, which does not use up the key', async () => {
    const { email, key } = await signedUp();
    for (const body of [{ key }, { key, password: '' }]) {
      const refused = await post('auth/confirm', body);
      expectRefusal(refused, 422, 'password_required', ['password required']);
      expect(refused.body.errors).toMatchObject([{ params: { purpose: 'confirm' } }]);
    }
    expectRefusal(await post('auth/confirm', { key, password: OTHER }), 422, 'password_incorrect', [
      'password password_incorrect',
    ]);
    expectRefusal(await logIn(email), 403, 'email-not-confirmed');
    expect(await post('auth/confirm', { key, password: PASSWORD })).toMatchObject({ status: 200, body: { data: {} } });
    expectRefusal(await post('auth/confirm', { key, password: PASSWORD }), 410, 'key_used');
    expect((await logIn(email)).status).toBe(200);
  });

  it('removes the password of a stranger who has signed up with the address', async () => {
    const { email, key } = await signedUp();
    for (const wrong of [{ password1: 'kurz', password2: 'kurz' }, { password1: OTHER }])
      expectRefusal(await post('auth/confirm', { key, ...wrong }), 422, 'wrong_data');
    expect((await post('auth/confirm', { key, ...NEW })).status).toBe(200);
    expectRefusal(await logIn(email, PASSWORD), 401, 'invalid-credentials');
    expect((await logIn(email, OTHER)).status).toBe(200);
  });

  it('returns the same response to a retry, but opens a session once', async () => {
    const { email, key } = await signedUp();
    const proof = { key, ...NEW };
    const headers = { 'Idempotency-Key': `lost-${email}` };
    const first = await post('auth/confirm', proof, { headers });
    expect(first).toMatchObject({ status: 200, body: { data: { token: expect.any(String) } } });
    expect(await post('auth/confirm', proof, { headers })).toMatchObject({ status: 200, body: { data: {} } });
    expect(JSON.stringify(await backend().database.query('select body from idempotency_keys'))).not.toContain('token');
    expectRefusal(await post('auth/confirm', { key, password: OTHER }, { headers }), 422, 'key_reused');
    expectRefusal(await post('auth/confirm', proof), 410, 'key_used');
  });

  it('counts wrong passwords like a log-in', async () => {
    const { email, key } = await signedUp();
    const from = '203.0.113.90';
    for (let index = 0; index < 5; index++) expect((await logIn(email, OTHER, { from })).status).toBe(401);
    for (let index = 0; index < 5; index++)
      expectRefusal(await post('auth/confirm', { key, password: OTHER }, { from }), 422, 'password_incorrect');
    expectRefusal(await post('auth/confirm', { key, password: PASSWORD }, { from }), 429, 'too_many_attempts');
    expect((await post('auth/confirm', { key, password: PASSWORD }, { from: '203.0.113.91' })).status).toBe(200);
  });

  it('ends when the address is confirmed in another way', async () => {
    const { email, key } = await signedUp();
    await post('auth/magic', { email });
    expect((await post('auth/magic/redeem', { key: await keyFor(backend().database, email) })).status).toBe(200);
    expectRefusal(await post('auth/confirm', { key, ...NEW }), 410, 'key_used');
    const { email: other, key: late } = await signedUp();
    await set(other, `email_confirmed_at = now()`);
    expectRefusal(await post('auth/confirm', { key: late, ...NEW }), 410, 'key_used');
  });

  it('does not count with a password that was replaced while it was compared', async () => {
    const { email, key } = await signedUp();
    const slow = another({
      passwords: {
        hash: () => Promise.reject(new Error('not asked')),
        matches: async () => {
          await set(email, `password_hash = 'another'`);
          return true;
        },
      },
    });
    expectRefusal(await call(slow, 'POST', 'auth/confirm', { key, password: PASSWORD }), 410, 'key_expired');
    expect((await post('auth/confirm', { key, ...NEW })).status).toBe(200);
  });

  it('reports, like its mail, that the account awaits approval', async () => {
    const { database } = backend();
    await database.query(`update clients set approves_accounts = true where key = 'zeitung'`);
    const sent = aSignUp();
    await call(app(), 'POST', 'auth/signup', sent, { client: 'zeitung' });
    const [mail] = await mailsTo(database, sent.email);
    expect(mail?.body).toContain('Sobald wir es freigegeben haben, schreiben wir Ihnen');
    const key = await keyFor(database, sent.email);
    const answer = await call(app(), 'POST', 'auth/confirm', { key, password: PASSWORD }, { client: 'zeitung' });
    expect(answer).toMatchObject({ status: 200, body: { data: { awaits: 'approval' } } });
    const refused = await call(
      app(),
      'POST',
      'auth/login',
      { username: sent.email, password: PASSWORD },
      { client: 'zeitung' },
    );
    expectRefusal(refused, 403, 'invalid-status');
    const here = await signedUp();
    expect((await mailsTo(database, here.email))[0]?.body).not.toContain('freigegeben');
  });

  it('refuses blocked persons without using up their key', async () => {
    const { email, key } = await signedUp();
    await set(email, `status = 'blocked'`);
    for (const proof of [{ password: PASSWORD }, NEW])
      expectRefusal(await post('auth/confirm', { key, ...proof }), 403, 'person-blocked');
    expectRefusal(await post('auth/confirm', { key, password: OTHER }), 422, 'password_incorrect');
    await set(email, `status = 'verified'`);
    expect(await post('auth/confirm', { key, password: PASSWORD })).toMatchObject({ status: 200, body: { data: {} } });
  });

  it('does not reveal by the subject of the mail whether a user name is taken', async () => {
    const { database } = backend();
    await anAccount(app(), database, { username: 'Vergeben' });
    const subjects = [];
    for (const username of ['Vergeben', 'Noch frei']) {
      const { email } = await signedUp({ username });
      const [mail] = await mailsTo(database, email);
      subjects.push([mail?.subject, mail?.body.split('\n\n').length]);
    }
    expect(subjects[0]).toEqual(subjects[1]);
  });

  it('uses the last input of a repeated sign-up', async () => {
    const { database } = backend();
    const { email, key } = await signedUp({ username: 'Fremdes Wort' });
    const own = await signedUp({ email, username: 'Eigenes Wort', ...NEW, firstName: 'Eigen' });
    expect(own.key).not.toBe(key);
    expectRefusal(await post('auth/confirm', { key, password: PASSWORD }), 422, 'password_incorrect');
    expect((await post('auth/confirm', { key, password: OTHER })).status).toBe(200);
    const rows = await database.query('select username, first_name as first from accounts where email = $1', [email]);
    expect(rows).toEqual([{ username: 'Eigenes Wort', first: 'Eigen' }]);
    expect((await signedUp({ username: 'Fremdes Wort' })).key).not.toBe('');
    // The address now belongs to its owner, and a stranger signs up with it.
    await post('auth/signup', aSignUp({ email, firstName: 'Fremd' }));
    expect((await mailsTo(database, email))[0]?.subject).toBe('Stadt: Sie haben schon ein Konto');
    expect((await logIn('eigenes wort', OTHER)).status).toBe(200);
  });

  it('is possible for a week; then name and address are free again', async () => {
    const { database } = backend();
    const { email } = await signedUp({ username: 'Vergesslich' });
    const blocked = await signedUp();
    await set(blocked.email, `status = 'blocked'`);
    const exists = async (which: string) =>
      (await database.query('select 1 from accounts where email = $1', [which])).length === 1;
    const options = () => completeOptions({ database, now: () => new Date(clock.now) });
    clock.now += 7 * DAY - 1000;
    await cleanUp(options());
    expect(await exists(email)).toBe(true);
    clock.now += 1000;
    // The name is free even before the server tidies up.
    await signedUp({ username: 'Vergesslich' });
    expect([await exists(email), await exists(blocked.email)]).toEqual([false, true]);
    const confirmed = await anAccount(app(), database);
    clock.now += 30 * DAY;
    await cleanUp(options());
    expect(await exists(confirmed)).toBe(true);
  });

  describe('a new address', () => {
    /** An account that has asked for a new address, and the key that was sent there. */
    async function asking(email: string) {
      const { database } = backend();
      const owner = await anAccount(app(), database);
      const token = await tokenFor(app(), owner);
      const { body } = await call(app(), 'GET', 'persons', undefined, { token });
      const { community: _, organization: _none, ...profile } = body.data as Record<string, unknown>;
      const sent = { ...profile, email, passwordOld: PASSWORD, roleRelations: [] };
      const saved = await call(app(), 'PUT', 'persons', sent, { token, headers: { 'If-Match': '*' } });
      expect(saved.status).toBe(200);
      return { owner, token, key: await keyFor(database, email) };
    }

    it('needs its owner: logged in, or with the password', async () => {
      const { key, token } = await asking('umzug1@example.org');
      const stranger = await tokenFor(app(), await anAccount(app(), backend().database));
      for (const options of [{}, { token: 'a'.repeat(43) }, { token: stranger }]) {
        const refused = await post('auth/confirm', { key }, options);
        expectRefusal(refused, 422, 'password_required', ['password required']);
        expect(refused.body.errors).toMatchObject([{ params: { purpose: 'email' } }]);
        // A stranger who got the mail by mistake must not get the account with it.
        expectRefusal(await post('auth/confirm', { key, ...NEW }, options), 422, 'password_required');
      }
      expect((await post('auth/confirm', { key }, { token })).status).toBe(200);
      const second = await asking('umzug2@example.org');
      expectRefusal(await post('auth/confirm', { key: second.key, password: OTHER }), 422, 'password_incorrect');
      expect((await post('auth/confirm', { key: second.key, password: PASSWORD })).status).toBe(200);
      expect((await logIn('umzug2@example.org')).status).toBe(200);
    });

    it('is granted to only one of several simultaneous requests', async () => {
      for (let round = 0; round < 5; round++) {
        const email = `begehrt${round}@example.org`;
        const askers = [await asking(email), await asking(email), await asking(email)];
        const answers = await Promise.all(askers.map(({ key, token }) => post('auth/confirm', { key }, { token })));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
        for (const refused of answers.filter(({ status }) => status === 410))
          expect(refused.body.code).toBe('key_expired');
      }
    });

    it('takes precedence over an unconfirmed sign-up with the address', async () => {
      const email = 'besetzt@example.org';
      const { key, token } = await asking(email);
      const squatter = await signedUp({ email });
      const [confirmed, signUp] = await Promise.all([
        post('auth/confirm', { key }, { token }),
        post('auth/signup', aSignUp({ email, username: 'Noch einer' })),
      ]);
      expect([confirmed.status, signUp.status]).toEqual([200, 201]);
      expectRefusal(await post('auth/confirm', { key: squatter.key, ...NEW }), 404, 'key_unknown');
      expect((await logIn(email)).status).toBe(200);
      expect(backend().errors).toEqual([]);
    });
  });
});

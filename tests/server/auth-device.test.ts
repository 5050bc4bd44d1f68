import { describe, expect, it } from 'vitest';
import { anAccount, aSignUp, type CallOptions, call, keyFor, PASSWORD } from '../support/auth-calls';
import { onOneDatabase } from './on-each-database';
import { expectRefusal, usingAccounts } from './using-accounts';

const OTHER = 'Grüner+Krug8';
const SECRET = /^[\w-]{43}$/;

onOneDatabase('confirming on the device that signed up', (backend) => {
  const { app, another, post, set, settings } = usingAccounts(backend);

  /** A sign-up, the key that its mail brings, and the secret of its device. */
  async function signedUp(given: Record<string, unknown> = {}, options: CallOptions = {}) {
    const sent = aSignUp(given);
    const { body } = await post('auth/signup', sent, options);
    const { confirmation } = body.data as { confirmation: string };
    return { email: sent.email, confirmation, key: await keyFor(backend().database, sent.email) };
  }
  const sessionOf = async (data: unknown, client = 'stadt') =>
    (await call(app(), 'GET', 'persons', undefined, { token: (data as { token: string }).token, client })).body.data;

  it('logs in without the password, once', async () => {
    const { email, confirmation, key } = await signedUp();
    expect(confirmation).toMatch(SECRET);
    const { status, body } = await post('auth/confirm', { key, confirmation });
    expect([status, Object.keys(body.data as object).sort()]).toEqual([200, ['expires', 'token']]);
    expect(await sessionOf(body.data)).toMatchObject({ email });
    expectRefusal(await post('auth/confirm', { key, confirmation }), 410, 'key_used');
  });

  it('stores only a hash of the secret, and none after the confirmation', async () => {
    const { email, confirmation, key } = await signedUp();
    const stored = async () => {
      const [row] = await backend().database.query<{ hash: Uint8Array | null }>(
        'select confirmation_hash as hash from accounts where email = $1',
        [email],
      );
      return row?.hash;
    };
    expect((await stored())?.length).toBe(32);
    expect(Buffer.from((await stored()) ?? []).toString('base64url')).not.toBe(confirmation);
    await post('auth/confirm', { key, confirmation });
    expect(await stored()).toBeNull();
  });

  it('is over once a link has logged in, and the hash of the secret is gone', async () => {
    const { email, confirmation, key } = await signedUp();
    await post('auth/magic', { email });
    const link = await keyFor(backend().database, email);
    expect((await post('auth/magic/redeem', { key: link })).status).toBe(200);
    const [row] = await backend().database.query('select confirmation_hash as hash from accounts where email = $1', [
      email,
    ]);
    expect(row).toEqual({ hash: null });
    expectRefusal(await post('auth/confirm', { key, confirmation }), 410, 'key_used');
  });

  it.each([
    ['none', null],
    ['an empty one', ''],
    ['another one', 'a'.repeat(43)],
    ['one of another shape', 'x'],
  ])('asks for the password with %s of the secrets', async (_, confirmation) => {
    const { key } = await signedUp();
    expectRefusal(await post('auth/confirm', { key, confirmation }), 422, 'password_required');
    const confirmed = await post('auth/confirm', { key, confirmation, password: PASSWORD });
    expect(confirmed).toMatchObject({ status: 200, body: { data: { token: expect.stringMatching(SECRET) } } });
  });

  it('needs the key of the mail, of the same account', async () => {
    const mine = await signedUp();
    const other = await signedUp();
    const { confirmation } = mine;
    expectRefusal(await post('auth/confirm', { confirmation }), 422, 'wrong_data');
    expectRefusal(await post('auth/confirm', { key: confirmation, confirmation }), 404, 'key_unknown');
    expectRefusal(await post('auth/confirm', { key: other.key, confirmation }), 422, 'password_required');
    expect((await post('auth/confirm', { key: mine.key, confirmation })).status).toBe(200);
  });

  it('works with a mail that was requested again, until another sign-up replaces the account', async () => {
    const first = await signedUp();
    await post('auth/confirm/resend', { username: first.email });
    const key = await keyFor(backend().database, first.email);
    expect(key).not.toBe(first.key);
    const second = await signedUp({ email: first.email, password1: OTHER, password2: OTHER });
    // The earlier device gets neither the account nor the session of the later one.
    const { confirmation } = first;
    for (const sent of [first.key, key, second.key])
      expectRefusal(await post('auth/confirm', { key: sent, confirmation }), 422, 'password_required');
    expect((await post('auth/confirm', { key, confirmation: second.confirmation })).status).toBe(200);
  });

  it('is refused if another sign-up replaces the device between proof and confirmation', async () => {
    const { database } = backend();
    const { email, confirmation, key } = await signedUp();
    const [one, two] = await Promise.all([
      post('auth/confirm', { key, confirmation }),
      post('auth/signup', aSignUp({ email, password1: OTHER, password2: OTHER })),
    ]);
    expect([200, 410, 422]).toContain(one.status);
    expect(two.status).toBe(201);
    const confirmed = await database.query(
      'select 1 from accounts where email = $1 and email_confirmed_at is not null and confirmation_hash is not null',
      [email],
    );
    expect(confirmed).toEqual([]);
  });

  it('answers a secret without use for a taken address', async () => {
    const email = await anAccount(app(), backend().database);
    const { confirmation } = await signedUp({ email });
    expect(confirmation).toMatch(SECRET);
    const [row] = await backend().database.query('select confirmation_hash as hash from accounts where email = $1', [
      email,
    ]);
    expect(row).toEqual({ hash: null });
  });

  it('answers the secret only once', async () => {
    const sent = aSignUp();
    const headers = { 'Idempotency-Key': `signup-${sent.email}` };
    const from = '198.51.100.7';
    const first = await post('auth/signup', sent, { headers, from });
    expect(first.body.data).toEqual({ confirmation: expect.stringMatching(SECRET) });
    expect((await post('auth/signup', sent, { headers, from })).body.data).toEqual({});
  });

  it('is valid at its client alone', async () => {
    const { confirmation, key } = await signedUp();
    expectRefusal(await post('auth/confirm', { key, confirmation }, { client: 'zeitung' }), 404, 'key_unknown');
  });

  it('opens no session for an account that must be approved, or is blocked', async () => {
    const waiting = await signedUp();
    await set(waiting.email, `status = 'unverified'`);
    const confirmed = await post('auth/confirm', waiting);
    expect(confirmed.body.data).toEqual({ awaits: 'approval' });
    const blocked = await signedUp();
    await set(blocked.email, `status = 'blocked'`);
    expectRefusal(await post('auth/confirm', blocked), 403, 'person-blocked');
    const tokens = await backend().database.query(
      'select 1 from tokens t join accounts a on a.id = t.account_id where a.email = any($1)',
      [[waiting.email, blocked.email]],
    );
    expect(tokens).toEqual([]);
  });

  it('is granted to one of several at once', async () => {
    const { confirmation, key } = await signedUp();
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(another(), 'POST', 'auth/confirm', { key, confirmation })),
    );
    const [granted, ...refused] = answers.map(({ status }) => status).sort();
    expect(granted).toBe(200);
    // The key is used, or the secret has ended with it.
    for (const status of refused) expect([410, 422]).toContain(status);
  });

  describe('makes the relation from the organisation', () => {
    const TALHEIM = { freeOrganization: 'Musikverein Talheim', community: { community_id: 1 } };
    const recording = { applicationSettings: { activateEventsRecording: true } };

    async function relationsAfter(given: object, clientSettings: object = recording) {
      await settings('stadt', clientSettings);
      const { confirmation, key } = await signedUp({ ...given });
      const { body } = await post('auth/confirm', { key, confirmation });
      const person = (await sessionOf(body.data)) as { roleRelations: { address: number; status: string }[] };
      return person.roleRelations;
    }

    it('that was typed, with its suggested address', async () => {
      await backend().database.query(
        `insert into roles (client, role_id, name, type, position) values ('stadt', 1, 'Verein', 'address', 1)
         on conflict do nothing`,
      );
      const [relation, ...others] = await relationsAfter(TALHEIM);
      expect(relation).toMatchObject({ role: 1, community: 1, status: 'new' });
      expect(others).toEqual([]);
      const addresses = await backend().database.query(
        'select name, street, zipcode, state from addresses where address_id = $1',
        [relation?.address],
      );
      expect(addresses).toEqual([
        { name: TALHEIM.freeOrganization, street: 'Marktplatz 1', zipcode: '72764', state: 'suggested' },
      ]);
    });

    it('that was picked', async () => {
      expect(await relationsAfter({ organization: 12 })).toMatchObject([{ role: 1, address: 12, district: 21 }]);
    });

    it('but none if something is still open', async () => {
      expect(await relationsAfter({ ...TALHEIM, community: null })).toEqual([]);
      expect(await relationsAfter({})).toEqual([]);
      expect(await relationsAfter(TALHEIM, {})).toEqual([]);
      await backend().database.query(
        `insert into roles (client, role_id, name, type, position) values ('stadt', 7, 'Amt', 'address', 2)`,
      );
      expect(await relationsAfter(TALHEIM)).toEqual([]);
      expect(await relationsAfter(TALHEIM, { ...recording, authenticatedArea: { defaultRole: 7 } })).toMatchObject([
        { role: 7 },
      ]);
      await backend().database.query('delete from roles where role_id = 7');
    });

    it('also where it decides over the log-in', async () => {
      await settings('stadt', { ...recording, authenticatedArea: { loginStatus: ['approved'] } });
      const shut = await signedUp(TALHEIM);
      expect((await post('auth/confirm', shut)).body.data).toEqual({ awaits: 'approval' });
      await settings('stadt', { ...recording, authenticatedArea: { loginStatus: ['new', 'approved'] } });
      const open = await signedUp(TALHEIM);
      expect((await post('auth/confirm', open)).body.data).toMatchObject({ token: expect.stringMatching(SECRET) });
      await settings('stadt', {});
    });
  });
});

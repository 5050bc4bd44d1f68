import { expect, it } from 'vitest';
import { Problem } from '../../demo/server/platform/http/problem';

import { anAccount, aSignUp, call, keyFor, mailsTo, PASSWORD } from '../support/auth-calls';
import { NOW } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';
import { expectRefusal, MINUTE, usingAccounts } from './using-accounts';

onOneDatabase('an account', (backend) => {
  const { app, another, clock, post, logIn, settings } = usingAccounts(backend);

  it('is opened by sign-up, confirmation and log-in', async () => {
    const sent = aSignUp({ email: 'Erika.Muster@Example.org', username: 'Erika Muster' });
    const signedUp = await post('auth/signup', sent);
    expect(signedUp).toMatchObject({ status: 201, body: { data: {} } });
    expect(signedUp.headers.get('cache-control')).toBe('no-store');
    expect(await logIn('erika muster')).toMatchObject({ status: 403, body: { code: 'email-not-confirmed' } });
    const [mail] = await mailsTo(backend().database, sent.email);
    expect(mail?.body).toMatch(/^Guten Tag,[\s\S]*https:\/\/portal\.example\/stadt\/#\/auth\/confirm\?key=[\w-]{43}\n/);
    expect(
      await post('auth/confirm', { key: await keyFor(backend().database, sent.email), password: PASSWORD }),
    ).toMatchObject({
      status: 200,
      body: { data: {} },
    });
    for (const name of ['ERIKA MUSTER', 'erika.muster@example.ORG', ' Erika Muster ']) {
      const { status, body } = await logIn(name);
      expect(status).toBe(200);
      expect(body.data).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        expires: new Date(clock.now + 60 * MINUTE).toISOString(),
      });
    }
  });

  it('stores the sent fields and ignores unknown ones', async () => {
    const { email } = aSignUp();
    const extra = {
      status: 'blocked',
      email_confirmed_at: NOW,
      id: 1,
      client: 'zeitung',
      version: 9,
      __proto__: { x: 1 },
    };
    const sent = aSignUp({ ...extra, email, organization: 11, community: { community_id: 1 }, phone: '+49 7121 1' });
    expect((await post('auth/signup', sent)).status).toBe(201);
    const [row] = await backend().database.query('select * from accounts where email = $1', [email]);
    expect(row).toMatchObject({
      client: 'stadt',
      status: 'verified',
      email_confirmed_at: null,
      version: 1,
      first_name: 'Änne',
      organization_id: 11,
      community_id: 1,
      phone: '+49 7121 1',
      accept_conditions: true,
      accept_privacy_policy: true,
      accept_ads: false,
    });
    expect(row).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id\$/) });
  });

  it('uses the email address as user name if none is given', async () => {
    const email = await anAccount(app(), backend().database, { username: '' });
    expect((await logIn(email)).status).toBe(200);
  });

  it.each([
    [{ acceptAGB: false }, 'agb_missing', ['acceptConditions agb_missing']],
    [{ acceptDSGVO: false }, 'privacy_policy_missing', ['acceptPrivacyPolicy privacy_policy_missing']],
    [{ firstName: ' ', lastName: null }, 'missing_data', ['firstName required', 'lastName required']],
    [{ password1: '', password2: '' }, 'missing_data', ['password1 required', 'password2 required']],
    [{ email: 'nobody' }, 'wrong_data', ['email email']],
    [{ email: 'a@b.example\r\nBcc: all@b.example' }, 'wrong_data', ['email characters']],
    [{ username: 'ab' }, 'wrong_data', ['username too_short']],
    [{ username: 'a'.repeat(61) }, 'wrong_data', ['username too_long']],
    [{ username: 'other@example.org' }, 'wrong_data', ['username characters']],
    [{ username: 'a\0b' }, 'wrong_data', ['username characters']],
    [{ firstName: 'a\nb' }, 'wrong_data', ['firstName characters']],
    [{ firstName: 'a\ud800' }, 'wrong_data', ['firstName characters']],
    [{ firstName: 5 }, 'wrong_data', ['firstName wrong_type']],
    [{ lastName: 'x'.repeat(101) }, 'wrong_data', ['lastName too_long']],
    [{ phone: 'call me' }, 'wrong_data', ['phone phone']],
    [{ private_phone: '1' }, 'wrong_data', ['private_phone phone']],
    [{ url: 'javascript:alert(1)' }, 'wrong_data', ['url url']],
    [{ organization: 999 }, 'wrong_data', ['organization unknown']],
    [{ organization: '11' }, 'wrong_data', ['organization wrong_type']],
    [{ community: { community_id: 999 } }, 'wrong_data', ['community unknown']],
    [{ community: [] }, 'wrong_data', ['community wrong_type']],
    [{ acceptAds: 'yes' }, 'wrong_data', ['acceptAds wrong_type']],
    [{ password1: 'kurz!', password2: 'kurz!' }, 'wrong_data', ['password1 too_short']],
    [{ password1: 'ohneZeichen1', password2: 'ohneZeichen1' }, 'wrong_data', ['password1 no_special']],
    [{ password1: 'Passw0rd!', password2: 'Passw0rd!' }, 'wrong_data', ['password1 too_common']],
    [{ password1: 'dragon2026!', password2: 'dragon2026!' }, 'wrong_data', ['password1 too_common']],
    [{ password1: 'P@ssw0rd', password2: 'P@ssw0rd' }, 'wrong_data', ['password1 too_common']],
    [{ password1: PASSWORD, password2: 'other' }, 'wrong_data', ['password2 mismatch']],
    [{ password1: `!${'a'.repeat(200)}`, password2: `!${'a'.repeat(200)}` }, 'wrong_data', ['password1 too_long']],
    [{ password1: 'Blauer\0Krug+7', password2: 'x' }, 'wrong_data', ['password1 characters']],
  ])('is refused with %j: %s', async (wrong, code, errors) => {
    expectRefusal(await post('auth/signup', aSignUp(wrong)), 422, code, errors);
  });

  it.each([
    [{}, 'missing_data', ['addresses addresses']],
    [{ private_street: 'Gasse 2' }, 'missing_data', ['private_phone required']],
    [{ plz: '7279' }, 'missing_data', ['street required', 'plz regex']],
    [{ street: 'Weg 1', community: { community_id: 1 } }, 'wrong_data', ['community regex']],
    [{ street: 'Weg 1', freeOrganization: 'KV' }, 'wrong_data', ['freeOrganization too_short']],
    [{ street: 5 }, 'missing_data', ['street wrong_type', 'addresses addresses']],
    [{ street: 'Weg 1', plz: '72793' }, undefined, undefined],
  ])("follows the client's rules for addresses: %j is answered %s", async (filled, code, errors) => {
    const nothing = { street: '', plz: '', community: null, phone: '', private_street: '', private_phone: '' };
    const official = {
      street: { required: true },
      plz: { regex: '^\\d{5}$' },
      community: { regex: '^Ulm$' },
      organization: { min: 3 },
    };
    const profile = { official, private: { phone: { required: true } } };
    await settings('stadt', { fieldSettings: { profile } });
    const answer = await post('auth/signup', aSignUp({ ...nothing, freeOrganization: '', ...filled }));
    await settings('stadt', {});
    if (code) expectRefusal(answer, 422, code, errors ?? []);
    else expect(answer.status).toBe(201);
  });

  it.each(['Demo!2026', 'Wolke-Zebra-47', 'Cats#4711'])('may have the password %s', async (password) => {
    expect((await post('auth/signup', aSignUp({ password1: password, password2: password }))).status).toBe(201);
  });

  it('needs no consent if the client requires none', async () => {
    await settings('zeitung', { auth: { conditionsRequired: false, privacyPolicyRequired: false } });
    const sent = aSignUp({ acceptAGB: false, acceptDSGVO: false });
    expect((await post('auth/signup', sent, { client: 'zeitung' })).status).toBe(201);
  });

  it('with a taken address or name is reported to the owner only', async () => {
    const { database } = backend();
    const email = await anAccount(app(), database, { username: 'taken' });
    const answers = [
      await post('auth/signup', aSignUp()),
      await post('auth/signup', aSignUp({ email: email.toUpperCase() })),
      await post('auth/signup', aSignUp({ email: 'new@example.org', username: 'TAKEN' })),
    ];
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([201, { data: { confirmation: expect.stringMatching(/^[\w-]{43}$/) } }]);
      expect([...headers.keys()]).toEqual([...(answers[0]?.headers.keys() ?? [])]);
    }
    expect((await mailsTo(database, email))[0]?.subject).toBe('Stadt: Sie haben schon ein Konto');
  });

  it('is created without a taken user name: the mail explains it, and the email address is the log-in', async () => {
    const { database } = backend();
    await anAccount(app(), database, { username: 'vergeben' });
    const sent = aSignUp({ email: 'ohne-namen@example.org', username: 'VERGEBEN', phone: '+49 7121 77' });
    expect(await post('auth/signup', sent)).toMatchObject({ status: 201, body: { data: {} } });
    const [mail] = await mailsTo(database, sent.email);
    expect(mail?.subject).toBe('Stadt: Bitte schließen Sie Ihre Registrierung ab');
    expect(mail?.body).toContain('Bitte melden Sie sich mit Ihrer E-Mail-Adresse an.');
    await post('auth/confirm', { key: await keyFor(database, sent.email), password: PASSWORD });
    expect((await logIn(sent.email)).status).toBe(200);
    const [row] = await database.query('select username, phone from accounts where email = $1', [sent.email]);
    expect(row).toEqual({ username: sent.email, phone: '+49 7121 77' });
  });

  it.each([
    [null, null],
    [1, 1],
  ])('stores the salutation %j as %j, in account and response', async (salutation, stored) => {
    const { database } = backend();
    const email = await anAccount(app(), database, { salutation });
    const [row] = await database.query('select salutation from accounts where email = $1', [email]);
    expect(row).toEqual({ salutation: stored });
    const { token } = (await logIn(email)).body.data as { token: string };
    const answer = await (await app().request('/clients/stadt/api/persons', { headers: { token } })).json();
    expect((answer as { data: { salutation?: number } }).data.salutation).toBe(stored ?? undefined);
  });

  it('is revealed to everyone if the client wants that', async () => {
    await settings('zeitung', { auth: { revealAccounts: true } });
    const options = { client: 'zeitung' };
    const email = await anAccount(app(), backend().database, { username: 'Reporter' }, options);
    expect(await post('auth/signup', aSignUp({ email }), options)).toMatchObject({
      status: 409,
      body: { code: 'unavailable_email', errors: [{ path: 'email', code: 'unavailable_email' }] },
    });
    expect(await post('auth/signup', aSignUp({ username: 'reporter' }), options)).toMatchObject({
      status: 409,
      body: { code: 'unavailable_username', errors: [{ path: 'username', code: 'unavailable_username' }] },
    });
  });

  it('may use the address of an expired account, before the cleanup', async () => {
    const email = await anAccount(app(), backend().database);
    const due = new Date(clock.now - 1).toISOString();
    await backend().database.query('update accounts set deletion_due = $2 where email = $1', [email, due]);
    expect(await anAccount(app(), backend().database, { email, firstName: 'Neu' })).toBe(email);
    expect((await logIn(email)).status).toBe(200);
  });

  it('has an address that is found in full-width characters, too', async () => {
    await post('auth/signup', aSignUp({ email: 'ﬁne.ｗide@example.org' }));
    await post('auth/confirm', {
      key: await keyFor(backend().database, 'fine.wide@example.org'),
      password: PASSWORD,
    });
    for (const name of ['fine.wide@example.org', 'ﬁne.ｗide@example.org']) expect((await logIn(name)).status).toBe(200);
  });

  it('is made once, however many sign up at once', async () => {
    const email = 'rush@example.org';
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('auth/signup', aSignUp({ email }))));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await backend().database.query('select 1 from accounts where email = $1', [email])).toHaveLength(1);
  });

  it('is reported by mail despite many earlier expired sign-ups', async () => {
    const { database } = backend();
    // As when the server is killed, or the database lost, before the transaction has ended.
    const ending = another({
      database: {
        ...database,
        transaction: (work, options) =>
          database.transaction(async (transaction) => {
            let hasMail = false;
            const result = await work({
              ...transaction,
              query: (sql, given) => {
                hasMail ||= sql.includes('insert into mails');
                return transaction.query(sql, given);
              },
            });
            if (hasMail) throw new Problem(503, 'busy');
            return result;
          }, options),
      },
    });
    const sent = aSignUp();
    for (let count = 0; count < 14; count++)
      expectRefusal(await call(ending, 'POST', 'auth/signup', sent), 503, 'busy');
    expect((await post('auth/signup', sent)).status).toBe(201);
    expect(await mailsTo(database, sent.email)).toHaveLength(1);
  });

  it('leaves the server unbroken', () => {
    expect(backend().errors).toEqual([]);
  });
});

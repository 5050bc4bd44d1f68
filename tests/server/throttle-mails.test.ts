import { expect, it } from 'vitest';
import { anAccount, aSignUp, keyFor, mailsTo } from '../support/auth-calls';
import { onOneDatabase } from './on-each-database';
import { expectRefusal, MINUTE, usingAccounts } from './using-accounts';

const NEW = { password1: 'Grüner+Krug8', password2: 'Grüner+Krug8' };

onOneDatabase('requesting mails', (backend) => {
  const { app, clock, post } = usingAccounts(backend);
  const account = () => anAccount(app(), backend().database);
  const count = async (email: string) => (await mailsTo(backend().database, email)).length;
  const askFor = (path: 'magic' | 'request-reset', email: string, from: string) =>
    post(`auth/${path}`, { email }, { from });

  it('ends after five to one mailbox from one address, without revealing it', async () => {
    const email = await account();
    const before = await count(email);
    const from = '203.0.113.13';
    for (let index = 0; index < 4; index++) {
      expect((await askFor('magic', email, from)).status).toBe(202);
      expect((await askFor('request-reset', email.toUpperCase(), from)).status).toBe(202);
      expect((await post('auth/signup', aSignUp({ email }), { from })).status).toBe(201);
    }
    expect(await count(email)).toBe(before + 5);
    await askFor('magic', email, '203.0.113.14');
    expect(await count(email)).toBe(before + 6);
    clock.now += 15 * MINUTE;
    await askFor('magic', email, from);
    expect(await count(email)).toBe(before + 7);
  });

  it('ends after twelve for one purpose, from wherever', async () => {
    const email = await account();
    const before = await count(email);
    await Promise.all(Array.from({ length: 40 }, (_, index) => askFor('magic', email, `192.0.2.${index}`)));
    expect((await count(email)) - before).toBe(12);
    await askFor('request-reset', email, '192.0.2.99');
    expect((await count(email)) - before).toBe(13);
  });

  it('by a stranger with several addresses leaves requests for the owner', async () => {
    const email = await account();
    for (let index = 0; index < 20; index++) await askFor('request-reset', email, `203.0.113.${20 + (index % 4)}`);
    const before = await count(email);
    await askFor('request-reset', email, '198.51.100.250');
    expect(await count(email)).toBe(before + 1);
  });

  it('by a stranger with an IPv6 network counts as one caller', async () => {
    const email = await account();
    const before = await count(email);
    for (let index = 0; index < 9; index++) await askFor('request-reset', email, `2001:db8:7:${index}::1`);
    expect((await count(email)) - before).toBe(5);
    await askFor('request-reset', email, '2001:db8:8:1::1');
    expect((await count(email)) - before).toBe(6);
  });

  it('keeps links of the owner valid until one is used', async () => {
    const { database } = backend();
    const email = await account();
    await askFor('request-reset', email, '198.51.100.251');
    const first = await keyFor(database, email);
    for (let index = 0; index < 11; index++) await askFor('request-reset', email, `203.0.113.${30 + index}`);
    const last = await keyFor(database, email);
    expect(last).not.toBe(first);
    expect((await post('auth/reset', { key: first, ...NEW })).status).toBe(200);
    for (const key of [first, last]) expectRefusal(await post('auth/reset', { key, ...NEW }), 410, 'key_used');
  });

  it('ends the oldest link beyond the number that a flood can cause in its lifetime', async () => {
    const { database } = backend();
    const email = await account();
    await askFor('request-reset', email, '198.51.100.252');
    const first = await keyFor(database, email);
    clock.now += 15 * MINUTE;
    for (let index = 0; index < 12; index++) await askFor('request-reset', email, `203.0.113.${50 + index}`);
    expectRefusal(await post('auth/reset', { key: first, ...NEW }), 410, 'key_used');
    expect((await post('auth/reset', { key: await keyFor(database, email), ...NEW })).status).toBe(200);
  });

  it('logs in by one of several links, which ends the others', async () => {
    const { database } = backend();
    const email = await account();
    const keys: string[] = [];
    for (const from of ['203.0.113.70', '203.0.113.71', '203.0.113.72']) {
      await askFor('magic', email, from);
      keys.push(await keyFor(database, email));
    }
    const answers = await Promise.all(keys.map((key) => post('auth/magic/redeem', { key })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect(backend().errors).toEqual([]);
  });
});

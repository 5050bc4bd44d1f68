import { expect, it } from 'vitest';
import { argonHashing } from '../../demo/server/accounts/password-hashing';
import { Problem } from '../../demo/server/platform/http/problem';
import { anAccount, call, PASSWORD, tokenFor } from '../support/auth-calls';
import { onOneDatabase } from './on-each-database';
import { expectRefusal, MINUTE, usingAccounts } from './using-accounts';

const WRONG = 'Falscher+Krug7';

/** A hashing that counts how often it was asked, and takes long enough for a burst to be one. */
function countingPasswords() {
  const real = argonHashing({ memoryKiB: 64, rounds: 1 });
  const counted = { matches: 0 };
  return {
    counted,
    passwords: {
      hash: real.hash,
      matches: async (password: string, hash: string | undefined) => {
        counted.matches += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        return real.matches(password, hash);
      },
    },
  };
}

onOneDatabase('guessing passwords', (backend) => {
  const { app, another, clock, logIn } = usingAccounts(backend);
  const account = () => anAccount(app(), backend().database);
  const fail = async (times: number, name: string, from: string) => {
    for (let index = 0; index < times; index++) expect((await logIn(name, WRONG, { from })).status).toBe(401);
  };

  it('ends after ten failures from one address, with Retry-After', async () => {
    const email = await account();
    const from = '203.0.113.1';
    await fail(9, email, from);
    clock.now += 5 * MINUTE;
    await fail(1, ` ${email.toUpperCase()}`, from);
    const refused = await logIn(email, PASSWORD, { from });
    expectRefusal(refused, 429, 'too_many_attempts');
    expect(refused.headers.get('retry-after')).toBe(String(10 * 60));
    expect((await logIn(email, PASSWORD, { from: '203.0.113.2' })).status).toBe(200);
    clock.now += 10 * MINUTE - 1000;
    expect((await logIn(email, PASSWORD, { from })).headers.get('retry-after')).toBe('1');
    clock.now += 1000;
    expect((await logIn(email, PASSWORD, { from })).status).toBe(200);
  });

  it('is counted by account, whichever of its names is typed', async () => {
    const email = await anAccount(app(), backend().database, { username: 'Zwei Namen' });
    const from = '203.0.113.18';
    const statuses: number[] = [];
    for (let round = 0; round < 4; round++)
      for (const name of ['zwei namen', email, 'Zwei Namen '])
        statuses.push((await logIn(name, WRONG, { from })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await logIn('zwei namen', PASSWORD, { from: '203.0.113.19' })).status).toBe(200);
  });

  it('ends alike for unknown names', async () => {
    await fail(10, 'nobody@example.org', '203.0.113.3');
    expectRefusal(await logIn('nobody@example.org', WRONG, { from: '203.0.113.3' }), 429, 'too_many_attempts');
  });

  it('is counted from zero after a correct password', async () => {
    const email = await account();
    const from = '203.0.113.4';
    for (let round = 0; round < 2; round++) {
      await fail(9, email, from);
      expect((await logIn(email, PASSWORD, { from })).status).toBe(200);
    }
  });

  it('cannot be done by a burst', async () => {
    const email = await account();
    const { counted, passwords } = countingPasswords();
    const eager = another({ passwords });
    const tries = Array.from({ length: 20 }, (_, index) =>
      call(eager, 'POST', 'auth/login', { username: email, password: `${WRONG}${index}` }, { from: '203.0.113.5' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(counted.matches).toBeLessThanOrEqual(10);
    // On a busy machine some of them wait too long and are refused by 503 instead.
    expect(statuses.filter((status) => status === 401)).toHaveLength(counted.matches);
    expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  });

  it('is detected over many names, too, without ending for others', async () => {
    const from = '203.0.113.6';
    const statuses: number[] = [];
    for (let batch = 0; batch < 11; batch++) {
      const tries = Array.from({ length: 10 }, (_, index) =>
        logIn(`victim${batch}.${index}@example.org`, WRONG, { from }),
      );
      statuses.push(...(await Promise.all(tries)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    const email = await account();
    expectRefusal(await logIn(email, PASSWORD, { from }), 429, 'too_many_attempts');
    expect((await logIn(email, PASSWORD, { from: '203.0.113.7' })).status).toBe(200);
  });

  it('counts an IPv6 network as one, and IPv4 in IPv6 as IPv4', async () => {
    const email = await account();
    for (let index = 0; index < 10; index++) await fail(1, email, `2001:db8:1:2::${index.toString(16)}`);
    expectRefusal(await logIn(email, PASSWORD, { from: '2001:0DB8:1:2:ffff::1' }), 429, 'too_many_attempts');
    expect((await logIn(email, PASSWORD, { from: '2001:db8:1:3::1' })).status).toBe(200);
    await fail(10, email, '203.0.113.8');
    expectRefusal(await logIn(email, PASSWORD, { from: '::ffff:203.0.113.8' }), 429, 'too_many_attempts');
  });

  it('believes X-Forwarded-For only behind a proxy', async () => {
    const email = await account();
    const tryFrom = (where: ReturnType<typeof app>, forwarded: string, from: string) =>
      call(
        where,
        'POST',
        'auth/login',
        { username: email, password: WRONG },
        { from, headers: { 'X-Forwarded-For': forwarded } },
      );
    for (let index = 0; index < 10; index++) await tryFrom(app(), `192.0.2.${index}`, '203.0.113.9');
    expect((await tryFrom(app(), '192.0.2.99', '203.0.113.9')).status).toBe(429);
    const proxied = another({ behindProxy: true });
    for (let index = 0; index < 10; index++)
      expect((await tryFrom(proxied, `192.0.2.${index}, 203.0.113.10`, '10.0.0.1')).status).toBe(401);
    expect((await tryFrom(proxied, '192.0.2.99, 203.0.113.10', '10.0.0.1')).status).toBe(429);
    expect((await tryFrom(proxied, '203.0.113.11', '10.0.0.1')).status).toBe(401);
    expect((await tryFrom(proxied, '203.0.113.10:4711', '10.0.0.1')).status).toBe(429);
    for (let index = 0; index < 10; index++) await tryFrom(proxied, `[2001:db8:9::${index}]:5${index}`, '10.0.0.1');
    expect((await tryFrom(proxied, '2001:db8:9::99', '10.0.0.1')).status).toBe(429);
  });

  it('gains no attempts by another spelling of the same account', async () => {
    const email = await anAccount(app(), backend().database, { email: 'kiriniti@example.org' });
    const from = '203.0.113.15';
    const spellings = ['kiriniti', 'kir\u0130niti', 'k\u0130riniti', '\u212Airiniti', '\uFF4Biriniti'];
    const found = [];
    for (const spelling of spellings) {
      const name = email.replace('kiriniti', spelling);
      if ((await logIn(name, PASSWORD, { from: '203.0.113.16' })).status === 200) found.push(name);
    }
    expect(found.length).toBeGreaterThan(2);
    const statuses: number[] = [];
    for (let round = 0; round < 4; round++)
      for (const name of found) statuses.push((await logIn(name, WRONG, { from })).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  it('is not counted if the server was too busy to compare', async () => {
    const email = await account();
    const from = '203.0.113.17';
    const busy = another({
      passwords: { hash: async () => '', matches: () => Promise.reject(new Problem(503, 'busy')) },
    });
    await fail(9, email, from);
    const tries = Array.from({ length: 20 }, () =>
      call(busy, 'POST', 'auth/login', { username: email, password: PASSWORD }, { from }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses).toContain(503);
    expect(statuses).not.toContain(401);
    await fail(1, email, from);
    expect((await logIn(email, PASSWORD, { from })).status).toBe(429);
  });

  it('also ends for the old password of a change', async () => {
    const email = await account();
    const token = await tokenFor(app(), email);
    const change = (passwordOld: string) =>
      call(
        app(),
        'PUT',
        'auth/password',
        { passwordOld, password1: 'Grüner+Krug8', password2: 'Grüner+Krug8' },
        { token, from: '203.0.113.12' },
      );
    for (let index = 0; index < 10; index++) expectRefusal(await change(WRONG), 422, 'password_incorrect');
    expectRefusal(await change(PASSWORD), 429, 'too_many_attempts');
  });
});

it('hashes a few passwords at a time, queues others, and refuses the rest', async () => {
  const { hash } = argonHashing({ memoryKiB: 4096, rounds: 1, maxRunning: 2, maxWaiting: 5 });
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => hash(PASSWORD)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 503, code: 'busy' } });
  expect(await hash(PASSWORD)).toMatch(/^\$argon2id\$v=19\$m=4096,t=1,p=1\$/);
});

it('hashes for a log-in at once, however many sign-ups wait', async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { hash, matches } = argonHashing(
    { maxRunning: 1 },
    { hash: () => held.then(() => '$'), verify: async () => true },
  );
  const guests = Array.from({ length: 30 }, () => hash(PASSWORD, 'guest'));
  const refused = await Promise.allSettled(guests.slice(21));
  expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 'rejected'));
  // The log-in is answered while the first sign-up is still hashed and twenty wait.
  expect(await matches(PASSWORD, '$')).toBe(true);
  goOn();
  expect((await Promise.allSettled(guests.slice(0, 21))).map(({ status }) => status)).not.toContain('rejected');
});

it('hashes as OWASP recommends at least', async () => {
  const { hash, matches } = argonHashing();
  const stored = await hash(PASSWORD);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await Promise.all([matches(PASSWORD, stored), matches(WRONG, stored), matches(PASSWORD, undefined)])).toEqual([
    true,
    false,
    false,
  ]);
});

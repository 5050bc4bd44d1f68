import { expect, it } from 'vitest';
import { argonHashing } from '../../demo/server/accounts/password-hashing';
import { anAccount, aSignUp, call } from '../support/auth-calls';
import { onOneDatabase } from './on-each-database';
import { expectRefusal, MINUTE, usingAccounts } from './using-accounts';

/** A hashing that counts what is hashed for guests. */
function countingPasswords() {
  const real = argonHashing({ memoryKiB: 64, rounds: 1 });
  const counted = { hashes: 0 };
  const hash: typeof real.hash = (password, forWhom) => {
    counted.hashes += 1;
    return real.hash(password, forWhom);
  };
  return { counted, passwords: { ...real, hash } };
}

onOneDatabase('signing up', (backend) => {
  const { app, another, clock, post } = usingAccounts(backend);
  const signUp = (from: string, given = {}) => post('auth/signup', aSignUp(given), { from });

  it('ends after ten from one address, before anything is hashed', async () => {
    const { counted, passwords } = countingPasswords();
    const eager = another({ passwords });
    const from = '203.0.113.1';
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call(eager, 'POST', 'auth/signup', aSignUp(), { from })),
    );
    const of = (wanted: number) => answers.filter(({ status }) => status === wanted);
    // On a busy machine some of them wait too long and are refused by 503 instead.
    expect([of(201).length, counted.hashes]).toEqual([10, 10]);
    expect(of(429).length + of(503).length).toBe(40);
    for (const refused of of(429)) {
      expectRefusal(refused, 429, 'too_many_attempts');
      expect(refused.headers.get('retry-after')).toBe(String(15 * 60));
    }
    expect((await signUp('203.0.113.2')).status).toBe(201);
    clock.now += 15 * MINUTE;
    expect((await signUp(from)).status).toBe(201);
  });

  it('is not counted with invalid input', async () => {
    const from = '203.0.113.3';
    for (let index = 0; index < 15; index++) expect((await signUp(from, { firstName: '' })).status).toBe(422);
    expect((await signUp(from)).status).toBe(201);
  });

  it('counts an IPv6 network as one, within the limit of its provider', async () => {
    for (let index = 0; index < 10; index++) await signUp(`2001:db8:1:1::${index}`);
    expect((await signUp('2001:db8:1:1::99')).status).toBe(429);
    for (let index = 0; index < 20; index++) expect((await signUp(`2001:db8:1:${index + 2}::1`)).status).toBe(201);
    expect((await signUp('2001:db8:1:99::1')).status).toBe(429);
    expect((await signUp('2001:db8:2:1::1')).status).toBe(201);
  });

  it('has a total limit, which affects new callers last', async () => {
    await backend().database.query(
      `insert into attempts (client, kind, name, address, network, at)
       select 'stadt', 'signup', 'x' || n, '10.0.0.' || n % 20, '10.0.0.' || n % 20, $1 from generate_series(1, 150) n`,
      [new Date(clock.now)],
    );
    const newcomer = '198.51.100.240';
    expect((await signUp(newcomer)).status).toBe(201);
    expect((await signUp(newcomer)).status).toBe(429);
    await backend().database.query(
      `insert into attempts (client, kind, name, address, network, at)
       select 'stadt', 'signup', 'y' || n, '10.1.0.' || n % 20, '10.1.0.' || n % 20, $1 from generate_series(1, 150) n`,
      [new Date(clock.now)],
    );
    expect((await signUp('198.51.100.241')).status).toBe(429);
    clock.now += 15 * MINUTE;
    await anAccount(app(), backend().database);
    expect(backend().errors).toEqual([]);
  });
});

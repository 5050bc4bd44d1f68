import { beforeAll, describe, expect, it } from 'vitest';
import { argonHashing } from '../../demo/server/accounts/password-hashing';
import { anAccount, aSignUp, call, PASSWORD } from '../support/auth-calls';
import { onOneDatabase } from './on-each-database';
import { usingAccounts } from './using-accounts';

const ROUNDS = 20;
const TOLERANCE = 0.2;

const isEven = (one: number, other: number) => Math.abs(one - other) <= TOLERANCE * Math.max(one, other);

/** What each call is sent with for a given name. */
const bodies: Record<string, (name: string) => object> = {
  'auth/login': (username) => ({ username, password: 'Falscher+Krug7' }),
  'auth/magic': (email) => ({ email }),
  'auth/request-reset': (email) => ({ email }),
  'auth/confirm/resend': (username) => ({ username }),
  'auth/signup': (email) => aSignUp({ email }),
};

onOneDatabase('whether an account exists', (backend) => {
  const { app, another } = usingAccounts(backend);
  let known: string;
  let open: string;

  beforeAll(async () => {
    known = await anAccount(another({ passwords: argonHashing() }), backend().database);
    const sent = aSignUp();
    await call(app(), 'POST', 'auth/signup', sent);
    open = sent.email;
  });

  it.each(Object.keys(bodies))('is not told by the answer of %s', async (path) => {
    const ask = (name: string) => call(app(), 'POST', path, bodies[path]?.(name), { from: '203.0.113.20' });
    const [unknown, ...others] = [await ask('nobody@example.org'), await ask(known), await ask(open)];
    for (const { status, body, headers } of others) {
      expect([status, body]).toEqual([unknown.status, unknown.body]);
      expect([...headers]).toEqual([...unknown.headers]);
    }
  });

  describe('is not told by the time', () => {
    let counter = 0;

    async function timesOf(path: string, where = another({ passwords: argonHashing(), evenAnswerMs: 70 })) {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      for (let round = 0; round < ROUNDS; round++) {
        for (const kind of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
          counter += 1;
          const name = kind === 'known' ? known : `nobody${counter}@example.org`;
          const from = `10.1.${counter >> 8}.${counter & 255}`;
          const started = performance.now();
          await call(where, 'POST', path, bodies[path]?.(name), { from });
          times[kind].push(performance.now() - started);
        }
      }
      // The quickest of each: a busy machine only adds to what an answer takes.
      return { known: Math.min(...times.known.slice(4)), unknown: Math.min(...times.unknown.slice(4)) };
    }

    it.each(['auth/login', 'auth/request-reset', 'auth/signup'])(
      'of %s',
      async (path) => {
        const { known, unknown } = await timesOf(path);
        expect(isEven(known, unknown), `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`).toBe(true);
      },
      60_000,
    );

    it('as a careless server would', async () => {
      const real = argonHashing();
      const careless = another({
        passwords: {
          hash: real.hash,
          matches: async (password, hash) => hash !== undefined && real.matches(password, hash),
        },
      });
      const { known, unknown } = await timesOf('auth/login', careless);
      expect(isEven(known, unknown)).toBe(false);
    }, 60_000);
  });

  it('is told to the owner', async () => {
    expect((await call(app(), 'POST', 'auth/login', { username: known, password: PASSWORD })).status).toBe(200);
    expect(backend().errors).toEqual([]);
  });
});

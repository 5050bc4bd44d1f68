import * as argon from '@node-rs/argon2';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { argonHashing, type PasswordHashing } from '../../demo/server/accounts/password-hashing';
import { completeOptions } from '../../demo/server/app';
import type { Database, Queryable } from '../../demo/server/platform/database/database';
import { anAccount, aSignUp, call, PASSWORD } from '../support/auth-calls';
import { eventually } from '../support/eventually';
import { onOneDatabase } from './on-each-database';
import { usingAccounts } from './using-accounts';

/** The body of each call for a user name or email address. */
const bodies: Record<string, (name: string) => object> = {
  'auth/login': (username) => ({ username, password: 'Falscher+Krug7' }),
  'auth/magic': (email) => ({ email }),
  'auth/request-reset': (email) => ({ email }),
  'auth/confirm/resend': (username) => ({ username }),
  'auth/signup': (email) => aSignUp({ email }),
};
const paused = Object.keys(bodies).filter((path) => path !== 'auth/login');

/** Each write has another revision, of one length. */
const withoutRevision = (headers: Headers) =>
  [...headers].map(([name, value]) => [name, name === 'revision' ? value.length : value]);

/** A body without the secret of the device, which is another one each time. */
const withoutSecret = (body: unknown) => JSON.stringify(body).replace(/"[\w-]{43}"/, '"secret"');

onOneDatabase('the existence of an account', (backend) => {
  const { app, another } = usingAccounts(backend);
  let known: string;
  let open: string;

  beforeAll(async () => {
    known = await anAccount(app(), backend().database);
    const sent = aSignUp();
    await call(app(), 'POST', 'auth/signup', sent);
    open = sent.email;
  });

  it.each(Object.keys(bodies))('is not revealed by the response of %s', async (path) => {
    const ask = (name: string) => call(app(), 'POST', path, bodies[path]?.(name), { from: '203.0.113.20' });
    const [unknown, ...others] = [await ask('nobody@example.org'), await ask(known), await ask(open)];
    for (const { status, body, headers } of others) {
      expect([status, withoutSecret(body)]).toEqual([unknown.status, withoutSecret(unknown.body)]);
      expect(withoutRevision(headers)).toEqual(withoutRevision(unknown.headers));
    }
  });

  // Elapsed times tell nothing on a busy machine: these tests compare the work that takes the time.
  describe('is not revealed by the response time', () => {
    let callers = 0;

    /** Records the hashing and the SQL statements of a fresh server for a call and its repetition. */
    async function workOf(path: string, name: string, changed = (passwords: PasswordHashing) => passwords) {
      const hashing: string[] = [];
      const statements: string[] = [];
      const where = another({
        passwords: changed(argonHashing({ memoryKiB: 64, rounds: 1 }, recordingArgon(hashing))),
        database: recordingDatabase(backend().database, statements),
      });
      callers += 1;
      for (let round = 0; round < 2; round++) {
        await call(where, 'POST', path, bodies[path]?.(name), { from: `10.1.0.${callers}` });
      }
      return { hashing, statements };
    }

    it('of a log-in: the same hashes are compared, and the same statements run', async () => {
      const unknown = await workOf('auth/login', 'stranger@example.org');
      expect(unknown.hashing).toEqual([expect.stringContaining('hash'), COMPARISON, COMPARISON]);
      expect(unknown.statements).not.toEqual([]);
      expect(await workOf('auth/login', known)).toEqual(unknown);
      expect(await workOf('auth/login', open)).toEqual(unknown);
    });

    it('of a sign-up: a password is hashed even if the address is taken', async () => {
      const unknown = await workOf('auth/signup', 'newcomer@example.org');
      expect(unknown.hashing).toHaveLength(2);
      expect((await workOf('auth/signup', known)).hashing).toEqual(unknown.hashing);
      expect((await workOf('auth/signup', open)).hashing).toEqual(unknown.hashing);
    });

    it('as with a careless server, which compares no hash for a stranger: the control', async () => {
      const careless = ({ hash, matches }: PasswordHashing): PasswordHashing => ({
        hash,
        matches: async (password, compared) => compared !== undefined && matches(password, compared),
      });
      const unknown = await workOf('auth/login', 'stranger@example.org', careless);
      expect((await workOf('auth/login', known, careless)).hashing).not.toEqual(unknown.hashing);
    });

    it.each(paused)('of %s: the response waits for a pause that starts before the work', async (path) => {
      for (const name of ['visitor@example.org', known, open]) {
        const seen: string[] = [];
        let endPause = () => {};
        const where = another({
          database: recordingDatabase(backend().database, seen),
          constantTimePause: () => {
            seen.push('pause');
            return new Promise<void>((resolve) => {
              endPause = resolve;
            });
          },
          onWritten: () => seen.push('written'),
        });
        callers += 1;
        const answered = call(where, 'POST', path, bodies[path]?.(name), { from: `10.1.0.${callers}` }).then(() =>
          seen.push('answer'),
        );
        await eventually(() => expect(seen).toContain('written'));
        // An answer that did not wait would come before that of a call that is sent now.
        await call(where, 'GET', 'settings');
        const firstLook = seen.findIndex((what) => /accounts|attempts/.test(what));
        expect(firstLook, name).toBeGreaterThan(seen.indexOf('pause'));
        expect(seen, name).toContain('pause');
        expect(seen, name).not.toContain('answer');
        endPause();
        await answered;
      }
    });
  });

  it('is hidden by a pause of 200 ms by default', async () => {
    vi.useFakeTimers();
    try {
      const begun = Date.now();
      const pause = completeOptions({ database: backend().database }).constantTimePause();
      vi.advanceTimersToNextTimer();
      await pause;
      expect(Date.now() - begun).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is revealed to the owner', async () => {
    expect((await call(app(), 'POST', 'auth/login', { username: known, password: PASSWORD })).status).toBe(200);
    expect(backend().errors).toEqual([]);
  });
});

/** A comparison with a hash, and what that hash costs. */
const COMPARISON = 'verify argon2id v=19 m=64,t=1,p=1';

/** Argon2 that writes down each work and its cost. */
const recordingArgon = (works: string[]): Pick<typeof argon, 'hash' | 'verify'> => ({
  hash: (password, options) => {
    works.push(`hash ${JSON.stringify(options)}`);
    return argon.hash(password, options);
  },
  verify: (hashed, password) => {
    works.push(`verify ${String(hashed).split('$').slice(1, 4).join(' ')}`);
    return argon.verify(hashed, password);
  },
});

/** A database that writes down each statement, without its parameters. */
function recordingDatabase(database: Database, statements: string[]): Database {
  const recording =
    (to: Queryable): Queryable['query'] =>
    (sql, ...rest) => {
      statements.push(sql);
      return to.query(sql, ...rest);
    };
  return {
    ...database,
    query: recording(database),
    transaction: (work, options) =>
      database.transaction((transaction) => work({ ...transaction, query: recording(transaction) }), options),
  };
}

import { beforeAll, expect } from 'vitest';
import type { AppOptions } from '../../demo/server/app-options';
import { type Answered, type CallOptions, call, PASSWORD } from '../support/auth-calls';
import { NOW } from '../support/event-fixtures';
import { appOn, type Backend } from './on-each-database';

/** An app for account calls, whose clock the tests move. */
export type Accounts = {
  clock: { now: number };
  app: () => Backend['app'];
  /** Another app on the same database, as after a restart or with other options. */
  another: (given?: Partial<AppOptions>) => Backend['app'];
  post: (path: string, body?: unknown, options?: CallOptions) => Promise<Answered>;
  logIn: (username: string, password?: string, options?: CallOptions) => Promise<Answered>;
  /** Changes the account of an address by hand, as an operator would. */
  set: (email: string, change: string) => Promise<unknown>;
  settings: (client: string, settings: object) => Promise<unknown>;
};

export const MINUTE = 60_000;

/** Prepares the clients' pages and an app in front of every test of a block. */
export function usingAccounts(backend: () => Backend): Accounts {
  const clock = { now: NOW.getTime() };
  let app: Backend['app'] | undefined;
  const another: Accounts['another'] = (given = {}) =>
    appOn(backend().database, backend().errors, {
      now: () => new Date(clock.now),
      publicUrl: () => 'https://portal.example',
      ...given,
    });
  const current = () => {
    app ??= another();
    return app;
  };
  const post: Accounts['post'] = (path, body, options) => call(current(), 'POST', path, body, options);

  beforeAll(() => backend().database.query(`update clients set portal_page = '/stadt/' where key = 'stadt'`));

  return {
    clock,
    app: current,
    another,
    post,
    logIn: (username, password = PASSWORD, options = {}) => post('auth/login', { username, password }, options),
    set: (email, change) => backend().database.query(`update accounts set ${change} where email = $1`, [email]),
    settings: (client, settings) =>
      backend().database.query('update clients set settings = $2::jsonb where key = $1', [
        client,
        JSON.stringify(settings),
      ]),
  };
}

/** Expects a refusal with this code, naming exactly these fields as 'path code'. */
export function expectRefusal({ status, body }: Answered, expected: number, code: string, errors?: string[]): void {
  expect([status, body.code]).toEqual([expected, code]);
  if (!errors) return;
  const named = Array.isArray(body.errors) ? body.errors : [];
  expect(named.map((error) => `${error.path} ${error.code}`)).toEqual(errors);
}

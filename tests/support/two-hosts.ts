import { createSession } from '../../src/session/session';
import { aStorage, seen } from './fake-storage';

export const NOW = Date.parse('2026-11-21T12:00:00Z');
export const LATER = '2026-11-21T13:00:00Z';
/** Two hosts on one origin. */
export const HOSTS = { a: 'https://a.example/clients/stadt', b: 'https://a.example/clients/zeitung' } as const;
export type Name = keyof typeof HOSTS;
export type Store = Map<string, string>;

/** Stores a log-in as an older version does: in three keys, the issuer between the expiry and the token. */
export function logInAsBefore(store: Store, name: Name) {
  store.set('authorization_expiration', LATER);
  store.set('authorization_host', HOSTS[name]);
  store.set('authorization_token', `${name}-old`);
}

/** Creates the session of a tab. @param onStep called before each single operation on the storage */
export const sessionAt = (name: Name, store: Store, onStep?: () => void) =>
  createSession(HOSTS[name], seen(store, onStep), () => NOW);

/** Creates a user who is logged in at both hosts, each in a tab that reads the storage whenever it can. */
export function bothIn() {
  const { store } = aStorage();
  sessionAt('a', store).open('a-first', LATER);
  sessionAt('b', store).open('b-first', LATER);
  const tabs = { a: sessionAt('a', store), b: sessionAt('b', store) };
  const sent: Record<Name, Set<string>> = { a: new Set(), b: new Set() };
  function look() {
    for (const name of ['a', 'b'] as const)
      for (const session of [tabs[name], sessionAt(name, store)])
        sent[name].add(session.validToken() ?? `${name}-none`);
  }
  const foreign = () =>
    [...sent.a]
      .filter((token) => !token.startsWith('a-'))
      .concat([...sent.b].filter((token) => !token.startsWith('b-')));
  return { store, tabs, look, foreign };
}

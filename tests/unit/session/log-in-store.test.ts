import { describe, expect, it } from 'vitest';
import { recordKey } from '../../../src/session/log-in-keys';
import { storedToken } from '../../../src/session/stored-token';
import { aStorage, seen } from '../../support/fake-storage';
import { itForAll } from '../../support/it-for-all';
import { bothIn, HOSTS, LATER, logInAsBefore, NOW, type Store, sessionAt } from '../../support/two-hosts';

describe('the loader', () => {
  const tokenAt = (name: 'a' | 'b', store: Store, now = NOW) => storedToken(HOSTS[name], seen(store), now);
  const loggedIn = () => {
    const { store } = aStorage();
    const session = sessionAt('b', store);
    session.open('b-first', LATER);
    return { store, session };
  };

  it('sends requests as a guest without a log-in', () => {
    const { store } = aStorage();
    expect([tokenAt('a', store), tokenAt('b', store)]).toEqual(['', '']);
  });

  it('sends the token of the application, at its own host only', () => {
    const { store, session } = loggedIn();
    expect([tokenAt('a', store), tokenAt('b', store)]).toEqual(['', session.validToken()]);
    session.close();
    expect(tokenAt('b', store)).toBe('');
  });

  it('also after a log-in at another host', () => {
    const { store } = bothIn();
    expect([tokenAt('a', store), tokenAt('b', store)]).toEqual(['a-first', 'b-first']);
  });

  itForAll<[string, (store: Store) => unknown]>([
    ['a log-in of an older version', (store) => logInAsBefore(store, 'b')],
    ['a token of the page', (store) => store.set('authorization_token', 'of the page')],
    ['no token beside the record', (store) => store.delete('authorization_token')],
    ['an unreadable record', (store) => store.set(recordKey(HOSTS.b), '{')],
    ['a record of another host', (store) => store.set(recordKey(HOSTS.b), store.get(recordKey(HOSTS.b))?.replace(HOSTS.b, HOSTS.a) ?? '')], // biome-ignore format: a table.
    ['a token that is none', (store) => store.set(recordKey(HOSTS.b), store.get(recordKey(HOSTS.b))?.replace('"b-first"', '1') ?? '')], // biome-ignore format: a table.
  ])('leaves %s to the application', (_, change) => {
    const { store } = loggedIn();
    change(store);
    expect(tokenAt('b', store)).toBeUndefined();
  });

  it('does not send an expired token, by the clock of the server', () => {
    const { store } = loggedIn();
    const end = Date.parse(LATER);
    expect([tokenAt('b', store, end - 1), tokenAt('b', store, end)]).toEqual(['b-first', undefined]);
    const record = JSON.parse(store.get(recordKey(HOSTS.b)) ?? '');
    store.set(recordKey(HOSTS.b), JSON.stringify({ ...record, clockOffsetMs: 1000 }));
    expect([tokenAt('b', store, end - 1001), tokenAt('b', store, end - 1000)]).toEqual(['b-first', undefined]);
  });
});

describe('the two keys of the specification', () => {
  const keys = (store: Store) =>
    ['authorization_token', 'authorization_expiration', 'authorization_host'].map((key) => store.get(key));

  it('hold the newest log-in and name its issuer', () => {
    const { store, tabs } = bothIn();
    expect(keys(store)).toEqual(['b-first', LATER, HOSTS.b]);
    tabs.a.open('a-new', LATER);
    expect(keys(store)).toEqual(['a-new', LATER, HOSTS.a]);
    tabs.b.close();
    expect(keys(store)).toEqual(['a-new', LATER, HOSTS.a]);
    tabs.a.close();
    expect(keys(store)).toEqual([undefined, undefined, undefined]);
  });

  itForAll([
    ['no token', 'authorization_token', undefined],
    ['no expiry', 'authorization_expiration', undefined],
    ['an unreadable expiry', 'authorization_expiration', 'bald'],
    ['a past expiry', 'authorization_expiration', '2026-11-21T11:00:00Z'],
  ])('end the log-in of their host with %s, and no other', (_, key, value) => {
    const { store, tabs } = bothIn();
    if (value === undefined) store.delete(key);
    else store.set(key, value);
    expect([tabs.a.validToken(), tabs.b.validToken()]).toEqual(['a-first', undefined]);
    expect(tabs.b.state.end).toBe('expired');
    expect([...store.entries()].join()).not.toContain('b-first');
  });

  it('contain the token of the page', () => {
    const { store, tabs } = bothIn();
    store.set('authorization_token', 'b-another');
    expect([tabs.a.validToken(), tabs.b.validToken()]).toEqual(['a-first', 'b-another']);
  });

  it('do not affect a log-in at another host', () => {
    const { store, tabs } = bothIn();
    for (const key of ['authorization_token', 'authorization_expiration']) store.delete(key);
    expect(tabs.a.validToken()).toBe('a-first');
    for (const key of [...store.keys()]) if (key.startsWith('authorization_')) store.delete(key);
    expect(tabs.a.validToken()).toBe('a-first');
  });

  itForAll([
    '',
    '{',
    '[]',
    '"x"',
    '{"host":"https://evil.example","token":"x","expires":"2126-01-01T00:00:00Z"}',
    '{"token":1}',
  ])('are used if the record is invalid: %s', (record) => {
    const { store } = aStorage({ [`event-portal:session:${HOSTS.a}`]: record });
    expect(sessionAt('a', store).validToken()).toBeUndefined();
    logInAsBefore(store, 'a');
    expect(sessionAt('a', store).validToken()).toBe('a-old');
  });
});

import { describe, expect, it } from 'vitest';
import { mayBeLoggedIn } from '../../../src/session/log-in-keys';
import { aStorage, seen } from '../../support/a-storage';
import { bothIn, HOSTS, LATER, logInAsBefore, type Store, sessionAt } from '../../support/two-hosts';

describe('the loader', () => {
  const whoIsIn = (store: Store) => (['a', 'b'] as const).filter((name) => mayBeLoggedIn(HOSTS[name], seen(store)));

  it('leaves the first requests to the application only where somebody is logged in', () => {
    const { store } = aStorage();
    expect(whoIsIn(store)).toEqual([]);
    const session = sessionAt('b', store);
    session.open('b-first', LATER);
    expect(whoIsIn(store)).toEqual(['b']);
    session.close();
    expect(whoIsIn(store)).toEqual([]);
    logInAsBefore(store, 'a');
    expect(whoIsIn(store)).toEqual(['a']);
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

  it.each([
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

  it('give the token that the page has put there', () => {
    const { store, tabs } = bothIn();
    store.set('authorization_token', 'b-another');
    expect([tabs.a.validToken(), tabs.b.validToken()]).toEqual(['a-first', 'b-another']);
  });

  it('are no business of a log-in that they do not name', () => {
    const { store, tabs } = bothIn();
    for (const key of ['authorization_token', 'authorization_expiration']) store.delete(key);
    expect(tabs.a.validToken()).toBe('a-first');
    for (const key of [...store.keys()]) if (key.startsWith('authorization_')) store.delete(key);
    expect(tabs.a.validToken()).toBe('a-first');
  });

  it.each([
    '',
    '{',
    '[]',
    '"x"',
    '{"host":"https://evil.example","token":"x","expires":"2126-01-01T00:00:00Z"}',
    '{"token":1}',
  ])('are what counts where the record is nonsense: %s', (record) => {
    const { store } = aStorage({ [`event-portal:session:${HOSTS.a}`]: record });
    expect(sessionAt('a', store).validToken()).toBeUndefined();
    logInAsBefore(store, 'a');
    expect(sessionAt('a', store).validToken()).toBe('a-old');
  });
});

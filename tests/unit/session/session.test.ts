// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createSession } from '../../../src/session/session';
import { aStorage, blockedStorage } from '../../support/fake-storage';
import { itForAll } from '../../support/it-for-all';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const LATER = '2026-11-21T13:00:00Z';
const HOST = 'https://a.example/clients/stadt';

/** Values that the page or an older version of this code has stored. */
const STORED = { authorization_token: 'secret', authorization_expiration: LATER, authorization_host: HOST };

const sessionWith = (values?: Record<string, string>, host = HOST) => {
  const { store, storage } = aStorage(values);
  return { store, storage, session: createSession(host, storage, () => NOW) };
};

describe('a session', () => {
  it('stores token and expiry under the two keys of the specification', () => {
    const { store, session } = sessionWith();
    session.open('secret', LATER);
    expect(store.get('authorization_token')).toBe('secret');
    expect(store.get('authorization_expiration')).toBe(LATER);
    expect(session.validToken()).toBe('secret');
  });

  it('is restored at the next visit', () => {
    const { session } = sessionWith(STORED);
    expect(session.validToken()).toBe('secret');
  });

  it('leaves nothing when it is closed', () => {
    const { store, session } = sessionWith();
    session.open('secret', LATER);
    session.close();
    expect([...store.keys()]).toEqual([]);
    expect(session.validToken()).toBeUndefined();
  });

  itForAll([
    ['missing', undefined],
    ['unreadable', 'tomorrow'],
    ['empty', ''],
    ['past', '2026-11-21T11:59:59Z'],
    ['now', '2026-11-21T12:00:00Z'],
  ])('with an expiry that is %s is forgotten', (_, expiry) => {
    const { store, session } = sessionWith({
      authorization_token: 'secret',
      authorization_host: HOST,
      ...(expiry !== undefined && { authorization_expiration: expiry }),
    });
    expect(session.validToken()).toBeUndefined();
    expect(store.has('authorization_token')).toBe(false);
  });

  it('is never shown to another host', () => {
    const { storage, session } = sessionWith();
    const other = createSession('https://b.example', storage, () => NOW);
    session.open('secret', LATER);
    expect(other.validToken()).toBeUndefined();
    expect(session.validToken()).toBe('secret');
  });

  it('without an issuer is valid for no host', () => {
    const { authorization_host: _, ...nobodys } = STORED;
    const { storage, session } = sessionWith(nobodys);
    expect(session.validToken()).toBeUndefined();
    expect(createSession('https://b.example', storage, () => NOW).validToken()).toBeUndefined();
  });

  it('that the page opens itself is valid in every tab', () => {
    const { store, storage, session } = sessionWith(STORED);
    const otherTab = createSession(HOST, storage, () => NOW);
    for (const key of Object.keys(STORED)) store.delete(key);
    for (const [key, value] of Object.entries({ ...STORED, authorization_token: 'another' })) {
      store.set(key, value);
      otherTab.validToken();
    }
    expect([session.validToken(), otherTab.validToken()]).toEqual(['another', 'another']);
  });

  it('ends here when another tab has closed it', () => {
    const { store, session } = sessionWith();
    session.open('secret', LATER);
    store.clear();
    expect(session.validToken()).toBeUndefined();
  });

  it('lives as long as the page where storage throws', () => {
    const storage = blockedStorage();
    const session = createSession(HOST, storage, () => NOW);
    session.open('secret', LATER);
    expect(session.validToken()).toBe('secret');
    session.close();
    expect(session.validToken()).toBeUndefined();
  });
});

describe('the end of a session', () => {
  itForAll([
    ['left', (session: ReturnType<typeof createSession>) => session.close()],
    ['expired', (session: ReturnType<typeof createSession>) => session.close('expired')],
    ['refused', (session: ReturnType<typeof createSession>) => session.rejectToken('secret')],
  ])('is reported as %s to listeners', (end, act) => {
    const { session } = sessionWith(STORED);
    const heard: unknown[] = [];
    session.subscribe(() => heard.push(session.state.end));
    act(session);
    expect(heard).toEqual([end]);
    expect(session.validToken()).toBeUndefined();
  });

  it('leaves a newer log-in alone when an old token is refused', () => {
    const { session } = sessionWith({ ...STORED, authorization_token: 'new' });
    session.rejectToken('old');
    expect(session.validToken()).toBe('new');
  });

  it('is followed from other tabs while there are subscribers', () => {
    const { store, session } = sessionWith(STORED);
    const end = session.watchTabs();
    const second = session.watchTabs();
    second();
    store.clear();
    window.dispatchEvent(new Event('storage'));
    expect(session.state).toMatchObject({ token: undefined, end: 'left' });
    for (const [key, value] of Object.entries({ ...STORED, authorization_token: 'again' })) store.set(key, value);
    window.dispatchEvent(new Event('focus'));
    expect(session.state).toMatchObject({ token: 'again', end: undefined });
    end();
    store.clear();
    window.dispatchEvent(new Event('storage'));
    expect(session.state.token).toBe('again');
  });

  it('counts as expired if another tab has detected it first', () => {
    let now = NOW;
    const { store, storage } = aStorage(STORED);
    const session = createSession(HOST, storage, () => now);
    session.validToken();
    now = Date.parse(LATER) + 1;
    store.clear();
    expect(session.validToken()).toBeUndefined();
    expect(session.state.end).toBe('expired');
  });
});

describe('a wrong clock', () => {
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;

  itForAll([
    ['right', 0],
    ['a minute slow', -MINUTE],
    ['a minute fast', MINUTE],
    ['ten minutes slow', -10 * MINUTE],
    ['ten minutes fast', 10 * MINUTE],
    ['a day slow', -DAY],
    ['a day fast', DAY],
    ['ten years slow', -3650 * DAY],
    ['ten years fast', 3650 * DAY],
  ])('that is %s has no effect: the clock of the server decides', (_, skew) => {
    let serverNow = NOW;
    const { storage } = aStorage();
    const clock = () => serverNow + skew;
    const session = createSession(HOST, storage, clock);
    session.noteServerTime(serverNow);
    session.open('secret', LATER);
    serverNow = Date.parse(LATER) - 30_000;
    expect(session.validToken()).toBe('secret');
    expect(createSession(HOST, storage, clock).validToken()).toBe('secret');
    serverNow = Date.parse(LATER) + 30_000;
    expect(session.validToken()).toBeUndefined();
  });

  it('is not derived from the duration of a response', () => {
    const { store, storage } = aStorage();
    const session = createSession(HOST, storage, () => NOW);
    session.noteServerTime(NOW - 3_000);
    session.open('secret', LATER);
    expect([...store.values()].join()).not.toMatch(/clockOffsetMs":[^0]/);
    expect(session.timeLeftMs()).toBe(Date.parse(LATER) - NOW);
  });

  itForAll([
    ['a quarter of an hour slow', 15 * MINUTE, 15 * MINUTE],
    ['a day fast', -DAY, -DAY],
    ['right, beside a cache that has kept the answer for a while', -8 * MINUTE, 0],
  ])('that is %s is detected for a guest', (_, offset, known) => {
    const session = createSession(HOST, aStorage().storage, () => NOW);
    session.noteServerTime(NOW + offset, true);
    expect(session.now()).toBe(NOW + known);
  });

  it('is measured better by an uncached response', () => {
    const session = createSession(HOST, aStorage().storage, () => NOW);
    session.noteServerTime(NOW + 60 * MINUTE);
    session.noteServerTime(NOW + 55 * MINUTE, true);
    expect(session.now()).toBe(NOW + 60 * MINUTE);
  });

  it('that is corrected is applied', () => {
    let skew = 10 * MINUTE;
    const { storage } = aStorage();
    const session = createSession(HOST, storage, () => NOW + skew);
    session.noteServerTime(NOW);
    session.open('secret', LATER);
    skew = 0;
    session.noteServerTime(NOW);
    expect(session.timeLeftMs()).toBe(Date.parse(LATER) - NOW);
  });
});

describe('blocked storage', () => {
  it('keeps the log-in in memory, with a message', () => {
    const blocked = blockedStorage();
    const session = createSession(HOST, blocked, () => NOW);
    session.open('secret', LATER);
    expect(session.validToken()).toBe('secret');
    expect(session.state.isStored).toBe(false);
  });

  it('that works has no message', () => {
    const { session } = sessionWith();
    session.open('secret', LATER);
    expect(session.state.isStored).toBe(true);
  });
});

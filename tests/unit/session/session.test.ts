import { describe, expect, it } from 'vitest';
import { safeStorage } from '../../../src/lib/storage';
import { createSession } from '../../../src/session/session';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const LATER = '2026-11-21T13:00:00Z';
const HOST = 'https://a.example/clients/stadt';

/** A visitor's storage as it is at the beginning. */
function storageWith(values: Record<string, string> = {}) {
  const store = new Map(Object.entries(values));
  const storage = safeStorage(() => ({
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
    clear: () => store.clear(),
    key: () => null,
    length: store.size,
  }));
  return { store, storage };
}

const sessionWith = (values?: Record<string, string>, host = HOST) => {
  const { store, storage } = storageWith(values);
  return { store, storage, session: createSession(host, storage, () => NOW) };
};

describe('a session', () => {
  it('keeps token and expiry under the two keys of the specification', () => {
    const { store, session } = sessionWith();
    session.open('secret', LATER);
    expect(store.get('authorization_token')).toBe('secret');
    expect(store.get('authorization_expiration')).toBe(LATER);
    expect(session.validToken()).toBe('secret');
  });

  it('is there again at the next visit', () => {
    const { session } = sessionWith({ authorization_token: 'secret', authorization_expiration: LATER });
    expect(session.validToken()).toBe('secret');
  });

  it('leaves nothing when it is closed', () => {
    const { store, session } = sessionWith();
    session.open('secret', LATER);
    session.close();
    expect([...store.keys()]).toEqual([]);
    expect(session.validToken()).toBeUndefined();
  });

  it.each([
    ['missing', undefined],
    ['unreadable', 'tomorrow'],
    ['empty', ''],
    ['past', '2026-11-21T11:59:59Z'],
    ['now', '2026-11-21T12:00:00Z'],
  ])('with an expiry that is %s is forgotten', (_, expiry) => {
    const { store, session } = sessionWith({
      authorization_token: 'secret',
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

  it('that the page has put there belongs to the first host it is sent to', () => {
    const { storage, session } = sessionWith({ authorization_token: 'secret', authorization_expiration: LATER });
    const other = createSession('https://b.example', storage, () => NOW);
    expect(session.validToken()).toBe('secret');
    expect(other.validToken()).toBeUndefined();
  });

  it('ends here when another tab has closed it', () => {
    const { store, session } = sessionWith();
    session.open('secret', LATER);
    store.clear();
    expect(session.validToken()).toBeUndefined();
  });

  it('lives as long as the page where storage throws', () => {
    const storage = safeStorage(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    const session = createSession(HOST, storage, () => NOW);
    session.open('secret', LATER);
    expect(session.validToken()).toBe('secret');
    session.close();
    expect(session.validToken()).toBeUndefined();
  });
});

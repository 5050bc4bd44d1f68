// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../src/api/api-error';
import type { Client } from '../../../../../src/app/client';
import { closeSession } from '../../../../../src/app/log-out';
import { favouritesOf, toggleFavourite } from '../../../../../src/cards/favourites';
import { storedFavourites } from '../../../../../src/cards/favourites-storage';
import { favouritesLocation } from '../../../../../src/features/events/favourite-sync/favourites-location';
import { syncFavourites } from '../../../../../src/features/events/favourite-sync/sync-favourites';
import { deviceStorage } from '../../../../../src/lib/storage';
import { createSession } from '../../../../../src/session/session';
import { aStorage } from '../../../../support/fake-storage';

type Change = { id: string; kept: boolean; at: number };

let count = 0;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** A page whose calls go to an account in memory; `fails` says how they fail. */
function aPage({ marks = [] as Change[] } = {}) {
  const host = `https://example.org/clients/kept-${++count}`;
  const account = new Map(marks.map((mark) => [mark.id, mark]));
  const state: { fails?: ApiError | undefined; calls: string[] } = { calls: [] };
  const answer = async () => {
    if (state.fails) throw state.fails;
    return { data: { owner: '7', marks: [...account.values()] }, meta: undefined };
  };
  const api = {
    host,
    get: (path: string) => {
      state.calls.push(`GET ${path}`);
      return answer();
    },
    put: (path: string, body: object) => {
      const { changes } = body as { changes: Change[] };
      state.calls.push(`PUT ${path} ${changes.map(({ id, kept }) => `${kept ? '+' : '-'}${id}`)}`);
      if (!state.fails) for (const change of changes) account.set(change.id, change);
      return answer();
    },
    post: async () => ({ data: {}, meta: undefined }),
    delete: answer,
  };
  const session = createSession(host, aStorage().storage);
  const client = { host, api, session } as unknown as Client;
  const kept = () => [...account.values()].flatMap((mark) => (mark.kept ? [mark.id] : []));
  return { host, client, session, state, kept, ids: () => [...favouritesOf(host).ids] };
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a log-in merges favourites of device and account, and each later change is synchronised', async () => {
  const { host, client, session, state, kept, ids } = aPage({ marks: [{ id: 'theirs', kept: true, at: 5 }] });
  toggleFavourite(host, 'own');
  syncFavourites(client);
  syncFavourites(client);
  await vi.waitFor(() => expect(localStorage.length).toBe(2));
  expect(state.calls).toEqual([]);
  session.open('token', inAnHour());
  await vi.waitFor(() =>
    expect([ids(), kept()]).toEqual([
      ['theirs', 'own'],
      ['theirs', 'own'],
    ]),
  );
  expect(state.calls).toEqual(['GET persons/favourites', 'PUT persons/favourites +own']);
  toggleFavourite(host, 'theirs');
  await vi.waitFor(() => expect(kept()).toEqual(['own']));
  expect([storedFavourites(host), favouritesLocation(session).current]).toEqual([['own'], 'account']);
});

it.each(['offline', 'busy'] as const)('changes while the account is %s are queued and sent later', async (failure) => {
  const { host, client, session, state, kept } = aPage();
  session.open('token', inAnHour());
  syncFavourites(client);
  await vi.waitFor(() => expect(favouritesLocation(session).current).toBe('account'));
  state.fails = new ApiError(failure);
  toggleFavourite(host, 'a');
  await vi.waitFor(() => expect(favouritesLocation(session).current).toBe('onTheWay'));
  expect([kept(), storedFavourites(host)]).toEqual([[], ['a']]);
  state.fails = undefined;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect([kept(), favouritesLocation(session).current]).toEqual([['a'], 'account']));
});

it('a temporary error is retried automatically', async () => {
  vi.useFakeTimers();
  const { client, session, state } = aPage();
  state.fails = new ApiError('broken');
  session.open('token', inAnHour());
  syncFavourites(client);
  await vi.advanceTimersByTimeAsync(0);
  state.fails = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([state.calls.length, favouritesLocation(session).current]).toEqual([2, 'account']);
});

it('a server without this call is called once per page, and the device works alone', async () => {
  vi.useFakeTimers();
  const { host, client, session, state, ids } = aPage();
  state.fails = new ApiError('missing');
  session.open('token', inAnHour());
  syncFavourites(client);
  await vi.advanceTimersByTimeAsync(600_000);
  toggleFavourite(host, 'a');
  await vi.advanceTimersByTimeAsync(0);
  expect([state.calls.length, favouritesLocation(session).current, ids()]).toEqual([1, 'device', ['a']]);
});

it('after a log-out the device shows its own favourites, also if that was on a page without favourites', async () => {
  const { host, client, session, ids } = aPage({ marks: [{ id: 'theirs', kept: true, at: 5 }] });
  toggleFavourite(host, 'own');
  session.open('token', inAnHour());
  syncFavourites(client);
  await vi.waitFor(() => expect(ids()).toEqual(['theirs', 'own']));
  closeSession(client);
  await vi.waitFor(() => expect(ids()).toEqual(['own']));
  session.open('another', inAnHour());
  await vi.waitFor(() => expect(ids()).toEqual(['theirs', 'own']));
  session.close('expired');
  expect(ids()).toEqual(['theirs', 'own']);
  deviceStorage.set(`event-portal:left:${host}`, '1');
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(ids()).toEqual(['own']));
});

it('another tab changes favourites, too', async () => {
  const { host, client, session, kept } = aPage();
  session.open('token', inAnHour());
  syncFavourites(client);
  await vi.waitFor(() => expect(favouritesLocation(session).current).toBe('account'));
  const [key, newValue] = [`event-portal:favourites:${host}`, '["a"]'];
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  await vi.waitFor(() => expect(kept()).toEqual(['a']));
});

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { favouritesOf, toggleFavourite } from '../../../src/cards/favourites';
import { favouritesKey, storedFavourites, toIds } from '../../../src/cards/favourites-storage';
import { safeStorage } from '../../../src/lib/storage';
import { itForAll } from '../../support/it-for-all';

let count = 0;
/** Favourites are shared per host, so every test has its own. */
const aHost = () => `https://example.org/clients/${++count}`;

const throwing = safeStorage(() => {
  throw new DOMException('blocked', 'SecurityError');
});
const full = safeStorage(
  () =>
    ({
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }) as unknown as Storage,
);

itForAll([
  ['nothing', undefined, []],
  ['no JSON', '{', []],
  ['null', 'null', []],
  ['an object', '{"a":1}', []],
  ['a mixture', '["a", 7, null, "", "b", "a"]', ['a', 'b']],
  ['a text without end', JSON.stringify(['x'.repeat(10_000), 'a']), ['a']],
])('%s in the storage is read as far as it makes sense', (_, stored, ids) => {
  expect(toIds(stored)).toEqual(ids);
});

it('an event is saved and removed', () => {
  const host = aHost();
  expect(toggleFavourite(host, 'e1')).toBe(true);
  expect(toggleFavourite(host, 'e2')).toBe(true);
  expect(storedFavourites(host)).toEqual(['e1', 'e2']);
  expect(toggleFavourite(host, 'e1')).toBe(false);
  expect(favouritesOf(host)).toEqual({ ids: ['e2'], isPersistent: true });
});

it('clients do not share their favourites', () => {
  const [one, other] = [aHost(), aHost()];
  toggleFavourite(one, 'e1');
  expect(favouritesOf(other).ids).toEqual([]);
});

describe.each([
  ['blocked', throwing],
  ['full', full],
])('where the storage is %s', (_, storage) => {
  it('favourites last as long as the page, with a message', () => {
    const host = aHost();
    toggleFavourite(host, 'e1', storage);
    expect(favouritesOf(host, storage)).toEqual({ ids: ['e1'], isPersistent: false });
  });
});

describe('another tab', () => {
  const tell = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it('changes them here too', () => {
    const host = aHost();
    const favourites = favouritesOf(host);
    tell(favouritesKey(host), '["e7"]');
    expect(favourites.ids).toEqual(['e7']);
    tell(favouritesKey(aHost()), '["e8"]');
    expect(favourites.ids).toEqual(['e7']);
  });

  it('that clears the storage clears them', () => {
    const host = aHost();
    toggleFavourite(host, 'e1');
    tell(null, null);
    expect(favouritesOf(host).ids).toEqual([]);
  });
});

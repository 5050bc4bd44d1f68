import { proxy } from 'valtio';
import { deviceStorage, type SafeStorage } from '../lib/storage';
import { favouritesKey, storedFavourites, toIds } from './favourites-storage';

/** The events that a visitor remembers on this device, without an account. */
export type Favourites = {
  /** Oldest first. */
  ids: string[];
  /** Whether they outlive this page; false where the browser blocks its storage. */
  isKept: boolean;
};

const known = new Map<string, Favourites>();

/** Favourites of one client, live in all elements and tabs. A valtio proxy. */
export function favouritesOf(host: string, storage: SafeStorage = deviceStorage): Favourites {
  const shared = known.get(host);
  if (shared) return shared;
  const favourites = proxy<Favourites>({ ids: storedFavourites(host, storage), isKept: true });
  known.set(host, favourites);
  window.addEventListener('storage', ({ key, newValue }) => {
    // The key is null when another tab has cleared the whole storage.
    if (key === favouritesKey(host) || key === null) favourites.ids = toIds(newValue ?? undefined);
  });
  return favourites;
}

/**
 * Remembers an event, or forgets it.
 *
 * @returns whether it is remembered now
 */
export function toggleFavourite(host: string, id: string, storage: SafeStorage = deviceStorage): boolean {
  const favourites = favouritesOf(host, storage);
  const isNew = !favourites.ids.includes(id);
  favourites.ids = isNew ? [...favourites.ids, id] : favourites.ids.filter((other) => other !== id);
  favourites.isKept = storage.set(favouritesKey(host), JSON.stringify(favourites.ids));
  return isNew;
}

import { proxy } from 'valtio';
import { deviceStorage, type SafeStorage } from '../lib/storage';
import { favouritesKey, storedFavourites, toIds } from './favourites-storage';

/** The events that a visitor saved on this device, without an account. */
export type Favourites = {
  /** The ids, oldest first. */
  ids: string[];
  /** True if they outlive this page; false if the browser blocks its storage. */
  isPersistent: boolean;
};

const favouritesByHost = new Map<string, Favourites>();

/** Returns the favourites of one client, in sync across all elements and tabs. A valtio proxy. */
export function favouritesOf(host: string, storage: SafeStorage = deviceStorage): Favourites {
  const cached = favouritesByHost.get(host);
  if (cached) return cached;
  const favourites = proxy<Favourites>({ ids: storedFavourites(host, storage), isPersistent: true });
  favouritesByHost.set(host, favourites);
  window.addEventListener('storage', ({ key, newValue }) => {
    // The key is null when another tab has cleared the whole storage.
    if (key === favouritesKey(host) || key === null) favourites.ids = toIds(newValue ?? undefined);
  });
  return favourites;
}

/**
 * Saves or removes an event.
 *
 * @returns true if it is a favourite now
 */
export function toggleFavourite(host: string, id: string, storage: SafeStorage = deviceStorage): boolean {
  const favourites = favouritesOf(host, storage);
  const isNew = !favourites.ids.includes(id);
  favourites.ids = isNew ? [...favourites.ids, id] : favourites.ids.filter((other) => other !== id);
  favourites.isPersistent = storage.set(favouritesKey(host), JSON.stringify(favourites.ids));
  return isNew;
}

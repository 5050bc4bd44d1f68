import { deviceStorage, type SafeStorage } from '../../lib/storage';

/** Where the favourites of a client are kept on this device. */
export const favouritesKey = (host: string): string => `event-portal:favourites:${host}`;

const LONGEST_ID = 200;

/** Reads what an earlier visit, another version or anyone else has left there; what is no id is left out. */
export function toIds(stored: string | undefined): string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(ids)) return [];
    return [
      ...new Set(ids.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= LONGEST_ID)),
    ];
  } catch {
    return [];
  }
}

/** The favourites of a client as they are stored now, oldest first. */
export const storedFavourites = (host: string, storage: SafeStorage = deviceStorage): string[] =>
  toIds(storage.get(favouritesKey(host)));

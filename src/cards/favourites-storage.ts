import { array, is, size, string, unknown } from 'superstruct';
import { readStored } from '../lib/parse';
import { deviceStorage, type SafeStorage } from '../lib/storage';

/** Returns the storage key of a client's favourites on this device. */
export const favouritesKey = (host: string): string => `event-portal:favourites:${host}`;

const Id = size(string(), 1, 200);

/** Parses stored favourites, which may be of another version or script; drops invalid ids. */
export function toIds(stored: string | undefined): string[] {
  const ids = readStored(stored, array(unknown())) ?? [];
  return [...new Set(ids.filter((id) => is(id, Id)))];
}

/** Returns the stored favourites of a client, oldest first. */
export const storedFavourites = (host: string, storage: SafeStorage = deviceStorage): string[] =>
  toIds(storage.get(favouritesKey(host)));

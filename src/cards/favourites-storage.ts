import { array, is, size, string, unknown } from 'superstruct';
import { readStored } from '../lib/parse';
import { deviceStorage, type SafeStorage } from '../lib/storage';

/** Where the favourites of a client are kept on this device. */
export const favouritesKey = (host: string): string => `event-portal:favourites:${host}`;

const Id = size(string(), 1, 200);

/** Reads what an earlier visit, another version or anyone else has left there; what is no id is left out. */
export function toIds(stored: string | undefined): string[] {
  const ids = readStored(stored, array(unknown())) ?? [];
  return [...new Set(ids.filter((id) => is(id, Id)))];
}

/** The favourites of a client as they are stored now, oldest first. */
export const storedFavourites = (host: string, storage: SafeStorage = deviceStorage): string[] =>
  toIds(storage.get(favouritesKey(host)));

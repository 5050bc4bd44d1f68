import { toIds } from '../../cards/favourites-storage';
import { deviceStorage } from '../../lib/storage';

const MAX = 5;

const keyOf = (host: string) => `event-portal:searches:${host}`;

/** Returns the recent searches of this device, latest first. */
export const recentSearches = (host: string): string[] => toIds(deviceStorage.get(keyOf(host))).slice(0, MAX);

/** Stores a search. */
export function rememberSearch(host: string, words: string): void {
  const others = recentSearches(host).filter((other) => other !== words);
  deviceStorage.set(keyOf(host), JSON.stringify([words, ...others].slice(0, MAX)));
}

/** Deletes all stored searches. */
export const forgetSearches = (host: string): void => deviceStorage.remove(keyOf(host));

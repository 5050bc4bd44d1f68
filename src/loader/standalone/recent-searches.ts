import { toIds } from '../../cards/favourites-storage';
import { deviceStorage } from '../../lib/storage';

const MAX_SEARCHES = 5;

const keyOf = (host: string) => `event-portal:searches:${host}`;

/** Returns the recent searches of this device, latest first. */
export const recentSearches = (host: string): string[] => toIds(deviceStorage.get(keyOf(host))).slice(0, MAX_SEARCHES);

/** Stores a search. */
export function rememberSearch(host: string, text: string): void {
  const others = recentSearches(host).filter((other) => other !== text);
  deviceStorage.set(keyOf(host), JSON.stringify([text, ...others].slice(0, MAX_SEARCHES)));
}

/** Deletes all stored searches. */
export const forgetSearches = (host: string): void => deviceStorage.remove(keyOf(host));

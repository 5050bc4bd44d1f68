import { toIds } from '../../cards/favourites-storage';
import { deviceStorage } from '../../lib/storage';

const MAX = 5;

const keyOf = (host: string) => `event-portal:searches:${host}`;

/** What was searched for on this device, the last first. */
export const recentSearches = (host: string): string[] => toIds(deviceStorage.get(keyOf(host))).slice(0, MAX);

/** Keeps what is searched for. */
export function rememberSearch(host: string, words: string): void {
  const others = recentSearches(host).filter((other) => other !== words);
  deviceStorage.set(keyOf(host), JSON.stringify([words, ...others].slice(0, MAX)));
}

/** Forgets all of it. */
export const forgetSearches = (host: string): void => deviceStorage.remove(keyOf(host));

import { favouritesKey, storedFavourites } from '../../cards/favourites-storage';
import { deviceStorage } from '../../lib/storage';
import type { EventRow } from '../../model/answers/event-row';

/** Saves or removes an event, and notifies every element of the page with the event that another tab would cause. */
export function toggleShownFavourite(host: string, id: string): void {
  const before = storedFavourites(host);
  const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
  const [key, newValue] = [favouritesKey(host), JSON.stringify(after)];
  deviceStorage.set(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** Marks the cards of favourites. */
export function showFavourites({ shadowRoot }: Element, host: string, events: readonly EventRow[]): void {
  const favourites = storedFavourites(host);
  const hearts = shadowRoot?.querySelectorAll('.card > .card-heart') ?? [];
  for (const [index, { id }] of events.entries()) {
    const heart = hearts[index];
    if (!heart) return;
    const isFavourite = favourites.includes(id);
    heart.setAttribute('aria-pressed', String(isFavourite));
    heart.querySelector('svg')?.setAttribute('fill', isFavourite ? 'currentColor' : 'none');
  }
}

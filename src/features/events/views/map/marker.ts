import type { Cluster } from './clusters';

/**
 * Draws the marker of locations with their number of events, for pointers. For the keyboard, the list beside the map
 * has the same events.
 *
 * @param name begins with that number
 */
export function drawMarker({ places }: Cluster, name: string, onClick: (event: MouseEvent) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.className = places.length > 1 ? 'map-marker is-many' : 'map-marker';
  button.setAttribute('aria-label', name);
  const bubble = document.createElement('span');
  bubble.className = 'map-bubble';
  // Formatted by the language: a user of voice control says the visible text.
  bubble.append(...name.split(' ', 1));
  button.append(bubble);
  button.addEventListener('click', onClick);
  return button;
}

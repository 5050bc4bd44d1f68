import type { Cluster } from './clusters';

/**
 * The marker of places, with the number of their events: for fingers and pointers. The keyboard has the list beside the
 * map, where the same events stand.
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
  // As the language writes it: who controls the page by voice says what stands there.
  bubble.append(...name.split(' ', 1));
  button.append(bubble);
  button.addEventListener('click', onClick);
  return button;
}

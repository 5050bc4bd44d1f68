import type { Cluster } from './clusters';

/** From so many events on a number is shortened. */
const MANY = 10_000;

const short = (count: number) => (count < MANY ? String(count) : `${Math.floor(count / 1000)}k`);

/**
 * The marker of places, with the number of their events: for fingers and pointers. The keyboard has the list beside the
 * map, where the same events stand.
 */
export function drawMarker(
  { count, places }: Cluster,
  name: string,
  onClick: (event: MouseEvent) => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.className = places.length > 1 ? 'map-marker is-many' : 'map-marker';
  button.setAttribute('aria-label', name);
  const bubble = document.createElement('span');
  bubble.className = 'map-bubble';
  bubble.textContent = short(count);
  button.append(bubble);
  button.addEventListener('click', onClick);
  return button;
}

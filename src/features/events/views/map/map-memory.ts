import type { Client } from '../../../../app/client';
import type { MapBox, MapView } from '../../../../ui/map/map-box';

/** The places whose events stand beside the map. */
export type Chosen = { ids: ReadonlySet<number>; box: MapBox };

/** How a visitor has left the map, each with what it showed; who comes back from an event finds it so. */
export type MapMemory = {
  /** Whether it has been opened on this page: then its tiles need no second word. */
  isOpen: boolean;
  view?: { of: string; view: MapView };
  chosen?: { of: string; chosen: Chosen | undefined };
};

const memories = new WeakMap<Client, MapMemory>();

/** What is kept of the map of a client's events, as long as the page is. */
export function memoryOf(client: Client): MapMemory {
  const known = memories.get(client);
  if (known) return known;
  const memory: MapMemory = { isOpen: false };
  memories.set(client, memory);
  return memory;
}

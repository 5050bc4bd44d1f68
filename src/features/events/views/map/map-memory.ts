import type { Client } from '../../../../app/client';
import type { MapBox, MapView } from '../../../../ui/map/map-box';

/** The selected locations, whose events are listed beside the map. */
export type MapSelection = { ids: ReadonlySet<number>; box: MapBox };

/** The last state of a visitor's map, restored on return from an event. */
export type MapMemory = {
  view?: { key: string; view: MapView };
  selection?: { key: string; selection: MapSelection | undefined };
};

const memories = new WeakMap<Client, MapMemory>();

/** Returns the state of a client's map, which lives as long as the page. */
export function memoryOf(client: Client): MapMemory {
  const existing = memories.get(client);
  if (existing) return existing;
  const memory: MapMemory = {};
  memories.set(client, memory);
  return memory;
}

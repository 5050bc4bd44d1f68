import { useState } from 'react';
import { usePortal } from '../../../../app/portal';
import { boxOf, type Place } from '../../../../model/answers/places';
import { type MapSelection, memoryOf } from './map-memory';

/**
 * Keeps the locations that a visitor selected on the map while its content stays the same, also for a return from an
 * event.
 *
 * @param contentKey content of the map
 */
export function useMapSelection(contentKey: string) {
  const memory = memoryOf(usePortal().client);
  const [stored, setStored] = useState(memory.selection);
  const selection = stored?.key === contentKey ? stored.selection : undefined;

  function select(places: readonly Place[] | undefined) {
    const box = places && boxOf(places);
    const next: MapSelection | undefined = places && box && { ids: new Set(places.map(({ id }) => id)), box };
    memory.selection = { key: contentKey, selection: next };
    setStored(memory.selection);
  }
  return [selection, select] as const;
}

import { useState } from 'react';
import { usePortal } from '../../../../app/portal';
import { boxOf, type Place } from '../../../../model/answers/places';
import { type Chosen, memoryOf } from './map-memory';

/**
 * Keeps the locations that a visitor selected on the map while its content stays the same, also for a return from an
 * event.
 *
 * @param of content of the map
 */
export function useChosen(of: string) {
  const memory = memoryOf(usePortal().client);
  const [kept, keep] = useState(memory.chosen);
  const chosen = kept?.of === of ? kept.chosen : undefined;

  function choose(places: readonly Place[] | undefined) {
    const box = places && boxOf(places);
    const next: Chosen | undefined = places && box && { ids: new Set(places.map(({ id }) => id)), box };
    memory.chosen = { of, chosen: next };
    keep(memory.chosen);
  }
  return [chosen, choose] as const;
}

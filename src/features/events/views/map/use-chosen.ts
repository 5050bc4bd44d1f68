import { useState } from 'react';
import { usePortal } from '../../../../app/portal';
import { boxOf, type Place } from '../../../../model/answers/places';
import { type Chosen, memoryOf } from './map-memory';

/**
 * The places that a visitor has chosen on the map, for as long as it shows the same; kept for who comes back from one
 * of their events.
 *
 * @param of what the map shows
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

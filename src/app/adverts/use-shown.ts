import { useMemo, useState } from 'react';
import { readable } from '../../model/answers/read-list';
import { type ShownAdvert, type ShownPlacement, toShownAdvert } from '../../model/answers/shown-advert';
import { readSettings } from '../../settings/read-settings';
import { group } from '../../settings/setting-kinds';
import { shownAdvertsSettings } from '../../settings/shown-adverts-settings';
import { usePortal } from '../portal';
import { useQuery } from '../use-query';
import { useSettingsLayers } from '../use-settings-layers';

const NONE: readonly ShownAdvert[] = [];
const schema = group({ advertSettings: shownAdvertsSettings });

/**
 * Returns the adverts of a placement, requested anew for each view of a page, since a delivered one does not count
 * again. A failed call shows nothing, as without running adverts.
 *
 * @param placement undefined for none
 * @param view identity of the view; another value is another view
 */
export function useAdverts(
  placement: ShownPlacement | undefined,
  count: number,
  view: unknown,
): readonly ShownAdvert[] {
  const { api } = usePortal().client;
  const placements = usePlacements();
  const isEnabled = placement !== undefined && placements.includes(placement);
  const [last, setLast] = useState({ view, number: 0 });
  if (last.view !== view) setLast({ view, number: last.number + 1 });
  const load = async (signal: AbortSignal) =>
    toAdverts((await api.get('adverts/show', { slot: placement, count }, signal)).data);
  const query = isEnabled ? { key: ['adverts', placement, count, last.number], load } : undefined;
  return useQuery(query, { quiet: true }).value ?? NONE;
}

/** Returns the placements with adverts from all layers of settings: server, page and element. */
function usePlacements(): readonly ShownPlacement[] {
  const layers = useSettingsLayers();
  return useMemo(() => readSettings(schema, layers).values.advertSettings.shownIn, [layers]);
}

/** Returns the readable adverts; unreadable ones are left out. */
function toAdverts(data: unknown): readonly ShownAdvert[] {
  return Array.isArray(data) ? readable(data, toShownAdvert) : NONE;
}

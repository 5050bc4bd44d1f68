import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePortal } from '../../../../app/portal';
import type { Place } from '../../../../model/answers/places';
import type { EventFilter } from '../../../../model/event-filter';
import type { MapSettings } from '../../../../settings/to-map-settings';
import type { TileState } from '../../../../ui/map/create-map';
import type { MapBox } from '../../../../ui/map/map-box';
import type { Cluster } from './clusters';
import { createPlacesMap, type PlacesMap } from './create-places-map';
import { circleOf, firstView } from './first-view';
import { memoryOf } from './map-memory';

type MapInput = {
  filter: EventFilter;
  bounds: MapBox | undefined;
  settings: MapSettings;
  /** The address of the tiles. */
  tiles: string;
  /** The address of the tiles with names; undefined for none. */
  labels: string | undefined;
  /** The key that stores the map while an event is open. */
  queryKey: string;
  /** Undefined until the first response. */
  places: readonly Place[] | undefined;
  chosenIds: ReadonlySet<number> | undefined;
  nameOf(cluster: Cluster): string;
  onChoose(places: readonly Place[]): void;
  onMoved(): void;
};

const NO_IDS: ReadonlySet<number> = new Set();

/**
 * Creates the map after the first response, and updates it with the request.
 *
 * @param mapRef ref for components that highlight its locations
 */
export function usePlacesMap(mapRef: RefObject<PlacesMap | undefined>, input: MapInput) {
  const { client } = usePortal();
  const surface = useRef<HTMLDivElement>(null);
  const [tileState, setTileState] = useState<TileState>('loading');
  const latestInput = useEffectEvent(() => input);
  const { tiles, labels, places, chosenIds = NO_IDS, queryKey, bounds, filter } = input;
  const shownKey = useRef<string>(undefined);
  const hasPlaces = places !== undefined;

  useEffect(() => {
    const box = surface.current;
    if (!box || !hasPlaces) return;
    const memory = memoryOf(client);
    const { places = [], ...current } = latestInput();
    const rememberedView = memory.view?.key === contentKeyOf(current) ? memory.view.view : undefined;
    const newMap = createPlacesMap(box, {
      tiles,
      labels,
      view: rememberedView ?? firstView({ ...current, places }),
      nameOf: (cluster) => latestInput().nameOf(cluster),
      onChoose: (chosen) => latestInput().onChoose(chosen),
      onMoved: () => latestInput().onMoved(),
      onTiles: setTileState,
    });
    mapRef.current = newMap;
    // Locations that failed to load are fitted into view once they arrive.
    shownKey.current = rememberedView || places.length > 0 ? contentKeyOf(current) : undefined;
    return () => {
      memory.view = { key: contentKeyOf(latestInput()), view: newMap.view() };
      mapRef.current = undefined;
      newMap.end();
    };
  }, [client, tiles, labels, hasPlaces, mapRef]);

  useEffect(() => mapRef.current?.setPlaces(places ?? []), [mapRef, places]);
  useEffect(() => mapRef.current?.setChosen(chosenIds), [mapRef, chosenIds]);
  const circle = circleOf(filter);
  const { lat, lon, radiusKm } = circle ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: a circle is its figures.
  useEffect(() => mapRef.current?.setCircle(circle), [mapRef, hasPlaces, lat, lon, radiusKm]);
  // The request has changed: the map moves there, unless the user selected the part, which is visible already.
  useEffect(() => {
    const key = `${queryKey} ${filter.view}`;
    if (!places?.length || shownKey.current === key) return;
    const isFromMap = bounds && shownKey.current?.startsWith(`${queryKey} `);
    shownKey.current = key;
    if (!isFromMap) mapRef.current?.show(firstView({ ...latestInput(), places }));
  }, [mapRef, places, queryKey, filter.view, bounds]);
  return { surface, tileState };
}

const contentKeyOf = ({ queryKey, filter }: Pick<MapInput, 'queryKey' | 'filter'>) => `${queryKey} ${filter.view}`;

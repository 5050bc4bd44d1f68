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

type Wanted = {
  filter: EventFilter;
  section: MapBox | undefined;
  settings: MapSettings;
  /** The address of the tiles. */
  tiles: string;
  /** The key that stores the map while an event is open. */
  name: string;
  /** Undefined until the first response. */
  places: readonly Place[] | undefined;
  chosenIds: ReadonlySet<number> | undefined;
  nameOf(cluster: Cluster): string;
  onChoose(places: readonly Place[]): void;
  onMoved(): void;
};

const NONE: ReadonlySet<number> = new Set();

/**
 * Creates the map after the first response, and updates it with the request.
 *
 * @param mapRef ref for components that highlight its locations
 */
export function usePlacesMap(mapRef: RefObject<PlacesMap | undefined>, wanted: Wanted) {
  const { client } = usePortal();
  const surface = useRef<HTMLDivElement>(null);
  const [tileState, setTileState] = useState<TileState>('loading');
  const newest = useEffectEvent(() => wanted);
  const { tiles, places, chosenIds = NONE, name, section, filter } = wanted;
  const shown = useRef<string>(undefined);
  const hasPlaces = places !== undefined;

  useEffect(() => {
    const box = surface.current;
    if (!box || !hasPlaces) return;
    const memory = memoryOf(client);
    const { places = [], ...now } = newest();
    const left = memory.view?.of === nameOf(now) ? memory.view.view : undefined;
    const made = createPlacesMap(box, {
      tiles,
      view: left ?? firstView({ ...now, places }),
      nameOf: (cluster) => newest().nameOf(cluster),
      onChoose: (chosen) => newest().onChoose(chosen),
      onMoved: () => newest().onMoved(),
      onTiles: setTileState,
    });
    mapRef.current = made;
    // Locations that failed to load are fitted into view once they arrive.
    shown.current = left || places.length > 0 ? nameOf(now) : undefined;
    return () => {
      memory.view = { of: nameOf(newest()), view: made.view() };
      mapRef.current = undefined;
      made.end();
    };
  }, [client, tiles, hasPlaces, mapRef]);

  useEffect(() => mapRef.current?.setPlaces(places ?? []), [mapRef, places]);
  useEffect(() => mapRef.current?.setChosen(chosenIds), [mapRef, chosenIds]);
  const circle = circleOf(filter);
  const { lat, lon, radiusKm } = circle ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: a circle is its figures.
  useEffect(() => mapRef.current?.setCircle(circle), [mapRef, hasPlaces, lat, lon, radiusKm]);
  // The request has changed: the map moves there, unless the user selected the part, which is visible already.
  useEffect(() => {
    const now = `${name} ${filter.view}`;
    if (!places?.length || shown.current === now) return;
    const isFromMap = section && shown.current?.startsWith(`${name} `);
    shown.current = now;
    if (!isFromMap) mapRef.current?.show(firstView({ ...newest(), places }));
  }, [mapRef, places, name, filter.view, section]);
  return { surface, tileState };
}

const nameOf = ({ name, filter }: Pick<Wanted, 'name' | 'filter'>) => `${name} ${filter.view}`;

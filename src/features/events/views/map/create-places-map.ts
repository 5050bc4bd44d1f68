import { Circle } from 'leaflet/dist/leaflet-src.esm.js';
import type { Position } from '../../../../model/answers/community';
import { boxOf, type Place } from '../../../../model/answers/places';
import { type BaseMap, createMap, type MapOptions } from '../../../../ui/map/create-map';
import { type MapBox, type MapView, onWorld } from '../../../../ui/map/map-box';
import { type Cluster, worldPixels } from './clusters';
import { createMarkerLayer, type MarkerLayer, putOn, spotOf } from './marker-layer';

/** Centre and radius of a search. */
export type Around = Position & { radiusKm: number };

type Options = MapOptions & {
  /** Returns the accessible name of a marker. */
  nameOf(cluster: Cluster): string;
  /** Called with the locations of a marker that no closer zoom separates. */
  onChoose(places: readonly Place[]): void;
  /** Called when the user has moved the map to another part. */
  onMoved(): void;
};

/** A map of many locations. */
export type PlacesMap = Omit<BaseMap, 'leaflet'> &
  Pick<MarkerLayer, 'setPlaces' | 'setChosen'> & {
    /** Highlights the location that is hovered or focused beside the map; `isBrought` scrolls it into view. */
    point(id: number | undefined, isBrought?: boolean): void;
    setCircle(around: Around | undefined): void;
    /** Shows the user's position. */
    setHere(position: Position | undefined): void;
    /** Moves the map by px. */
    panBy(right: number, down: number): void;
    view(): MapView;
    /** Returns the visible part. */
    section(): MapBox;
  };

/** The zoom from which locations that lie together count as one, such as the halls of a building. */
const NEAREST = 16;
const MIN_APART = 48;
const POINTED_EDGE: [number, number] = [40, 40];

const middleOf = ({ west, south, east, north }: MapBox) => ({ lat: (south + north) / 2, lon: (west + east) / 2 });

/** Checks whether a closer zoom would separate some locations. */
const isSpread = (places: readonly Place[]) =>
  places.some(({ x, y }) => {
    const { x: firstX = x, y: firstY = y } = places[0] ?? {};
    return Math.hypot(x - firstX, y - firstY) * worldPixels(NEAREST) > MIN_APART;
  });

/** Creates a map of locations in a box of the shadow root, whose sheet must contain the styles of map.css. */
export function createPlacesMap(box: HTMLElement, { nameOf, onChoose, onMoved, ...options }: Options): PlacesMap {
  const map = createMap(box, options);
  const { leaflet } = map;
  const pane = leaflet.getPane('markerPane') ?? box;
  const here = Object.assign(document.createElement('div'), { className: 'map-here' });
  let places: readonly Place[] = [];
  let position: Position | undefined;
  let circle: Circle | undefined;

  const markers = createMarkerLayer(leaflet, pane, {
    nameOf,
    onPress({ places: own }) {
      const around = boxOf(own);
      const zoom = leaflet.getZoom();
      if (!around || !isSpread(own) || zoom >= NEAREST) return onChoose(own);
      map.show(around);
      // On a small map all locations may fit only at this zoom: each press zooms in all the same.
      if (leaflet.getZoom() <= zoom) map.show({ middle: middleOf(around), zoom: zoom + 1 });
      onMoved();
    },
  });
  function draw() {
    markers.draw();
    if (position) putOn(here, spotOf(leaflet, onWorld(position)));
  }
  leaflet.on('zoom moveend', draw);
  leaflet.on('dragend', onMoved);

  return {
    ...map,
    ...markers,
    zoomBy(steps) {
      map.zoomBy(steps);
      onMoved();
    },
    panBy(right, down) {
      leaflet.panBy([right, down], { animate: false });
      onMoved();
    },
    setPlaces(next) {
      places = next;
      markers.setPlaces(next);
    },
    point(id, isBrought = false) {
      const place = isBrought ? places.find((one) => one.id === id) : undefined;
      if (place) leaflet.panInside([place.lat, place.lon], { padding: POINTED_EDGE, animate: false });
      markers.setPointed(id);
    },
    setCircle(around) {
      circle?.remove();
      if (!around) return;
      const radius = around.radiusKm * 1000;
      circle = new Circle([around.lat, around.lon], { radius, interactive: false, className: 'map-circle' });
      circle.addTo(leaflet);
    },
    setHere(next) {
      position = next;
      if (next) pane.append(here);
      else here.remove();
      draw();
    },
    view() {
      const { lat, lng } = leaflet.getCenter();
      return { middle: { lat, lon: lng }, zoom: leaflet.getZoom() };
    },
    section() {
      const bounds = leaflet.getBounds();
      return {
        ...{ west: bounds.getWest(), south: bounds.getSouth() },
        ...{ east: bounds.getEast(), north: bounds.getNorth() },
      };
    },
  };
}

import { Circle } from 'leaflet/dist/leaflet-src.esm.js';
import type { Position } from '../../../../model/answers/community';
import { boxOf, type Place } from '../../../../model/answers/places';
import { type BaseMap, createMap, type MapOptions } from '../../../../ui/map/create-map';
import { type MapBox, type MapView, onWorld } from '../../../../ui/map/map-box';
import { type Cluster, worldPixels } from './clusters';
import { createMarkerLayer, type MarkerLayer, moveMarker, panePositionOf } from './marker-layer';

/** Centre and radius of a search. */
export type MapCircle = Position & { radiusKm: number };

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
    /** Highlights the location that is hovered or focused beside the map; `isScrolledTo` scrolls it into view. */
    highlight(id: number | undefined, isScrolledTo?: boolean): void;
    setCircle(circle: MapCircle | undefined): void;
    /** Shows the user's position. */
    setUserPosition(position: Position | undefined): void;
    /** Moves the map by px. */
    panBy(right: number, down: number): void;
    view(): MapView;
    /** Returns the visible part. */
    bounds(): MapBox;
  };

/** The zoom from which locations that lie together count as one, such as the halls of a building. */
const MAX_SEPARATING_ZOOM = 16;
const MIN_DISTANCE = 48;
const HIGHLIGHT_PADDING: [number, number] = [40, 40];

const centreOf = ({ west, south, east, north }: MapBox) => ({ lat: (south + north) / 2, lon: (west + east) / 2 });

/** Checks whether a closer zoom would separate some locations. */
const isSeparable = (places: readonly Place[]) =>
  places.some(({ x, y }) => {
    const { x: firstX = x, y: firstY = y } = places[0] ?? {};
    return Math.hypot(x - firstX, y - firstY) * worldPixels(MAX_SEPARATING_ZOOM) > MIN_DISTANCE;
  });

/** Creates a map of locations in a box of the shadow root, whose sheet must contain the styles of map.css. */
export function createPlacesMap(box: HTMLElement, { nameOf, onChoose, onMoved, ...options }: Options): PlacesMap {
  const map = createMap(box, options);
  const { leaflet } = map;
  const pane = leaflet.getPane('markerPane') ?? box;
  const userMarker = Object.assign(document.createElement('div'), { className: 'map-user-position' });
  let places: readonly Place[] = [];
  let position: Position | undefined;
  let circle: Circle | undefined;

  const markers = createMarkerLayer(leaflet, pane, {
    nameOf,
    onPress({ places: pressedPlaces }) {
      const bounds = boxOf(pressedPlaces);
      const zoom = leaflet.getZoom();
      if (!bounds || !isSeparable(pressedPlaces) || zoom >= MAX_SEPARATING_ZOOM) return onChoose(pressedPlaces);
      map.show(bounds);
      // On a small map all locations may fit only at this zoom: each press zooms in all the same.
      if (leaflet.getZoom() <= zoom) map.show({ middle: centreOf(bounds), zoom: zoom + 1 });
      onMoved();
    },
  });
  function draw() {
    markers.draw();
    if (position) moveMarker(userMarker, panePositionOf(leaflet, onWorld(position)));
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
    highlight(id, isScrolledTo = false) {
      const highlighted = isScrolledTo ? places.find((one) => one.id === id) : undefined;
      if (highlighted)
        leaflet.panInside([highlighted.lat, highlighted.lon], { padding: HIGHLIGHT_PADDING, animate: false });
      markers.setHighlighted(id);
    },
    setCircle(next) {
      circle?.remove();
      if (!next) return;
      const radius = next.radiusKm * 1000;
      circle = new Circle([next.lat, next.lon], { radius, interactive: false, className: 'map-circle' });
      circle.addTo(leaflet);
    },
    setUserPosition(next) {
      position = next;
      if (next) pane.append(userMarker);
      else userMarker.remove();
      draw();
    },
    view() {
      const { lat, lng } = leaflet.getCenter();
      return { middle: { lat, lon: lng }, zoom: leaflet.getZoom() };
    },
    bounds() {
      const bounds = leaflet.getBounds();
      return {
        ...{ west: bounds.getWest(), south: bounds.getSouth() },
        ...{ east: bounds.getEast(), north: bounds.getNorth() },
      };
    },
  };
}

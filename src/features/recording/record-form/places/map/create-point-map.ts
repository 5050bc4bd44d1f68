import type { LatLng } from 'leaflet/dist/leaflet-src.esm.js';
import type { Position } from '../../../../../model/answers/community';
import { type BaseMap, createMap, type MapOptions } from '../../../../../ui/map/create-map';
import { PIN, pinMarker } from '../../../../../ui/map/pin-marker';

type Options = MapOptions & {
  /** Called when the user has set the point by a tap or by dragging the marker. */
  onPoint(point: Position): void;
};

/** A map with one marker. */
export type PointMap = Omit<BaseMap, 'leaflet'> & {
  showPoint(point: Position | undefined): void;
  /** Returns the position at a distance in pixels of the current zoom from a point, or from the centre without one. */
  offsetFrom(point: Position | undefined, right: number, down: number): Position;
};

/** Creates a map with a movable marker in a box of the shadow root, whose style sheets must include map.css. */
export function createPointMap(container: HTMLElement, { onPoint, ...options }: Options): PointMap {
  const map = createMap(container, options);
  const { leaflet } = map;
  const marker = pinMarker({ lat: 0, lon: 0 }, { draggable: true });
  marker.on('dragend', () => onPoint(toPosition(marker.getLatLng())));
  leaflet.on('click', ({ latlng }) => onPoint(toPosition(latlng)));
  return {
    ...map,
    showPoint(point) {
      if (!point) {
        marker.remove();
        return;
      }
      marker.setLatLng([point.lat, point.lon]).addTo(leaflet);
      leaflet.panInside(marker.getLatLng(), { padding: [PIN.width, PIN.height], animate: false });
    },
    offsetFrom(point, right, down) {
      const from = leaflet.latLngToContainerPoint(point ? [point.lat, point.lon] : leaflet.getCenter());
      return toPosition(leaflet.containerPointToLatLng(from.add([right, down])));
    },
  };
}

/** Converts map coordinates to a position; the map repeats the world beyond the date line, so longitudes wrap. */
const toPosition = (latLng: LatLng): Position => {
  const { lat, lng } = latLng.wrap();
  return { lat, lon: lng };
};

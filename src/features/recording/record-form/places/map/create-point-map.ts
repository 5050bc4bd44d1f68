import { divIcon, type LatLng, Map as LeafletMap, Marker, TileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import type { Position } from '../../../../../model/community';

/** What a map shows first: its middle, and how near it is, 0 to 18. */
export type MapView = { middle: Position; zoom: number };

/** What tiles have come so far. */
export type TileState = 'loading' | 'shown' | 'failed';

type Options = {
  /** Address of the tiles with {z}, {x} and {y}. */
  tiles: string;
  view: MapView;
  /** What the marker looks like; its lower end is the point. */
  pin: HTMLElement;
  /** Called when the user has set the point by a tap or by dragging it. */
  onPoint(point: Position): void;
  onTiles(state: TileState): void;
};

/** A map with one point. */
export type PointMap = {
  showPoint(point: Position | undefined): void;
  show(view: MapView): void;
  zoomBy(steps: number): void;
  /** The position that lies beside another one, or beside the middle without one, in pixels of the map as it is now. */
  beside(point: Position | undefined, right: number, down: number): Position;
  /** Asks for all tiles again. */
  reload(): void;
  end(): void;
};

const NEAREST = 18;
const PIN = { width: 32, height: 42 };

/** Shows a map in a box of the shadow root, whose sheet must have the styles of map.css. */
export function createPointMap(box: HTMLElement, { tiles, view, pin, onPoint, onTiles }: Options): PointMap {
  const map = new LeafletMap(box, {
    // The buttons, the credits and the keys are ours: Leaflet writes its own as HTML, in English.
    ...{ zoomControl: false, attributionControl: false, keyboard: false },
    // The page scrolls on where the wheel turns above the map, and two taps set the point twice.
    ...{ scrollWheelZoom: false, doubleClickZoom: false },
    ...{ zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false },
    maxZoom: NEAREST,
  });
  const layer = new TileLayer(tiles, { maxZoom: NEAREST });
  let hasShown = false;
  layer.on('loading', () => !hasShown && onTiles('loading'));
  layer.on('tileload', () => {
    hasShown = true;
    onTiles('shown');
  });
  layer.on('tileerror', () => !hasShown && onTiles('failed'));
  const marker = new Marker([0, 0], {
    ...{ draggable: true, keyboard: false },
    icon: divIcon({
      html: pin,
      className: 'map-pin',
      iconSize: [PIN.width, PIN.height],
      iconAnchor: [PIN.width / 2, PIN.height],
    }),
  });
  marker.on('dragend', () => onPoint(plain(marker.getLatLng())));
  map.on('click', ({ latlng }) => onPoint(plain(latlng)));
  map.setView([view.middle.lat, view.middle.lon], view.zoom);
  map.addLayer(layer);
  // The dialog may still grow when the map is made.
  const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false, pan: false }));
  watcher.observe(box);

  return {
    showPoint(point) {
      if (!point) {
        marker.remove();
        return;
      }
      marker.setLatLng([point.lat, point.lon]).addTo(map);
      map.panInside(marker.getLatLng(), { padding: [PIN.width, PIN.height], animate: false });
    },
    show: ({ middle, zoom }) => void map.setView([middle.lat, middle.lon], zoom, { animate: false }),
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { animate: false }),
    beside(point, right, down) {
      const from = map.latLngToContainerPoint(point ? [point.lat, point.lon] : map.getCenter());
      return plain(map.containerPointToLatLng(from.add([right, down])));
    },
    reload: () => void layer.redraw(),
    end() {
      watcher.disconnect();
      map.remove();
    },
  };
}

/** East of the date line the world of the map goes on. */
const plain = (latLng: LatLng): Position => {
  const { lat, lng } = latLng.wrap();
  return { lat, lon: lng };
};

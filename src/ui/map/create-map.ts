import { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import type { MapBox, MapView } from './map-box';
import { createTileLayer } from './tile-layer';

/** The loading state of the tiles. */
export type TileState = 'loading' | 'shown' | 'failed';

/** The options of every map. */
export type MapOptions = {
  /** The address of the tiles with {z}, {x} and {y}. */
  tiles: string;
  /** The address of transparent tiles above the markers. */
  labels?: string | undefined;
  /** The first view. */
  view: MapView | MapBox;
  onTiles(state: TileState): void;
};

/** A map in a box of a shadow root. */
export type BaseMap = {
  leaflet: LeafletMap;
  /** Shows another part. */
  show(view: MapView | MapBox): void;
  zoomBy(steps: number): void;
  /** Reloads all tiles. */
  reload(): void;
  end(): void;
};

const [MIN_ZOOM, MAX_ZOOM] = [2, 18];
/** The maximum zoom of a fitted box, which may be a single building: its neighbourhood must be visible. */
const MAX_FIT_ZOOM = 16;
/** The margin around a fitted box in px. */
const DEFAULT_MARGIN = 30;

/** Creates a map in a box whose sheet must contain the styles of map.css. It works without a single tile. */
export function createMap(box: HTMLElement, { tiles, labels, view, onTiles }: MapOptions): BaseMap {
  const leaflet = new LeafletMap(box, {
    // Buttons, credits and keys are the product's: Leaflet writes its own as HTML, in English.
    ...{ zoomControl: false, attributionControl: false, keyboard: false },
    // The page scrolls on when the wheel turns above the map, and two taps set the point twice.
    ...{ scrollWheelZoom: false, doubleClickZoom: false },
    ...{ zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false },
    ...{ minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM },
    // The observer below watches the size; Leaflet would leave a property on the window.
    trackResize: false,
  });
  const layer = createTileLayer(tiles, MAX_ZOOM);
  let hasShown = false;
  layer.on('loading', () => !hasShown && onTiles('loading'));
  layer.on('tileload', () => {
    hasShown = true;
    onTiles('shown');
  });
  layer.on('tileerror', () => !hasShown && onTiles('failed'));

  function show(next: MapView | MapBox) {
    if ('zoom' in next) leaflet.setView([next.middle.lat, next.middle.lon], next.zoom, { animate: false });
    else {
      const { west, south, east, north, edge = DEFAULT_MARGIN, isTight = false } = next;
      const corners: [number, number][] = [
        [south, west],
        [north, east],
      ];
      leaflet.options.zoomSnap = isTight ? 0 : 1;
      leaflet.fitBounds(corners, { animate: false, maxZoom: MAX_FIT_ZOOM, padding: [edge, edge] });
      leaflet.options.zoomSnap = 1;
    }
  }

  show(view);
  leaflet.addLayer(layer);
  if (labels) {
    leaflet.createPane('labels');
    leaflet.addLayer(createTileLayer(labels, MAX_ZOOM, 'labels'));
  }
  // The map's container may still grow after its creation.
  const resizeObserver = new ResizeObserver(() => leaflet.invalidateSize({ animate: false, pan: false }));
  resizeObserver.observe(box);
  return {
    ...{ leaflet, show },
    zoomBy: (steps) => void leaflet.setZoom(leaflet.getZoom() + steps, { animate: false }),
    reload: () => void layer.redraw(),
    end() {
      resizeObserver.disconnect();
      leaflet.remove();
    },
  };
}

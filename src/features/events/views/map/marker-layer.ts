import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import { type Cluster, clustersOf, worldPixels } from './clusters';
import { drawMarker } from './marker';
import type { Place } from './places';

/** The markers of a map. */
export type MarkerLayer = {
  setPlaces(places: readonly Place[]): void;
  setChosen(ids: ReadonlySet<number>): void;
  setPointed(id: number | undefined): void;
  /** Puts every marker where it belongs on the map as it is now. */
  draw(): void;
};

type Options = {
  /** The name of a marker for those who do not see it. */
  nameOf(cluster: Cluster): string;
  onPress(cluster: Cluster): void;
};

/** Pixels in the pane of the markers. */
type Spot = { left: number; top: number };

/** Markers are drawn this far beyond the edge, so that they are there already when the map is dragged. */
const BEYOND = 0.5;

/** Where a point of the world lies in the pane; of the worlds beside one another, in that which is in view. */
export function spotOf(leaflet: LeafletMap, { x, y }: { x: number; y: number }): Spot {
  const pixels = worldPixels(leaflet.getZoom());
  const origin = leaflet.getPixelOrigin();
  const middle = (leaflet.getCenter().lng + 180) / 360;
  return { left: (x + Math.round(middle - x)) * pixels - origin.x, top: y * pixels - origin.y };
}

/** Puts an element on a spot of the pane. */
export function putOn(element: HTMLElement, { left, top }: Spot): void {
  element.style.transform = `translate3d(${Math.round(left)}px, ${Math.round(top)}px, 0)`;
}

function isInReach(leaflet: LeafletMap, { left, top }: Spot): boolean {
  const { x: width, y: height } = leaflet.getSize();
  const corner = leaflet.containerPointToLayerPoint([0, 0]);
  const isNear = (at: number, length: number) => at > -BEYOND * length && at < (1 + BEYOND) * length;
  return isNear(left - corner.x, width) && isNear(top - corner.y, height);
}

/** Draws places as markers in a pane of the map; those that lie close together as one. */
export function createMarkerLayer(leaflet: LeafletMap, pane: HTMLElement, { nameOf, onPress }: Options): MarkerLayer {
  const drawn = new Map<string, HTMLButtonElement>();
  let places: readonly Place[] = [];
  let clusters: { zoom: number; all: Cluster[] } | undefined;
  let chosen: ReadonlySet<number> = new Set();
  let pointed: number | undefined;
  let isDragged = false;
  pane.addEventListener('pointerdown', () => {
    isDragged = false;
  });
  leaflet.on('drag', () => {
    isDragged = true;
  });

  function markerOf(key: string, cluster: Cluster): HTMLButtonElement {
    const known = drawn.get(key);
    if (known) return known;
    const button = drawMarker(cluster, nameOf(cluster), ({ detail }) => {
      // The end of a drag that began on a marker is no click on it; the keyboard never drags.
      if (detail === 0 || !isDragged) onPress(cluster);
    });
    drawn.set(key, button);
    pane.append(button);
    return button;
  }

  function draw() {
    // A pinch passes through zooms between two steps; the markers only follow it.
    const zoom = Math.round(leaflet.getZoom());
    if (clusters?.zoom !== zoom) clusters = { zoom, all: clustersOf(places, zoom) };
    const old = new Set(drawn.keys());
    for (const cluster of clusters.all) {
      const spot = spotOf(leaflet, cluster);
      if (!isInReach(leaflet, spot)) continue;
      const key = `${zoom} ${cluster.key}`;
      old.delete(key);
      const button = markerOf(key, cluster);
      putOn(button, spot);
      button.classList.toggle(
        'is-chosen',
        cluster.places.some(({ id }) => chosen.has(id)),
      );
      button.classList.toggle(
        'is-pointed',
        cluster.places.some(({ id }) => id === pointed),
      );
    }
    remove(old);
  }

  function remove(keys: Iterable<string>) {
    for (const key of keys) {
      drawn.get(key)?.remove();
      drawn.delete(key);
    }
  }

  return {
    draw,
    setPlaces(next) {
      places = next;
      clusters = undefined;
      remove([...drawn.keys()]);
      draw();
    },
    setChosen(ids) {
      chosen = ids;
      draw();
    },
    setPointed(id) {
      pointed = id;
      draw();
    },
  };
}

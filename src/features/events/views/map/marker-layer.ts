import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import type { Place } from '../../../../model/answers/places';
import { type Cluster, clustersOf, worldPixels } from './clusters';
import { drawMarker } from './marker';

/** The markers of a map. */
export type MarkerLayer = {
  setPlaces(places: readonly Place[]): void;
  setChosen(ids: ReadonlySet<number>): void;
  setPointed(id: number | undefined): void;
  /** Places every marker for the current view of the map. */
  draw(): void;
};

type Options = {
  /** Returns the accessible name of a marker. */
  nameOf(cluster: Cluster): string;
  onPress(cluster: Cluster): void;
};

/** A position in the markers' pane in px. */
type Spot = { left: number; top: number };
/** The rendered marker of a cluster. */
type Marker = { button: HTMLButtonElement; spot: Spot; isMarked: boolean };

/** The margin around the view in which markers are drawn, so that they exist already when the map is dragged. */
const BEYOND = 0.5;
/** The margin in px within which a part of a marker is visible. */
const HALF_A_MARKER = 30;

/** Computes the visible part of the world in pane coordinates, once for thousands of locations. */
function frameOf(leaflet: LeafletMap) {
  const pixels = worldPixels(leaflet.getZoom());
  const { x: left, y: top } = leaflet.getPixelOrigin();
  const middle = (leaflet.getCenter().lng + 180) / 360;
  const { x: width, y: height } = leaflet.getSize();
  const corner = leaflet.containerPointToLayerPoint([0, 0]);
  const isNear = (at: number, length: number, edge: number) => at > -edge && at < length + edge;
  return {
    /** Returns the pane position of a world point, in the visible one of the repeated worlds. */
    spotOf: ({ x, y }: { x: number; y: number }): Spot => ({
      left: Math.round((x + Math.round(middle - x)) * pixels - left),
      top: Math.round(y * pixels - top),
    }),
    /** Checks whether a position is in view. @param share margin beyond each edge as a share of the map's size */
    isIn: ({ left: at, top: below }: Spot, share: number): boolean =>
      isNear(at - corner.x, width, HALF_A_MARKER + share * width) &&
      isNear(below - corner.y, height, HALF_A_MARKER + share * height),
  };
}

/** Returns the position of a world point in the markers' pane for the current view. */
export const spotOf = (leaflet: LeafletMap, point: { x: number; y: number }): Spot => frameOf(leaflet).spotOf(point);

/** Positions an element in the pane. */
export function putOn(element: HTMLElement, { left, top }: Spot): void {
  element.style.transform = `translate(${left}px, ${top}px)`;
}

/** The highlighted locations. */
type Marked = { chosen: ReadonlySet<number>; pointed: number | undefined };

function mark(marker: Marker, { places }: Cluster, { chosen, pointed }: Marked): void {
  const isChosen = chosen.size > 0 && places.some(({ id }) => chosen.has(id));
  const isPointed = pointed !== undefined && places.some(({ id }) => id === pointed);
  if (!isChosen && !isPointed && !marker.isMarked) return;
  marker.isMarked = isChosen || isPointed;
  marker.button.classList.toggle('is-chosen', isChosen);
  marker.button.classList.toggle('is-pointed', isPointed);
}

/** Watches for drags. @returns checks whether the map was dragged since the last press */
function dragWatch(leaflet: LeafletMap, pane: HTMLElement): () => boolean {
  let isDragged = false;
  pane.addEventListener('pointerdown', () => {
    isDragged = false;
  });
  leaflet.on('drag', () => {
    isDragged = true;
  });
  return () => isDragged;
}

/** Draws locations as markers in a pane of the map; adjacent ones are clustered. */
export function createMarkerLayer(leaflet: LeafletMap, pane: HTMLElement, { nameOf, onPress }: Options): MarkerLayer {
  const layer = document.createElement('div');
  pane.append(layer);
  const drawn = new Map<number, Marker>();
  let places: readonly Place[] = [];
  let clusters: { zoom: number; all: Cluster[] } | undefined;
  let chosen: ReadonlySet<number> = new Set();
  let pointed: number | undefined;
  const isDragged = dragWatch(leaflet, pane);
  let later: ReturnType<typeof setTimeout> | undefined;
  leaflet.on('unload', () => clearTimeout(later));

  function markerOf(cluster: Cluster, spot: Spot): Marker {
    const known = drawn.get(cluster.key);
    if (known) return known;
    const button = drawMarker(cluster, nameOf(cluster), ({ detail }) => {
      // The end of a drag that began on a marker is no click on it; the keyboard never drags.
      if (detail === 0 || !isDragged()) onPress(cluster);
    });
    const marker = { button, spot, isMarked: false };
    drawn.set(cluster.key, marker);
    putOn(button, spot);
    layer.append(button);
    return marker;
  }

  /** Returns the clusters of a zoom; those of another zoom are removed with their markers. */
  function clustersAt(zoom: number): Cluster[] {
    if (clusters?.zoom === zoom) return clusters.all;
    drawn.clear();
    layer.replaceChildren();
    clusters = { zoom, all: clustersOf(places, zoom) };
    return clusters.all;
  }

  /** Draws markers in view and within a margin; removes those farther off. */
  function drawWithin(share: number) {
    const frame = frameOf(leaflet);
    // A pinch passes through fractional zooms; the markers only move with it.
    for (const cluster of clustersAt(Math.round(leaflet.getZoom()))) {
      const spot = frame.spotOf(cluster);
      if (frame.isIn(spot, share)) {
        const marker = markerOf(cluster, spot);
        if (marker.spot.left !== spot.left || marker.spot.top !== spot.top) putOn(marker.button, spot);
        marker.spot = spot;
        mark(marker, cluster, { chosen, pointed });
      } else if (!frame.isIn(spot, BEYOND)) {
        drawn.get(cluster.key)?.button.remove();
        drawn.delete(cluster.key);
      }
    }
  }

  /** Draws visible markers first: drawing the margin, too, would delay them on a slow device. */
  function draw() {
    drawWithin(0);
    clearTimeout(later);
    later = setTimeout(drawWithin, 0, BEYOND);
  }

  return {
    draw,
    setPlaces(next) {
      places = next;
      clusters = undefined;
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

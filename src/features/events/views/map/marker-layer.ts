import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import type { Place } from '../../../../model/answers/places';
import { type Cluster, clustersOf, worldPixels } from './clusters';
import { drawMarker } from './marker';

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
/** What is drawn of a cluster. */
type Marker = { button: HTMLButtonElement; spot: Spot; isMarked: boolean };

/** Markers are drawn this far beyond the edge, so that they are there already when the map is dragged. */
const BEYOND = 0.5;
/** Pixels beyond the edge up to which some of a marker is in view. */
const HALF_A_MARKER = 30;

/** The part of the world that is in view, as the pane has it: asked of the map once for thousands of places. */
function frameOf(leaflet: LeafletMap) {
  const pixels = worldPixels(leaflet.getZoom());
  const { x: left, y: top } = leaflet.getPixelOrigin();
  const middle = (leaflet.getCenter().lng + 180) / 360;
  const { x: width, y: height } = leaflet.getSize();
  const corner = leaflet.containerPointToLayerPoint([0, 0]);
  const isNear = (at: number, length: number, edge: number) => at > -edge && at < length + edge;
  return {
    /** Where a point of the world lies in the pane; of the worlds beside one another, in that which is in view. */
    spotOf: ({ x, y }: { x: number; y: number }): Spot => ({
      left: Math.round((x + Math.round(middle - x)) * pixels - left),
      top: Math.round(y * pixels - top),
    }),
    /** @param share how much of the map's size counts as in view beyond each edge */
    isIn: ({ left: at, top: below }: Spot, share: number): boolean =>
      isNear(at - corner.x, width, HALF_A_MARKER + share * width) &&
      isNear(below - corner.y, height, HALF_A_MARKER + share * height),
  };
}

/** Where a point of the world lies in the pane of the markers as the map is now. */
export const spotOf = (leaflet: LeafletMap, point: { x: number; y: number }): Spot => frameOf(leaflet).spotOf(point);

/** Puts an element on a spot of the pane. */
export function putOn(element: HTMLElement, { left, top }: Spot): void {
  element.style.transform = `translate(${left}px, ${top}px)`;
}

/** What stands out among the places. */
type Marked = { chosen: ReadonlySet<number>; pointed: number | undefined };

function mark(marker: Marker, { places }: Cluster, { chosen, pointed }: Marked): void {
  const isChosen = chosen.size > 0 && places.some(({ id }) => chosen.has(id));
  const isPointed = pointed !== undefined && places.some(({ id }) => id === pointed);
  if (!isChosen && !isPointed && !marker.isMarked) return;
  marker.isMarked = isChosen || isPointed;
  marker.button.classList.toggle('is-chosen', isChosen);
  marker.button.classList.toggle('is-pointed', isPointed);
}

/** @returns tells whether the map has been dragged since the last press */
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

/** Draws places as markers in a pane of the map; those that lie close together as one. */
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

  /** The clusters of a zoom; those of another one leave with all their markers. */
  function clustersAt(zoom: number): Cluster[] {
    if (clusters?.zoom === zoom) return clusters.all;
    drawn.clear();
    layer.replaceChildren();
    clusters = { zoom, all: clustersOf(places, zoom) };
    return clusters.all;
  }

  /** Draws what lies in view and so far beyond its edge; what lies farther off leaves. */
  function drawWithin(share: number) {
    const frame = frameOf(leaflet);
    // A pinch passes through zooms between two steps; the markers only follow it.
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

  /** What is in view comes first: drawing all around it would make a slow device wait for what nobody sees. */
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

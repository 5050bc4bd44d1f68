import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import type { Place } from '../../../../model/answers/places';
import { type Cluster, clustersOf, worldPixels } from './clusters';
import { drawMarker } from './marker';

/** The markers of a map. */
export type MarkerLayer = {
  setPlaces(places: readonly Place[]): void;
  setChosen(ids: ReadonlySet<number>): void;
  setHighlighted(id: number | undefined): void;
  /** Places every marker for the current view of the map. */
  draw(): void;
};

type Options = {
  /** Returns the accessible name of a marker. */
  nameOf(cluster: Cluster): string;
  onPress(cluster: Cluster): void;
};

/** A position in the markers' pane in px. */
type PanePosition = { left: number; top: number };
/** The rendered marker of a cluster. */
type Marker = { button: HTMLButtonElement; position: PanePosition; isEmphasised: boolean };

/** The margin around the view in which markers are drawn, so that they exist already when the map is dragged. */
const MARGIN_SHARE = 0.5;
/** The margin in px within which a part of a marker is visible. */
const HALF_MARKER_PX = 30;

/** Computes the visible part of the world in pane coordinates, once for thousands of locations. */
function viewportOf(leaflet: LeafletMap) {
  const pixels = worldPixels(leaflet.getZoom());
  const { x: left, y: top } = leaflet.getPixelOrigin();
  const centreX = (leaflet.getCenter().lng + 180) / 360;
  const { x: width, y: height } = leaflet.getSize();
  const corner = leaflet.containerPointToLayerPoint([0, 0]);
  const isNear = (offset: number, length: number, margin: number) => offset > -margin && offset < length + margin;
  return {
    /** Returns the pane position of a world point, in the visible one of the repeated worlds. */
    panePositionOf: ({ x, y }: { x: number; y: number }): PanePosition => ({
      left: Math.round((x + Math.round(centreX - x)) * pixels - left),
      top: Math.round(y * pixels - top),
    }),
    /** Checks whether a position is in view. @param share margin beyond each edge as a share of the map's size */
    contains: ({ left: x, top: y }: PanePosition, share: number): boolean =>
      isNear(x - corner.x, width, HALF_MARKER_PX + share * width) &&
      isNear(y - corner.y, height, HALF_MARKER_PX + share * height),
  };
}

/** Returns the position of a world point in the markers' pane for the current view. */
export const panePositionOf = (leaflet: LeafletMap, point: { x: number; y: number }): PanePosition =>
  viewportOf(leaflet).panePositionOf(point);

/** Positions an element in the pane. */
export function moveMarker(element: HTMLElement, { left, top }: PanePosition): void {
  element.style.transform = `translate(${left}px, ${top}px)`;
}

/** The highlighted locations. */
type Highlight = { chosenIds: ReadonlySet<number>; highlightedId: number | undefined };

function updateHighlight(marker: Marker, { places }: Cluster, { chosenIds, highlightedId }: Highlight): void {
  const isChosen = chosenIds.size > 0 && places.some(({ id }) => chosenIds.has(id));
  const isHighlighted = highlightedId !== undefined && places.some(({ id }) => id === highlightedId);
  if (!isChosen && !isHighlighted && !marker.isEmphasised) return;
  marker.isEmphasised = isChosen || isHighlighted;
  marker.button.classList.toggle('is-chosen', isChosen);
  marker.button.classList.toggle('is-pointed', isHighlighted);
}

/** Watches for drags. @returns checks whether the map was dragged since the last press */
function watchDrags(leaflet: LeafletMap, pane: HTMLElement): () => boolean {
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
  let chosenIds: ReadonlySet<number> = new Set();
  let highlightedId: number | undefined;
  const isDragged = watchDrags(leaflet, pane);
  let marginTimer: ReturnType<typeof setTimeout> | undefined;
  leaflet.on('unload', () => clearTimeout(marginTimer));

  function markerOf(cluster: Cluster, position: PanePosition): Marker {
    const existing = drawn.get(cluster.key);
    if (existing) return existing;
    const button = drawMarker(cluster, nameOf(cluster), ({ detail }) => {
      // The end of a drag that began on a marker is no click on it; the keyboard never drags.
      if (detail === 0 || !isDragged()) onPress(cluster);
    });
    const marker = { button, position, isEmphasised: false };
    drawn.set(cluster.key, marker);
    moveMarker(button, position);
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
    const viewport = viewportOf(leaflet);
    // A pinch passes through fractional zooms; the markers only move with it.
    for (const cluster of clustersAt(Math.round(leaflet.getZoom()))) {
      const position = viewport.panePositionOf(cluster);
      if (viewport.contains(position, share)) {
        const marker = markerOf(cluster, position);
        if (marker.position.left !== position.left || marker.position.top !== position.top)
          moveMarker(marker.button, position);
        marker.position = position;
        updateHighlight(marker, cluster, { chosenIds, highlightedId });
      } else if (!viewport.contains(position, MARGIN_SHARE)) {
        drawn.get(cluster.key)?.button.remove();
        drawn.delete(cluster.key);
      }
    }
  }

  /** Draws visible markers first: drawing the margin, too, would delay them on a slow device. */
  function draw() {
    drawWithin(0);
    clearTimeout(marginTimer);
    marginTimer = setTimeout(drawWithin, 0, MARGIN_SHARE);
  }

  return {
    draw,
    setPlaces(next) {
      places = next;
      clusters = undefined;
      draw();
    },
    setChosen(ids) {
      chosenIds = ids;
      draw();
    },
    setHighlighted(id) {
      highlightedId = id;
      draw();
    },
  };
}

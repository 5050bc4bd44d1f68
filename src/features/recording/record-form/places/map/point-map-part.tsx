import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Position } from '../../../../../model/community';
import { Notice } from '../../../../../ui/notice';
import { adoptStyle } from '../../../../../ui/panel/adopt-style';
import { createPointMap, type MapView, type PointMap as Shown, type TileState } from './create-point-map';
import css from './map.css?inline';
import { MapButtons, MapFrame, MapSurface } from './map-layout';
import { mapPin } from './map-pin';

type Props = {
  /** Address of the tiles with {z}, {x} and {y}. */
  tiles: string;
  /** Shown where there is no point yet. */
  view: MapView;
  point: Position | undefined;
  /** The id of what explains how the map is used. */
  describedBy: string;
  onPoint(point: Position): void;
};

const POINT_ZOOM = 16;
const STEP = 8;
const LARGE_STEP = 64;

/** Right and down, in steps. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '-': -1 };

/** A small map on which the user sets a point: by a tap, by dragging it, or with the arrow keys. */
export function PointMap({ tiles, view, point, describedBy, onPoint }: Props) {
  const { t } = useLingui();
  const { surface, map, state } = useMap({ tiles, view, point, onPoint });

  function press(event: KeyboardEvent) {
    const [right, down] = ARROWS[event.key] ?? [];
    const zoom = ZOOMS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (right !== undefined && down !== undefined) {
      const step = event.shiftKey ? LARGE_STEP : STEP;
      const next = map.current?.beside(point, right * step, down * step);
      if (next) onPoint(next);
    } else if (zoom !== undefined) map.current?.zoomBy(zoom);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <MapFrame className="wide">
        <MapSurface
          ref={surface}
          // A map has no role of its own; in an application the arrow keys are ours.
          role="application"
          aria-label={t`Karte`}
          aria-describedby={describedBy}
          tabIndex={0}
          onKeyDown={press}
        />
        <MapButtons>
          <button type="button" aria-label={t`Karte vergrößern`} onClick={() => map.current?.zoomBy(1)}>
            +
          </button>
          <button type="button" aria-label={t`Karte verkleinern`} onClick={() => map.current?.zoomBy(-1)}>
            −
          </button>
        </MapButtons>
      </MapFrame>
      {state === 'failed' && (
        <Notice kind="warning" role="status" title={t`Die Karte ist gerade nicht zu erreichen`}>
          <p>{t`Sie können die Koordinaten eintippen oder die Adresse ohne Punkt vorschlagen.`}</p>
          <button type="button" className="button is-quiet" onClick={() => map.current?.reload()}>
            {t`Karte noch einmal laden`}
          </button>
        </Notice>
      )}
    </>
  );
}

/** The map in its box, kept in step with the point and, until there is one, with the view. */
function useMap({ tiles, view, point, onPoint }: Omit<Props, 'describedBy'>) {
  const surface = useRef<HTMLDivElement>(null);
  const map = useRef<Shown>(undefined);
  const [state, setState] = useState<TileState>('loading');
  const latest = useRef({ view, point, onPoint });
  latest.current = { view, point, onPoint };

  useLayoutEffect(() => adoptStyle(surface.current, css), []);
  useEffect(() => {
    const box = surface.current;
    if (!box) return;
    const { view, point } = latest.current;
    const shown = createPointMap(box, {
      tiles,
      view: point ? { middle: point, zoom: POINT_ZOOM } : view,
      pin: mapPin(),
      onPoint: (next) => latest.current.onPoint(next),
      onTiles: setState,
    });
    map.current = shown;
    shown.showPoint(point);
    return () => {
      map.current = undefined;
      shown.end();
    };
  }, [tiles]);
  const { lat, lon } = point ?? {};
  useEffect(() => {
    map.current?.showPoint(lat === undefined || lon === undefined ? undefined : { lat, lon });
  }, [lat, lon]);
  const { middle, zoom } = view;
  // A point that is set already stays in sight, whatever community is chosen afterwards.
  useEffect(() => {
    if (!latest.current.point) map.current?.show({ middle: { lat: middle.lat, lon: middle.lon }, zoom });
  }, [middle.lat, middle.lon, zoom]);
  return { surface, map, state };
}

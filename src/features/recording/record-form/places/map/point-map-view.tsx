import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Position } from '../../../../../model/answers/community';
import type { TileState } from '../../../../../ui/map/create-map';
import type { MapView } from '../../../../../ui/map/map-box';
import { MapFrame } from '../../../../../ui/map/map-frame';
import { Notice } from '../../../../../ui/notice';
import { createPointMap, type PointMap as Shown } from './create-point-map';

type Props = {
  /** The URL template of the tiles with {z}, {x} and {y}. */
  tiles: string;
  /** The initial view without a point. */
  view: MapView;
  point: Position | undefined;
  /** The id of the element that explains the controls of the map. */
  describedBy: string;
  onPoint(point: Position): void;
};

const POINT_ZOOM = 16;
const STEP = 8;
const LARGE_STEP = 64;

/** Renders a small map to set a point by tap, drag or arrow keys. */
export function PointMapView({ tiles, view, point, describedBy, onPoint }: Props) {
  const { t } = useLingui();
  const { surface, map, state } = useMap({ tiles, view, point, onPoint });

  function move(right: number, down: number, isLarge: boolean) {
    const step = isLarge ? LARGE_STEP : STEP;
    const next = map.current?.offsetFrom(point, right * step, down * step);
    if (next) onPoint(next);
  }

  return (
    <>
      <div className="wide">
        <MapFrame
          {...{ surface, describedBy }}
          isSettable
          labels={{ map: t`Karte`, nearer: t`Karte vergrößern`, farther: t`Karte verkleinern` }}
          onArrow={move}
          onZoom={(steps) => map.current?.zoomBy(steps)}
        />
      </div>
      {state === 'failed' && (
        <Notice kind="warning" role="status" title={t`Die Karte lässt sich gerade nicht laden`}>
          <p>{t`Sie können die Koordinaten eingeben oder die Adresse ohne Punkt vorschlagen.`}</p>
          <button type="button" className="button is-quiet" onClick={() => map.current?.reload()}>
            {t`Karte noch einmal laden`}
          </button>
        </Notice>
      )}
    </>
  );
}

/** Keeps the map in sync with the point and, before there is one, with the view. */
function useMap({ tiles, view, point, onPoint }: Omit<Props, 'describedBy'>) {
  const surface = useRef<HTMLDivElement>(null);
  const map = useRef<Shown>(undefined);
  const [state, setState] = useState<TileState>('loading');
  const latest = useEffectEvent(() => ({ view, point, onPoint }));

  useEffect(() => {
    const container = surface.current;
    if (!container) return;
    const { view, point } = latest();
    const pointMap = createPointMap(container, {
      tiles,
      view: point ? { middle: point, zoom: POINT_ZOOM } : view,
      onPoint: (next) => latest().onPoint(next),
      onTiles: setState,
    });
    map.current = pointMap;
    pointMap.showPoint(point);
    return () => {
      map.current = undefined;
      pointMap.end();
    };
  }, [tiles]);
  const { lat, lon } = point ?? {};
  useEffect(() => {
    map.current?.showPoint(lat === undefined || lon === undefined ? undefined : { lat, lon });
  }, [lat, lon]);
  const { middle, zoom } = view;
  // A point that is set stays visible when another community is chosen.
  useEffect(() => {
    if (!latest().point) map.current?.show({ middle: { lat: middle.lat, lon: middle.lon }, zoom });
  }, [middle.lat, middle.lon, zoom]);
  return { surface, map, state };
}

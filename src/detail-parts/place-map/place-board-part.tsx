import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Position } from '../../model/answers/community';
import { type BaseMap, createMap, type TileState } from '../../ui/map/create-map';
import { MapFrame } from '../../ui/map/map-frame';
import { pinMarker } from '../../ui/map/pin-marker';

type Props = {
  /** The address of the tiles with {z}, {x} and {y}. */
  tiles: string;
  position: Position;
  /** True if the visitor has just opened the map: the button is gone. */
  isNew: boolean;
};

/** The zoom for the streets around a building. */
const ZOOM = 15;
const PAN_STEP_PX = 80;
const LARGE_PAN_STEP_PX = 240;

const TileError = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  margin-top: 8px;
`;

/** Renders a map with a marker at a location. */
export function PlaceBoard({ tiles, position, isNew }: Props) {
  const { t } = useLingui();
  const helpId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const { map, tileState } = useMap(surface, { tiles, position });
  useEffect(() => {
    if (isNew) surface.current?.focus({ preventScroll: true });
  }, [isNew]);

  return (
    <>
      <MapFrame
        surface={surface}
        describedBy={helpId}
        labels={{ map: t`Karte`, nearer: t`Karte vergrößern`, farther: t`Karte verkleinern` }}
        onArrow={(right, down, isLarge) => {
          const step = isLarge ? LARGE_PAN_STEP_PX : PAN_STEP_PX;
          map.current?.leaflet.panBy([right * step, down * step], { animate: false });
        }}
        onZoom={(steps) => map.current?.zoomBy(steps)}
      />
      <p id={helpId} className="visually-hidden">
        {t`Ein Punkt zeigt den Ort. Die Pfeiltasten bewegen die Karte, + und − vergrößern und verkleinern sie.`}
      </p>
      {tileState === 'failed' && (
        <TileError>
          <p role="status">{t`Die Bilder der Karte lassen sich gerade nicht laden. Der Punkt zeigt trotzdem den richtigen Ort.`}</p>
          <button type="button" className="button is-quiet" onClick={() => map.current?.reload()}>
            {t`Erneut versuchen`}
          </button>
        </TileError>
      )}
    </>
  );
}

/** Keeps the map in its box while the box exists. */
function useMap(surface: RefObject<HTMLDivElement | null>, { tiles, position: { lat, lon } }: Omit<Props, 'isNew'>) {
  const map = useRef<BaseMap>(undefined);
  const [tileState, setTileState] = useState<TileState>('loading');
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const newMap = createMap(element, { tiles, view: { middle: { lat, lon }, zoom: ZOOM }, onTiles: setTileState });
    newMap.leaflet.addLayer(pinMarker({ lat, lon }, { interactive: false }));
    map.current = newMap;
    return () => {
      map.current = undefined;
      newMap.end();
    };
  }, [surface, tiles, lat, lon]);
  return { map, tileState };
}

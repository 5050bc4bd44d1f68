import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon';
import { adoptStyle } from '../panel/adopt-style';
import css from './map-ask.css?inline';
import { MapDrawing } from './map-drawing';

type Props = {
  /** Who is asked for the images of the map, and what that tells them. */
  children: ReactNode;
  /** What the button says. */
  label: string;
  onOpen(): void;
};

/** Stands in the place of a map until somebody wants it: nothing is asked for before. */
export function MapAsk({ children, label, onOpen }: Props) {
  return (
    <MapWaiting>
      <MapDrawing />
      <div className="map-ask">
        <p>{children}</p>
        <button type="button" className="button" onClick={onOpen}>
          <Icon name="place" />
          {label}
        </button>
      </div>
    </MapWaiting>
  );
}

/** The place of a map that is not there yet, or cannot be. */
export function MapWaiting({ isBusy = false, children }: { isBusy?: boolean; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adoptStyle(box.current, css), []);
  return (
    <div ref={box} className="map-waiting" aria-busy={isBusy}>
      {children}
    </div>
  );
}

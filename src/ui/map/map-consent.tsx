import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon';
import { adoptStyleText } from '../panel/adopt-style-text';
import { DrawnMap } from './drawn-map';
import css from './map-consent.css?inline';

type Props = {
  /** Who is asked for the images of the map, and what that tells them. */
  children: ReactNode;
  /** What the button says. */
  label: string;
  onOpen(): void;
};

/** Stands in the place of a map until somebody wants it: nothing is asked for before. */
export function MapConsent({ children, label, onOpen }: Props) {
  return (
    <MapWaiting>
      <DrawnMap />
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

type ComingProps = {
  hasFailed: boolean;
  /** What is said where the code of the map did not come, and what the button then says. */
  words: { failure: string; retry: string };
  onRetry(): void;
};

/** Stands in the place of a map while its code is on the way. */
export function MapLoading({ hasFailed, words, onRetry }: ComingProps) {
  return (
    <MapWaiting isBusy={!hasFailed}>
      {hasFailed && (
        <>
          <p role="alert">{words.failure}</p>
          <button type="button" className="button is-quiet" onClick={onRetry}>
            {words.retry}
          </button>
        </>
      )}
    </MapWaiting>
  );
}

function MapWaiting({ isBusy = false, children }: { isBusy?: boolean; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adoptStyleText(box.current, css), []);
  return (
    <div ref={box} className="map-waiting" aria-busy={isBusy}>
      {children}
    </div>
  );
}

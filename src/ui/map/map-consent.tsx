import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useCodeFailure } from '../code-failure';
import { Icon } from '../icon';
import { adoptStyleText } from '../panel/adopt-style-text';
import { DrawnMap } from './drawn-map';
import css from './map-consent.css?inline';

type Props = {
  /** The explanation: which server delivers the images of the map, and what data that server gets. */
  children: ReactNode;
  /** The label of the button. */
  label: string;
  onOpen(): void;
};

/** Renders the consent in place of a map: no request is sent before it. */
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

type LoadingProps = {
  hasFailed: boolean;
  /** The message if the code of the map failed to load. */
  failure: string;
  onRetry(): void;
};

/** Renders the placeholder of a map while its code loads. */
export function MapLoading({ hasFailed, failure, onRetry }: LoadingProps) {
  const { advice, label, act } = useCodeFailure(onRetry);
  return (
    <MapWaiting isBusy={!hasFailed}>
      {hasFailed && (
        <>
          <p role="alert">
            {failure} {advice}
          </p>
          <button type="button" className="button is-quiet" onClick={act}>
            {label}
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

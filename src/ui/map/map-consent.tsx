import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
  /** The message if the code of the map failed to load, and the label of the retry button. */
  labels: { failure: string; retry: string };
  onRetry(): void;
};

/** Renders the placeholder of a map while its code loads. */
export function MapLoading({ hasFailed, labels, onRetry }: LoadingProps) {
  return (
    <MapWaiting isBusy={!hasFailed}>
      {hasFailed && (
        <>
          <p role="alert">{labels.failure}</p>
          <button type="button" className="button is-quiet" onClick={onRetry}>
            {labels.retry}
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

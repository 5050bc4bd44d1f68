import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Renders a failed part of the map and its retry button. */
export function MapNotice({ children, onRetry }: { children: ReactNode; onRetry(): void }) {
  const { t } = useLingui();
  return (
    <div className="map-notice">
      <p role="status">{children}</p>
      <button type="button" className="button is-quiet" onClick={onRetry}>
        {t`Erneut versuchen`}
      </button>
    </div>
  );
}

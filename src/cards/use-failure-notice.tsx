import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LazyModule } from '../lib/lazy-module';
import { AlertNotice } from '../ui/alert-notice';
import { useLazyPartState } from '../ui/lazy-part';

/** Returns the lazy part that explains a failed list, and a fallback if that part cannot be loaded either. */
export function useFailureNotice<Notice>(lazyNotice: LazyModule<Notice>, isShown: boolean, retry: () => void) {
  const { t } = useLingui();

  const { part, hasFailed, retry: again } = useLazyPartState(lazyNotice, isShown);
  // Without a connection, even the explanation cannot load.
  const isOffline = navigator.onLine === false;
  const fallback: ReactNode = hasFailed && (
    <AlertNotice
      title={
        <p className="notice-title">
          <b>{isOffline ? t`Keine Verbindung` : t`Der Server ist gerade nicht erreichbar`}</b>
        </p>
      }
      hint={
        isOffline
          ? t`Der Veranstaltungskalender ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.`
          : t`Bitte versuchen Sie es in ein paar Minuten noch einmal.`
      }
      onRetry={() => {
        again();
        retry();
      }}
    />
  );
  return [part, fallback] as const;
}

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LazyModule } from '../lib/lazy-module';
import { AlertNotice } from '../ui/alert-notice';
import { useCodeFailure } from '../ui/code-failure';
import { useLazyPartState } from '../ui/lazy-part';

/** Returns the lazy part that explains a failed list, and a fallback if that part cannot be loaded either. */
export function useFailureNotice<Notice>(lazyNotice: LazyModule<Notice>, isShown: boolean, retry: () => void) {
  const { t } = useLingui();

  const { part, hasFailed, retry: again } = useLazyPartState(lazyNotice, isShown);
  const { advice, label, act } = useCodeFailure(() => {
    again();
    retry();
  });
  // Without a connection, even the explanation cannot load.
  const [title, hint] =
    navigator.onLine === false
      ? [
          t`Keine Verbindung`,
          t`Der Veranstaltungskalender ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.`,
        ]
      : [t`Der Server ist gerade nicht erreichbar`, t`Bitte versuchen Sie es in ein paar Minuten noch einmal.`];
  const fallback: ReactNode = hasFailed && (
    <AlertNotice
      title={
        <p className="notice-title">
          <b>{advice === undefined ? title : t`Fehler`}</b>
        </p>
      }
      hint={advice ?? hint}
      label={label}
      onRetry={act}
    />
  );
  return [part, fallback] as const;
}

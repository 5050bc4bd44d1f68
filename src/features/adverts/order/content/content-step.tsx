import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error';
import { ErrorNotice } from '../../../../app/error-notice';
import { Notice } from '../../../../ui/notice';
import { useOrder } from '../order-context';
import { ContentForm } from './content-form';

/** Renders the step for the advert's content, prefilled from its event. */
export function ContentStep() {
  const { t } = useLingui();
  const { event, steps, go, placed, state, store } = useOrder();
  const [isContentRestored, setContentRestored] = useState(false);
  if (event.step === 'loading') return <p className="hint" role="status">{t`Die Veranstaltung wird geladen …`}</p>;
  if (event.step === 'failed') {
    const isMissing = event.error instanceof ApiError && event.error.failure === 'missing';
    const choice = (['existingEvent', 'newEvent', 'eventSelection'] as const).find((step) => steps.includes(step));
    if (!isMissing || !choice) return <ErrorNotice error={event.error} onRetry={event.retry} />;
    return (
      <Notice kind="warning" role="alert" title={t`Die gewählte Veranstaltung gibt es nicht mehr`}>
        <button type="button" className="button" onClick={() => go(choice, { isReturning: true })}>
          {t`Andere Veranstaltung wählen`}
        </button>
      </Notice>
    );
  }
  if (!placed) return null;
  return (
    <>
      {state.replacedContent && (
        <Notice kind="info" role="status" title={t`Der Inhalt kommt jetzt von Ihrer neuen Veranstaltung`}>
          <p>{t`Titel, Text und Bild der vorherigen Veranstaltung passen nicht mehr. Bitte prüfen Sie den neuen Inhalt.`}</p>
          <button
            type="button"
            className="button is-quiet"
            onClick={() => {
              store.restoreContent();
              setContentRestored(true);
            }}
          >
            {t`Bisherigen Inhalt verwenden`}
          </button>
        </Notice>
      )}
      <ContentForm
        key={`${event.value?.id} ${placed.slot.id} ${isContentRestored}`}
        event={event.value}
        slot={placed.slot}
      />
    </>
  );
}

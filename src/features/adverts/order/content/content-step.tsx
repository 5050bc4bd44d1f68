import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../../../api/api-error';
import { TextsProvider } from '../../../../i18n/locale-provider';
import { LoadFailure } from '../../../../portal/form-parts/load-failure';
import { fieldTexts } from '../../../../ui/field-texts-lazy';
import { Notice } from '../../../../ui/notice';
import { useOrder } from '../order-context';
import { ContentForm } from './content-form';

/** What the advert shows; it begins with what its event says. */
export function ContentStep() {
  const { t } = useLingui();
  const { event, steps, go, placed } = useOrder();
  if (event.step === 'loading') return <p className="hint" role="status">{t`Die Veranstaltung wird geladen …`}</p>;
  if (event.step === 'failed') {
    const isGone = event.error instanceof ApiError && event.error.failure === 'missing';
    const choice = (['existingEvent', 'newEvent', 'eventSelection'] as const).find((step) => steps.includes(step));
    if (!isGone || !choice) return <LoadFailure error={event.error} onRetry={event.retry} />;
    return (
      <Notice kind="warning" role="alert" title={t`Ihre gewählte Veranstaltung ist nicht mehr da`}>
        <button type="button" className="button" onClick={() => go(choice, { isReturning: true })}>
          {t`Andere Veranstaltung wählen`}
        </button>
      </Notice>
    );
  }
  if (!placed) return null;
  return (
    <TextsProvider texts={fieldTexts}>
      <ContentForm key={`${event.value?.id} ${placed.slot.id}`} event={event.value} slot={placed.slot} />
    </TextsProvider>
  );
}

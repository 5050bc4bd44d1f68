import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import type { OwnAdvertEvent } from '../../../../model/answers/advert-event';
import { Notice } from '../../../../ui/notice';
import { useOrder } from '../order-context';
import { AdvertisedEventLink } from './event-link';
import type { EventHindrance } from './own-advert-event';

/** Renders why the chosen event cannot be advertised and what to do, or that its advert waits for its approval. */
export function EventNote() {
  const { t } = useLingui();
  const { event, hindrance } = useOrder();
  if (event.step !== 'ready' || !event.value) return null;
  if (hindrance) return <HindranceNote event={event.value} hindrance={hindrance} />;
  if (event.value.visibility !== 'waiting') return null;
  return (
    <Notice kind="info" role="status" title={t`Ihre Veranstaltung wird noch geprüft`}>
      <p>{t`Sie können die Anzeige schon bestellen. Sie erscheint erst, wenn die Veranstaltung freigegeben ist.`}</p>
    </Notice>
  );
}

function HindranceNote({ event, hindrance }: { event: OwnAdvertEvent; hindrance: EventHindrance }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { step, steps, go } = useOrder();
  const { id, title, lastDate = '' } = event;
  const note = (headline: string, help: ReactNode, action?: ReactNode) => (
    <Notice kind="warning" role="alert" title={headline}>
      <p>{help}</p>
      {action}
    </Notice>
  );
  // The form of the event is below.
  const isEditing = step === 'newEvent';
  switch (hindrance) {
    case 'draft':
      return note(
        t`„${title}“ ist noch nicht veröffentlicht`,
        isEditing
          ? t`Sie können nur für Veranstaltungen werben, die Besucher sehen. Bitte veröffentlichen Sie diese unten. Das Formular zeigt Ihnen, was noch fehlt.`
          : t`Sie können nur für Veranstaltungen werben, die Besucher sehen. Bitte veröffentlichen Sie diese zuerst, oder wählen Sie eine andere.`,
        !isEditing && <AdvertisedEventLink id={id}>{t`Bearbeiten und veröffentlichen`}</AdvertisedEventLink>,
      );
    case 'rejected':
      return note(
        t`„${title}“ wurde abgelehnt`,
        t`Sie können nur für Veranstaltungen werben, die Besucher sehen. Bitte überarbeiten Sie diese und senden Sie sie noch einmal, oder wählen Sie eine andere.`,
        !isEditing && <AdvertisedEventLink id={id}>{t`Überarbeiten`}</AdvertisedEventLink>,
      );
    case 'cancelled':
      return note(t`„${title}“ ist abgesagt`, t`Bitte wählen Sie eine andere Veranstaltung.`);
    case 'over': {
      const day = formatDay(lastDate, locale, 'shortWithYear');
      return note(
        t`„${title}“ ist vor Ihrem letzten Werbetag zu Ende`,
        t`Der letzte Termin ist ${day}. Bitte wählen Sie Tage bis dahin oder eine andere Veranstaltung.`,
        steps.includes('when') && (
          <button type="button" className="button is-quiet" onClick={() => go('when', { isReturning: true })}>
            {t`Tage ändern`}
          </button>
        ),
      );
    }
  }
}

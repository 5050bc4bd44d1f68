import { useLingui } from '@lingui/react/macro';
import type { Booking } from '../../../model/answers/booking';
import { Notice } from '../../../ui/notice';

/** Checks whether a booked advert does not appear on its days because its event is not visible. */
export const isHidden = ({ event, state }: Booking): boolean =>
  event !== undefined &&
  event.visibility !== 'visible' &&
  event.visibility !== 'over' &&
  state !== 'ordered' &&
  state !== 'finished' &&
  state !== 'cancelled';

/** Renders a notice if an advert does not appear, or not on all days, because its event is not visible. */
export function EventNotice({ booking: { event, state } }: { booking: Booking }) {
  const { t } = useLingui();
  if (!event || state === 'cancelled' || state === 'finished') return null;
  switch (event.visibility) {
    case 'waiting':
      return (
        <Notice kind="info" title={t`Ihre Veranstaltung wird noch geprüft`}>
          <p>{t`Die Anzeige erscheint erst, wenn die Veranstaltung freigegeben ist.`}</p>
        </Notice>
      );
    case 'draft':
    case 'rejected':
    case 'cancelled':
    case 'deleted':
      return (
        <Notice kind="warning" title={t`Ihre Anzeige erscheint zurzeit nicht`}>
          <p>
            {event.visibility === 'cancelled'
              ? t`Die Veranstaltung ist abgesagt.`
              : event.visibility === 'deleted'
                ? t`Die Veranstaltung gibt es nicht mehr.`
                : t`Besucher sehen die Veranstaltung nicht. Sobald sie veröffentlicht ist, erscheint die Anzeige an den gebuchten Tagen.`}
          </p>
        </Notice>
      );
    case 'over':
      return (
        <Notice kind="info" title={t`Ihre Veranstaltung ist vor dem letzten gebuchten Tag zu Ende`}>
          <p>{t`Tage, an denen noch nichts gedruckt oder gezeigt wird, können Sie zurückgeben.`}</p>
        </Notice>
      );
    default:
      return null;
  }
}

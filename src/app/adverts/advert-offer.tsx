import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { is, string, type } from 'superstruct';
import { useTranslation } from '../../i18n/use-translation';
import { deviceStorage } from '../../lib/storage';
import { withLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';
import { usePortal } from '../portal';
import { useQuery } from '../use-query';
import { shownPart } from './shown-part';

/** Who does not want to advertise says so once on a device; the menu of an own event still leads to an advert. */
const REFUSED = 'advert_offer_refused';
const YES = '1';

/** Whether the element has the order, and who looks at it has not refused. */
const isOffered = ({ localName }: HTMLElement): boolean =>
  localName === 'event-portal' && deviceStorage.get(REFUSED) !== YES;

/** Asks whether an own event is to be advertised, where the element has the order; nothing for who has refused. */
export const AdvertOffer = shownPart(({ eventId }: { eventId: string }) => {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { element, router } = usePortal();
  const route = withLocale(`${paths.newAdvert}?eventId=${encodeURIComponent(eventId)}`, locale);
  const [wasOffered] = useState(() => isOffered(element));
  const [isRefused, setRefused] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isRefused) answer.current?.focus({ preventScroll: true });
  }, [isRefused]);
  if (!wasOffered) return null;
  if (isRefused)
    return (
      <p ref={answer} className="booked-offer" role="status" tabIndex={-1}>
        {t`Auf diesem Gerät fragen wir nicht mehr danach.`}
      </p>
    );
  return (
    <aside className="booked-offer" aria-label={t`Werbung für diese Veranstaltung`}>
      <p>
        <strong>{t`Für diese Veranstaltung werben?`}</strong>{' '}
        {t`Eine Anzeige steht dort, wo andere suchen. Den Preis sehen Sie, bevor Sie bestellen.`}
      </p>
      <div>
        <a className="button is-quiet" href={router.hrefOf(route)} data-route={route}>
          {t`Bewerben`}
        </a>
        <button
          type="button"
          className="button is-quiet"
          onClick={() => {
            deviceStorage.set(REFUSED, YES);
            setRefused(true);
          }}
        >
          {t`Nein, danke`}
        </button>
      </div>
    </aside>
  );
});

/**
 * Whether an event has been recorded by who looks at it, and can be advertised still. The own list is asked for it: of an
 * event of somebody else that says nothing, where the event itself would be refused. A failed call says no.
 */
export function useIsOwn(eventId: string | undefined): boolean {
  const { client, element } = usePortal();
  const { api, session } = client;
  const isAsked = eventId !== undefined && isOffered(element) && session.validToken() !== undefined;
  const load = async (signal: AbortSignal) =>
    isIn((await api.get('my/events', { id: eventId, status: 'upcoming' }, signal)).data, eventId);
  return useQuery(isAsked ? { key: ['own event', eventId], load } : undefined, { quiet: true }).value ?? false;
}

const OwnAnswer = type({ id: string() });

const isIn = (rows: unknown, eventId: string | undefined): boolean =>
  Array.isArray(rows) && rows.some((row) => is(row, OwnAnswer) && row.id === eventId);

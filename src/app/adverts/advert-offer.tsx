import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { is, string, type } from 'superstruct';
import { useTranslation } from '../../i18n/use-translation';
import { deviceStorage } from '../../lib/storage';
import { withLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';
import { usePortal } from '../portal';
import { useQuery } from '../use-query';
import { withAdvertStyles } from './shown-part';

/** The storage key of a refusal, once per device; the menu of an author's event still leads to an advert. */
const REFUSED = 'advert_offer_refused';
const REFUSED_VALUE = '1';

/** Checks whether the element has the order, and the visitor has not refused. */
const isOffered = ({ localName }: HTMLElement): boolean =>
  localName === 'event-portal' && deviceStorage.get(REFUSED) !== REFUSED_VALUE;

/** Renders the offer to advertise an event of the author, if the element has the order; nothing after a refusal. */
export const AdvertOffer = withAdvertStyles(({ eventId }: { eventId: string }) => {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { element, router } = usePortal();
  const route = withLocale(`${paths.newAdvert}?eventId=${encodeURIComponent(eventId)}`, locale);
  const [wasOffered] = useState(() => isOffered(element));
  const [isRefused, setRefused] = useState(false);
  const refusalNote = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (isRefused) refusalNote.current?.focus({ preventScroll: true });
  }, [isRefused]);
  if (!wasOffered) return null;
  if (isRefused)
    return (
      <p ref={refusalNote} className="booked-offer" role="status" tabIndex={-1}>
        {t`Auf diesem Gerät fragen wir Sie nicht mehr.`}
      </p>
    );
  return (
    <aside className="booked-offer" aria-label={t`Werbung für diese Veranstaltung`}>
      <p>
        <strong>{t`Für diese Veranstaltung werben?`}</strong>{' '}
        {t`Ihre Anzeige erscheint dort, wo andere suchen. Sie sehen den Preis, bevor Sie bestellen.`}
      </p>
      <div>
        <a className="button is-quiet" href={router.hrefOf(route)} data-route={route}>
          {t`Bewerben`}
        </a>
        <button
          type="button"
          className="button is-quiet"
          onClick={() => {
            deviceStorage.set(REFUSED, REFUSED_VALUE);
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
 * Returns whether the event belongs to the person who is logged in, and can still be advertised. It queries the
 * person's own list: for another author's event the list is empty, while the event itself would be refused. A failed
 * call returns false.
 */
export function useIsOwn(eventId: string | undefined): boolean {
  const { client, element } = usePortal();
  const { api, session } = client;
  const shouldLoad = eventId !== undefined && isOffered(element) && session.validToken() !== undefined;
  const load = async (signal: AbortSignal) =>
    includesEvent((await api.get('my/events', { id: eventId, status: 'upcoming' }, signal)).data, eventId);
  return useQuery(shouldLoad ? { key: ['own event', eventId], load } : undefined, { quiet: true }).value ?? false;
}

const OwnEvent = type({ id: string() });

const includesEvent = (rows: unknown, eventId: string | undefined): boolean =>
  Array.isArray(rows) && rows.some((row) => is(row, OwnEvent) && row.id === eventId);

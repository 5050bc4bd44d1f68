import { useLingui } from '@lingui/react/macro';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { callUrl } from '../../../api/call-url';
import { usePortal } from '../../../app/portal';
import { useHas } from '../../../app/use-has';
import { listRoute } from '../../../cards/list-links';
import { TextsProvider } from '../../../i18n/locale-provider';
import { eventTexts } from '../../../i18n/texts';
import { useTranslation } from '../../../i18n/use-translation';
import { changeFilter, emptyFilter, MAX_IDS } from '../../../model/event-filter';
import { Icon } from '../../../ui/icon';
import { adoptStyleText } from '../../../ui/panel/adopt-style-text';
import onPaper from '../on-paper.css?inline';
import { favouritesLocation } from './favourites-location';

type Props = { ids: readonly string[] /** True if this device can store favourites. */; isPersistent: boolean };

/** Renders where favourites are stored, and their further uses: today's events, calendar export, print. */
export const FavouriteUses = (props: Props) => (
  <Suspense>
    <TextsProvider texts={eventTexts}>
      <UseLinks {...props} />
    </TextsProvider>
  </Suspense>
);

function UseLinks({ ids, isPersistent }: Props) {
  const { t } = useLingui();
  const { client, router } = usePortal();
  const hasFeeds = useHas()('feeds');
  const printButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => adoptStyleText(printButton.current, onPaper), []);
  const todayRoute = listRoute(
    changeFilter(emptyFilter(), { isFavourites: true, when: 'today' }),
    useTranslation().locale,
  );
  const calendarHref = callUrl(client.host, 'events.ics', { ids: ids.slice(-MAX_IDS).join(',') });
  return (
    <>
      <StorageNote isPersistent={isPersistent} />
      <a className="button is-quiet" href={router.hrefOf(todayRoute)} data-route={todayRoute}>
        {t`Heute aus meiner Merkliste`}
      </a>
      {hasFeeds && (
        <a className="button is-quiet" href={calendarHref} download>
          <Icon name="calendar" />
          {t`Kalenderdatei`}
        </a>
      )}
      <button ref={printButton} type="button" className="button is-quiet" onClick={() => window.print()}>
        {t`Drucken`}
      </button>
    </>
  );
}

function StorageNote({ isPersistent }: Pick<Props, 'isPersistent'>) {
  const { t } = useLingui();
  const { current } = useSnapshot(favouritesLocation(usePortal().client.session));
  if (current === 'account') return <p>{t`Ihre Merkliste ist in Ihrem Konto gespeichert.`}</p>;
  if (!isPersistent)
    return <p>{t`Ihr Browser speichert hier nichts. Die Merkliste gilt, bis Sie die Seite verlassen.`}</p>;
  if (current === 'onTheWay')
    return (
      <p>{t`Ihre Merkliste ist auf diesem Gerät gespeichert. Sie kommt in Ihr Konto, sobald es wieder erreichbar ist.`}</p>
    );
  return <p>{t`Ihre Merkliste ist nur auf diesem Gerät gespeichert.`}</p>;
}

import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { usePortal, useRoute } from '../../../app/portal';
import { lastList } from '../../../cards/last-list';
import type { EventsInput } from '../../../cards/list-input';
import { BackAnchor } from '../../../detail-parts/detail-layout';
import { useTranslation } from '../../../i18n/use-translation';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import { Icon } from '../../../ui/icon';

/** Renders the link back to the filtered list; in an `event-detail`, from a similar event to its own. */
export function BackLink({ eventId }: { eventId: string }) {
  const { element, input, router, navigate } = usePortal<EventsInput>();
  const { t } = useLingui();
  const { locale } = useTranslation();
  const currentRoute = useRoute();

  if (element.localName === 'event-detail') {
    if (!input.eventId || input.eventId === eventId) return null;
    return <RouteLink route={withLocale(paths.event(input.eventId), locale)}>{t`Zurück`}</RouteLink>;
  }

  const list = lastList(router);
  const route = withLocale(list?.route ?? paths.events, locale);

  function goBack(event: MouseEvent) {
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlainClick || !list) return;
    event.preventDefault();
    // One step back in the history stays inside the portal only if the address of the page is the router's.
    const isRouterAddress = new URL(router.hrefOf(currentRoute), window.location.href).href === window.location.href;
    if (list.isOneStepBack && list.route === route && isRouterAddress) window.history.back();
    else navigate(route, { isBack: true });
  }

  return (
    <RouteLink route={route} onClick={goBack}>
      {t({ id: 'lbl_back_to_list', message: 'Zur Übersicht' })}
    </RouteLink>
  );
}

type LinkProps = { route: string; onClick?: (event: MouseEvent) => void; children: string };

function RouteLink({ route, onClick, children }: LinkProps) {
  const { router } = usePortal<EventsInput>();
  return (
    <BackAnchor href={router.hrefOf(route)} data-route={route} onClick={onClick}>
      <Icon name="previous" size={18} />
      {children}
    </BackAnchor>
  );
}

import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { withLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';

/**
 * The way to an advert for an own event, where the client lets adverts be ordered and the element has their screens.
 *
 * @returns gives the link by the id of the event; undefined where there is no such way
 */
export function usePromoteLink(): (id: string) => { href: string; 'data-route': string } | undefined {
  const { router, element, settings } = usePortal();
  const { locale } = useTranslation();
  return (id) => {
    if (!settings.applicationSettings.activateAdverts || element.localName !== 'event-portal') return undefined;
    const route = withLocale(`${paths.newAdvert}?eventId=${encodeURIComponent(id)}`, locale);
    return { href: router.hrefOf(route), 'data-route': route };
  };
}

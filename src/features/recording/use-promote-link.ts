import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { withLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';

/**
 * Returns links to order an advert for an own event, if the client allows that and the element has these screens.
 *
 * @returns a function from the id of the event to its link; undefined where there is none
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

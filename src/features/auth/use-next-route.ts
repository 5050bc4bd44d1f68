import { guestOrderStorage } from '../../app/drafts/guest-order-storage';
import type { CommonInput } from '../../app/element-input';
import { usePortal, useRoute } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { paths } from '../../routing/paths';
import { splitRoute, withNext } from '../../routing/redirects';
import { pathOf, startScreenOf } from '../../routing/route-table';
import { nextRoute } from './next-route';

/** Returns the route that the address requests for the time after the log-in, unchecked; undefined for none. */
export const useRequestedRoute = (): string | undefined =>
  new URLSearchParams(splitRoute(useRoute())[1]).get('next') ?? undefined;

/**
 * Returns the route after logging in: the requested one, else the start route of the element. So a page that shows the
 * form of an event or article, or the order of an advert, returns to it. On other pages an order continues that was
 * begun without an account: the confirmation link opens a page without any other trace of it.
 *
 * @param requested the requested route, in place of that in the address
 */
export function useNextRoute(requested?: string): string {
  const { element, input, client, settings } = usePortal<CommonInput & Record<string, unknown>>();
  const { locale } = useTranslation();
  const routeQuery = splitRoute(useRoute())[1];
  const query = requested === undefined ? routeQuery : splitRoute(withNext('', requested))[1];
  const startScreen = startScreenOf(element.localName);
  const isOrdering =
    settings.applicationSettings.activateAdverts && guestOrderStorage(client.host).read() !== undefined;
  const home =
    (startScreen ? pathOf(startScreen.name, input) : undefined) ?? (isOrdering ? paths.newAdvert : undefined);
  return nextRoute(query, locale, home);
}

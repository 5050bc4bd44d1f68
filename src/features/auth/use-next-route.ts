import { handedOrder } from '../../app/drafts/handed-order';
import type { CommonInput } from '../../app/element-input';
import { usePortal, useRoute } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { paths } from '../../routing/paths';
import { splitRoute } from '../../routing/redirects';
import { homeOf, pathOf } from '../../routing/route-table';
import { nextRoute } from './next-route';

/**
 * Where the user lands after logging in: where they wanted to go, or else at what the element is for: a page that shows
 * the form of an event or an article, or the order of an advert, has it again for whoever logs in next. Elsewhere an
 * order goes on that was begun without an account: the link that confirms a new one opens a page that knows no more.
 */
export function useNextRoute(): string {
  const { element, input, client, settings } = usePortal<CommonInput & Record<string, unknown>>();
  const { locale } = useTranslation();
  const query = splitRoute(useRoute())[1];
  const own = homeOf(element.localName);
  const isOrdering = settings.applicationSettings.activateAdverts && handedOrder(client.host).read() !== undefined;
  const home = (own ? pathOf(own.name, input) : undefined) ?? (isOrdering ? paths.newAdvert : undefined);
  return nextRoute(query, locale, home);
}

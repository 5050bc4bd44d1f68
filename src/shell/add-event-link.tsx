import { useSnapshot } from 'valtio';
import { usePortal, useRoute } from '../app/portal';
import { addEventLink } from '../cards/add-event-link';
import { anchorOf } from '../cards/card-link';
import { ADD_EVENT } from '../features/events/list/list-view';
import { useTranslation } from '../i18n/use-translation';
import { withoutLocale } from '../routing/locale-prefix';
import { splitRoute } from '../routing/redirects';
import { routeNameOf } from '../routing/route-table';

/** Renders the link to the form of a new event above public screens; the list has its own in its head. */
export function AddEventLink() {
  const { _, locale } = useTranslation();
  const { client, router, settings } = usePortal();
  const name = routeNameOf(splitRoute(withoutLocale(useRoute()))[0]);
  const isLoggedIn = useSnapshot(client.session.state).token !== undefined;
  const link = addEventLink({ settings, locale, isLoggedIn, hrefOf: router.hrefOf });
  if (!link || (name !== 'event' && name !== 'articles' && name !== 'article')) return null;
  return (
    <a className="shell-add" {...anchorOf(link)}>
      {_(ADD_EVENT)}
    </a>
  );
}

import { useSearch } from 'wouter';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { askedPageSize, filterOfQuery, hasFilterBar, listCall } from './list-input';
import { listLinks } from './list-links';
import { ListView } from './list-view';
import { useEventPage } from './use-event-page';

/** The list of events with its filters, which live in the route's query (spec section 2, "/events"). */
export function EventListScreen() {
  const { client, input, settings, router, headingLevel } = usePortal();
  const speech = useSpeech();
  const filter = filterOfQuery(useSearch());
  const { page, isBusy } = useEventPage(listCall(filter, input));
  const detailUrl = typeof input.detailUrl === 'string' ? input.detailUrl : undefined;
  return (
    <ListView
      {...{ speech, filter, page, isBusy, headingLevel }}
      pageSize={askedPageSize(input) ?? settings.eventList.resultsPerPage}
      host={client.host}
      links={listLinks(router.hrefOf, speech.locale, detailUrl)}
      hasFilterBar={hasFilterBar(input)}
      favourites={new Set()}
      fields={{ what: null, where: null, when: null }}
    />
  );
}

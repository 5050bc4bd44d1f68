import { useAdvertViews } from '../../../app/adverts/use-shown-adverts';
import { usePortal } from '../../../app/portal';
import { type EventsInput, hasFilterBar } from '../../../cards/list-input';
import { FavouriteExtras } from '../favourite-sync/favourite-extras';
import type { ListRequest } from '../list/find-list';
import type { EventPageState } from '../list/use-event-page';
import { usePrefetch } from '../list/use-prefetch';
import { useOfflineList } from '../offline/use-offline-list';

export type ListExtrasProps = { results: EventPageState; request: ListRequest };

/** Runs the tasks beside visible cards: saves them for the next visit, preloads on hover, shows an inline advert. */
export function ListExtrasPart({ results, request }: ListExtrasProps) {
  const { input, settings } = usePortal<EventsInput>();
  const { isFavourites } = request.filter;
  useOfflineList(results, request);
  usePrefetch();
  // A list of favourites has no adverts.
  const adverts = useAdvertViews(settings.applicationSettings.activateAdverts && !isFavourites);
  return (
    <>
      {adverts && results.page && <adverts.InlineAdvert page={results.page} />}
      <FavouriteExtras hasReminder={hasFilterBar(input) && !isFavourites} />
    </>
  );
}

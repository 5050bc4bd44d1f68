import { useShownAdverts } from '../../../app/adverts/use-shown-adverts';
import { usePortal } from '../../../app/portal';
import { type EventsInput, hasFilterBar } from '../../../cards/list-input';
import { FavouritesBeside } from '../favourite-extras/favourites-beside';
import { useKeeping } from '../kept/use-keeping';
import type { Wanted } from '../list/find-filtered';
import type { EventPageState } from '../list/use-event-page';
import { usePrefetch } from '../list/use-prefetch';

export type BesideProps = { results: EventPageState; wanted: Wanted };

/** What a list does beside its cards once they are there: keeps them for the next visit, fetches what is pointed at, shows an advert among them. */
export function ListBesidePart({ results, wanted }: BesideProps) {
  const { input, settings } = usePortal<EventsInput>();
  const { isFavourites } = wanted.filter;
  useKeeping(results, wanted);
  usePrefetch();
  // A saved list does without adverts.
  const kit = useShownAdverts(settings.applicationSettings.activateAdverts && !isFavourites);
  return (
    <>
      {kit && results.page && <kit.InlineAdvert page={results.page} />}
      <FavouritesBeside reminds={hasFilterBar(input) && !isFavourites} />
    </>
  );
}

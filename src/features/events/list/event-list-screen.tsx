import { type ComponentProps, useCallback, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePortal, useRoute } from '../../../app/portal';
import { useHas } from '../../../app/use-has';
import { addEventLink } from '../../../cards/add-event-link';
import { favouritesOf } from '../../../cards/favourites';
import { useRememberedList } from '../../../cards/last-list';
import { type EventsInput, filterOfQuery, hasFilterBar, requestedPageSize } from '../../../cards/list-input';
import { listLinks, listRoute, type ShowFilter } from '../../../cards/list-links';
import { useCovers } from '../../../cards/use-covers';
import { useLastPage } from '../../../cards/use-last-page';
import type { Translation } from '../../../i18n/translation';
import { useTranslation } from '../../../i18n/use-translation';
import { lazyModule } from '../../../lib/lazy-module';
import type { EventPage } from '../../../model/answers/event-page';
import type { EventRow } from '../../../model/answers/event-row';
import { changeFilter, type EventFilter, queryOf } from '../../../model/event-filter';
import { pageHref } from '../../../routing/detail-href';
import { splitRoute } from '../../../routing/redirects';
import { useLazyPart, useLazyPartState } from '../../../ui/lazy-part';
import { useSeenRows } from '../seen-rows';
import { DateFilter } from './date-filter';
import { Failure } from './failure';
import { withResolvedPlace } from './find-list';
import { ListView } from './list-view';
import { MoreFilters } from './more-filters';
import { offeredFilter, offeredViews } from './offered-filter';
import { PlaceFilter } from './place-filter';
import { SortField } from './sort-field';
import { Subscriptions } from './subscriptions';
import { TextFilter } from './text-filter';
import { UnknownPlaceError } from './unknown-place-error';
import { useAnnouncement } from './use-announcement';
import { type EventPageState, useEventPage } from './use-event-page';
import { usePlaceName } from './use-place-name';
import { useRemovedFilterFocus } from './use-removed-filter-focus';
import { useRubrics } from './use-rubrics';
import { useToggleFavourite } from './use-toggle-favourite';

/** The lazy side effects of a visible list. */
const listEffectsModule = lazyModule(() => import('./list-effects'));

/** The lazy sheet of all filters, for a narrow list. */
const filterSheetModule = lazyModule(() => import('./filter-sheet'));

/** The lazy actions for a list of favourites. */
const favouritesBarModule = lazyModule(() => import('./favourites-bar'));

/** The lazy advice for an empty result. */
const nothingFoundModule = lazyModule(() => import('./nothing-found'));

/** The lazy links from the list to its other views. They bring their own texts. */
const viewsModule = lazyModule(() => import('../views/views'));

/** Renders the list of events with its filters, which live in the route's query (spec section 2, "/events"). */
export function EventListScreen() {
  const { client, input, settings, router, headingLevel, navigate } = usePortal<EventsInput>();
  const translation = useTranslation();
  const [, query] = splitRoute(useRoute());
  const has = useHas();
  const requestedFilter = useMemo(() => offeredFilter(filterOfQuery(query), has), [query, has]);
  const show = useCallback<ShowFilter>(
    (next, options) => navigate(listRoute(next, translation.locale), options),
    [navigate, translation.locale],
  );
  const { ids, isPersistent } = useSnapshot(favouritesOf(client.host));
  const favourites = useMemo(() => new Set(ids), [ids]);
  const listedIds = useListedFavourites(requestedFilter, ids);
  const request = useMemo(
    () => ({ filter: requestedFilter, input, favourites: listedIds }),
    [requestedFilter, input, listedIds],
  );
  const response = useEventPage(request);
  const isPastLastPage = useLastPage(requestedFilter.page, response, (lastPage) =>
    show({ ...requestedFilter, page: lastPage }, { replace: true }),
  );
  const results = isPastLastPage ? { ...response, page: undefined, error: undefined, isBusy: true } : response;
  const filter = useMemo(() => withResolvedPlace(requestedFilter, results.page), [requestedFilter, results.page]);
  // For an unknown place, results of an earlier place are not shown.
  const page = results.error instanceof UnknownPlaceError ? undefined : results.page;
  const isTyping = useRef(false);
  const handleTyping = useCallback((isInWord: boolean) => {
    isTyping.current = isInWord;
  }, []);
  const announcement = useAnnouncement(results, filter, isTyping);
  const placeName = usePlaceName(filter, page?.facets);
  useSeenRows(page?.events);
  useRemovedFilterFocus(requestedFilter);
  useRememberedList();
  const listEffects = useLazyPart(listEffectsModule, true);
  const views = useLazyPartState(viewsModule, page !== undefined);
  const covers = useCovers(page?.events);
  const toggle = useToggleFavourite(announcement);
  const favouritesBar = useLazyPart(favouritesBarModule, filter.isFavourites);
  const addEvent = useAddEvent();
  const isRemoved = ({ id }: EventRow) => filter.isFavourites && !favourites.has(id);
  const hasBar = hasFilterBar(input);
  const [hasSheet, setSheet] = useState(false);
  const sheet = useLazyPart(filterSheetModule, hasSheet);
  const hasFacets = has('facets', page?.facets !== undefined);
  const pageWithRubrics = useRubrics(page, hasBar);
  const shownPage = pageWithRubrics && {
    ...pageWithRubrics,
    total: pageWithRubrics.total - pageWithRubrics.events.filter(isRemoved).length,
  };
  const filterProps = { translation, filter, show, page: pageWithRubrics };
  const hasPlaces = has('communities', filter.near !== undefined);
  const viewNames = offeredViews(filter, input.view, has);
  const placeField = <PlaceFilter {...filterProps} placeName={placeName} />;
  const dateField = <DateFilter {...filterProps} />;
  const links = useMemo(
    () => listLinks(router.hrefOf, translation.locale, input.detailUrl),
    [router, translation, input.detailUrl],
  );
  return (
    <>
      <ListView
        {...{ translation, filter, placeName, headingLevel, favourites, hasFacets }}
        page={results.isBusy && page?.events.length === 0 ? undefined : shownPage}
        isBusy={results.isBusy || (results.error !== undefined && !page?.savedAt)}
        pageSize={requestedPageSize(input) ?? settings.eventList.resultsPerPage}
        host={client.host}
        links={links}
        addEvent={addEvent}
        hasFilterBar={hasBar}
        hasPager={hasBar || input.limit === undefined}
        onToggleFavourite={toggle}
        coverOf={covers}
        aboveCard={(event) => {
          if (isRemoved(event))
            return favouritesBar && <favouritesBar.RemovedFavourite event={event} onUndo={() => toggle(event.id)} />;
          return views.part && <views.part.CardCalendar event={event} />;
        }}
        fields={{
          what: <TextFilter {...filterProps} onTyping={handleTyping} />,
          // While the sheet is open, this field is in the sheet and not in the search box.
          where: !hasSheet && hasPlaces && placeField,
          when: !hasSheet && dateField,
          more: <MoreFilters {...filterProps} {...{ hasFacets, hasSheet }} onSheet={() => setSheet(true)} />,
          view: viewNames.length > 0 && (views.part ? <views.part.ViewSwitch {...{ filter, viewNames }} /> : ''),
          count: views.part && filter.view && <views.part.ViewCount {...filterProps} />,
          subscribe: <Subscriptions translation={translation} filter={filter} />,
          sort: <SortField translation={translation} filter={filter} show={show} />,
        }}
        notice={<ListNotices {...{ results, links, views, filter, ids, isPersistent }} total={shownPage?.total} />}
        replacement={renderView(views, filterProps) ?? renderEmptyResult(results, { ...filterProps, placeName })}
      />
      {page && listEffects && <listEffects.ListEffects {...{ filter, page }} refresh={results.refresh} />}
      {views.part && <views.part.ListBeside {...{ results, request }} />}
      {views.part && hasBar && page && <views.part.Description page={page} />}
      {sheet && (
        <sheet.FilterSheet
          {...filterProps}
          {...{ dateField, links, hasFacets }}
          placeField={hasPlaces && placeField}
          onClose={() => setSheet(false)}
        />
      )}
      <p className="visually-hidden" role="status">
        {announcement.text}
      </p>
    </>
  );
}

/** Returns the link to the form of a new event, in the portal or on another page. */
function useAddEvent() {
  const { client, element, input, router, settings } = usePortal<EventsInput>();
  const { locale } = useTranslation();
  const isLoggedIn = useSnapshot(client.session.state).token !== undefined;
  return addEventLink({
    ...{ settings, locale, isLoggedIn },
    hrefOf: element.localName === 'event-portal' ? router.hrefOf : undefined,
    recordingHref: input.recordingUrl && pageHref(input.recordingUrl),
  });
}

type Views = typeof import('../views/views');

type ListNoticesProps = FavouritesProps &
  Parameters<typeof Failure>[0] & { views: ReturnType<typeof useLazyPartState<Views>> };

/** Renders the notices above a list: a failed request, the age of an offline list, actions for favourites. */
function ListNotices({ results, links, views: { part, hasFailed }, ...favourites }: ListNoticesProps) {
  const isOffline = results.page?.savedAt && !hasFailed;
  return (
    <>
      {isOffline ? part && <part.OfflineNotice results={results} /> : <Failure results={results} links={links} />}
      {favourites.filter.isFavourites && <Favourites {...favourites} />}
    </>
  );
}

type FavouritesProps = {
  ids: readonly string[];
  isPersistent: boolean;
  filter: EventFilter;
  /** The number of events on all pages. */
  total: number | undefined;
};

function Favourites({ filter, total, ...favourites }: FavouritesProps) {
  const favouritesBar = useLazyPart(favouritesBarModule, true);
  const isNarrowed = queryOf(changeFilter(filter, { isFavourites: false, sort: undefined })) !== '';
  if (!favouritesBar) return <div className="favourites-bar" />;
  return <favouritesBar.FavouritesBar {...favourites} shown={isNarrowed ? total : undefined} />;
}

/** Returns the favourites of the list. A removed one stays until the visitor leaves, so that it can be restored. */
function useListedFavourites(filter: EventFilter, ids: readonly string[]): readonly string[] {
  const [previous, setPrevious] = useState(NO_IDS);
  const hasNew = filter.isFavourites && ids.some((id) => !previous.includes(id));
  const listed = hasNew ? [...new Set([...previous, ...ids])] : filter.isFavourites ? previous : NO_IDS;
  if (listed !== previous) setPrevious(listed);
  return listed;
}

const NO_IDS: readonly string[] = [];

type ResultContext = { translation: Translation; filter: EventFilter; show: ShowFilter; placeName: string | undefined };

/** Returns the requested view; nothing while its code loads, so that no cards flash, and the list if loading fails. */
function renderView(
  { part: module, hasFailed }: ReturnType<typeof useLazyPartState<Views>>,
  filterProps: ComponentProps<Views['EventsView']>,
) {
  if (!filterProps.filter.view || !filterProps.page || hasFailed) return undefined;
  return module ? <module.EventsView {...filterProps} /> : true;
}

/** Returns the content that replaces the cards: advice for an empty result. */
function renderEmptyResult({ page, error, isBusy }: EventPageState, context: ResultContext) {
  if (error instanceof UnknownPlaceError) return <NothingFound {...context} unknownPlace={error} page={undefined} />;
  if (error && !page) return false;
  if (!error && !isBusy && page?.events.length === 0) return <NothingFound {...context} page={page} />;
  return undefined;
}

function NothingFound(props: ResultContext & { page: EventPage | undefined; unknownPlace?: UnknownPlaceError }) {
  const nothingFound = useLazyPart(nothingFoundModule, true);
  return nothingFound ? <nothingFound.NoEventsFound {...props} /> : <div className="no-results" />;
}

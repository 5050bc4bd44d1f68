import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { usePortal } from '../../../../app/portal';
import { useMapSettings } from '../../../../app/use-map-settings';
import { favouritesOf } from '../../../../cards/favourites';
import { formatEventCount } from '../../../../cards/format-results';
import { type EventsInput, requestedPageSize } from '../../../../cards/list-input';
import type { ShowFilter } from '../../../../cards/list-links';
import { TextsProvider } from '../../../../i18n/locale-provider';
import { eventTexts } from '../../../../i18n/texts';
import { useTranslation } from '../../../../i18n/use-translation';
import { lazyModule } from '../../../../lib/lazy-module';
import type { EventPage } from '../../../../model/answers/event-page';
import { callQueryOf, changeFilter, type EventFilter } from '../../../../model/event-filter';
import { useLazyPart } from '../../../../ui/lazy-part';
import type { MapBox } from '../../../../ui/map/map-box';
import { adoptStyleText } from '../../../../ui/panel/adopt-style-text';
import type { PlacesMap } from './create-places-map';
import { boundsOf, mapViewName } from './map-bounds';
import { MapSlot } from './map-slot';
import css from './map-view.css?inline';
import { boundsQuery, ResultList } from './result-list';
import { useMapSelection } from './use-map-selection';
import { usePlacesQuery } from './use-places-query';

/** The lazy advice for an empty result. */
const nothingFoundModule = lazyModule(() => import('../../list/nothing-found'));

type Props = { filter: EventFilter; show: ShowFilter; page: EventPage | undefined };

/** Renders the results on a map, and beside it as a list with all of the map's content. */
export function EventMap(props: Props) {
  const { filter, page } = props;
  const { client } = usePortal();
  const { ids } = useSnapshot(favouritesOf(client.host));
  const isEmpty = page?.events.length === 0 || (filter.isFavourites && ids.length === 0);
  const nothingFound = useLazyPart(nothingFoundModule, isEmpty);
  if (isEmpty) return nothingFound && <nothingFound.NoEventsFound {...props} placeName={undefined} />;
  return (
    <TextsProvider texts={eventTexts}>
      <FilledMap key={client.host} {...props} favourites={ids} />
    </TextsProvider>
  );
}

function FilledMap({ filter, show, page, favourites }: Props & { favourites: readonly string[] }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adoptStyleText(box.current, css), []);
  const map = useRef<PlacesMap>(undefined);
  const settings = useMapSettings();
  const bounds = useMemo(() => boundsOf(filter.view), [filter.view]);
  const eventsQuery = useEventsQuery(filter, favourites);
  const { sort: _, page: __, pageSize: ___, ...placesQuery } = eventsQuery;
  const queryKey = JSON.stringify(placesQuery);
  const [selection, select] = useMapSelection(`${queryKey} ${filter.view}`);

  /** Starts at the first page. */
  const change = (next: Partial<EventFilter>, options?: { replace: boolean }) =>
    show(changeFilter(filter, next), options);
  return (
    <div ref={box} className="map-view">
      {settings.tiles === '' ? (
        <p className="hint">{t`Für diesen Kalender ist keine Karte eingerichtet.`}</p>
      ) : (
        <MapSlot
          {...{ filter, placesQuery, queryKey, bounds, settings, map }}
          chosenIds={selection?.ids}
          onChoose={(places) => {
            select(places);
            if (filter.page > 1) change({}, { replace: true });
          }}
          onBounds={(next) => {
            select(undefined);
            change({ view: mapViewName(next) });
          }}
        />
      )}
      <ResultList
        {...{ filter, eventsQuery, selection, bounds, map }}
        firstPage={page}
        onShowAll={() => {
          if (selection) select(undefined);
          else change({ view: 'map' });
        }}
      />
    </div>
  );
}

/** Returns the query of GET events for the whole filter. */
function useEventsQuery(filter: EventFilter, favourites: readonly string[]) {
  const { input } = usePortal<EventsInput>();
  const { today } = useTranslation();
  return callQueryOf(filter, { today, favourites, pageSize: requestedPageSize(input) });
}

/** Renders the number of events in the searched part of the map. */
export function MapCount({ filter, page }: Pick<Props, 'filter' | 'page'>) {
  const bounds = boundsOf(filter.view);
  if (bounds) return <BoundsCount filter={filter} bounds={bounds} />;
  return page && <EventCount count={page.total} />;
}

function BoundsCount({ filter, bounds }: { filter: EventFilter; bounds: MapBox }) {
  const { client } = usePortal();
  const { ids } = useSnapshot(favouritesOf(client.host));
  const { value, isBusy } = usePlacesQuery(boundsQuery(useEventsQuery(filter, ids), bounds));
  return value && !isBusy && <EventCount count={value.total} />;
}

const EventCount = ({ count }: { count: number }) => formatEventCount(count, useTranslation());

import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { usePortal } from '../../../../app/portal';
import { useMapSettings } from '../../../../app/use-map-settings';
import { favouritesOf } from '../../../../cards/favourites';
import { type EventsInput, requestedPageSize } from '../../../../cards/list-input';
import type { ShowFilter } from '../../../../cards/list-links';
import { formatEventCount } from '../../../../cards/result-words';
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
import { useChosen } from './use-chosen';
import { usePlacesQuery } from './use-places-query';

/** The lazy advice for an empty result. */
const nothingFoundKit = lazyModule(() => import('../../list/nothing-found'));

type Props = { filter: EventFilter; show: ShowFilter; page: EventPage | undefined };

/** Renders the results on a map, and beside it as a list with all of the map's content. */
export function EventMap(props: Props) {
  const { filter, page } = props;
  const { client } = usePortal();
  const { ids } = useSnapshot(favouritesOf(client.host));
  const isNothing = page?.events.length === 0 || (filter.isFavourites && ids.length === 0);
  const nothing = useLazyPart(nothingFoundKit, isNothing);
  if (isNothing) return nothing && <nothing.NoEventsFound {...props} placeName={undefined} />;
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
  const section = useMemo(() => boundsOf(filter.view), [filter.view]);
  const call = useCall(filter, favourites);
  const { sort: _, page: __, pageSize: ___, ...where } = call;
  const name = JSON.stringify(where);
  const [chosen, choose] = useChosen(`${name} ${filter.view}`);

  /** Starts at the first page. */
  const change = (next: Partial<EventFilter>, options?: { replace: boolean }) =>
    show(changeFilter(filter, next), options);
  return (
    <div ref={box} className="map-view">
      {settings.tiles === '' ? (
        <p className="hint">{t`Für diesen Kalender ist keine Karte eingerichtet.`}</p>
      ) : (
        <MapSlot
          {...{ filter, where, name, section, settings, map }}
          chosenIds={chosen?.ids}
          onChoose={(places) => {
            choose(places);
            if (filter.page > 1) change({}, { replace: true });
          }}
          onSection={(next) => {
            choose(undefined);
            change({ view: mapViewName(next) });
          }}
        />
      )}
      <ResultList
        {...{ filter, call, chosen, section, map }}
        first={page}
        onShowAll={() => {
          if (chosen) choose(undefined);
          else change({ view: 'map' });
        }}
      />
    </div>
  );
}

/** Returns the query of GET events for the whole filter. */
function useCall(filter: EventFilter, favourites: readonly string[]) {
  const { input } = usePortal<EventsInput>();
  const { today } = useTranslation();
  return callQueryOf(filter, { today, favourites, pageSize: requestedPageSize(input) });
}

/** Renders the number of events in the searched part of the map. */
export function MapCount({ filter, page }: Pick<Props, 'filter' | 'page'>) {
  const section = boundsOf(filter.view);
  if (section) return <SectionCount filter={filter} section={section} />;
  return page && <CountWords count={page.total} />;
}

function SectionCount({ filter, section }: { filter: EventFilter; section: MapBox }) {
  const { client } = usePortal();
  const { ids } = useSnapshot(favouritesOf(client.host));
  const { value, isBusy } = usePlacesQuery(boundsQuery(useCall(filter, ids), section));
  return value && !isBusy && <CountWords count={value.total} />;
}

const CountWords = ({ count }: { count: number }) => formatEventCount(count, useTranslation());

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { Query } from '../../../../api/call-url';
import { useConsent } from '../../../../app/consent';
import { usePortal } from '../../../../app/portal';
import { clientSite } from '../../../../app/settings-href';
import { lazyModule } from '../../../../lib/lazy-module';
import { absoluteUrl } from '../../../../lib/urls';
import { type Place, type Places, toPlaces } from '../../../../model/answers/places';
import type { EventFilter } from '../../../../model/event-filter';
import type { MapSettings } from '../../../../settings/to-map-settings';
import { useLazyPartState } from '../../../../ui/lazy-part';
import { Attribution } from '../../../../ui/map/attribution';
import { hostOf, isKnownHost } from '../../../../ui/map/host-of';
import type { MapBox } from '../../../../ui/map/map-box';
import { MapLoading } from '../../../../ui/map/map-consent';
import type { PlacesMap } from './create-places-map';
import { MapPlaceholder } from './map-placeholder';
import { usePlacesQuery } from './use-places-query';

/** The lazy map with its library, loaded once a visitor opens it. */
const mapBoard = lazyModule(() => import('./map-board-part'));

type Props = {
  filter: EventFilter;
  /** The query of GET events/places, and its name. */
  placesQuery: Query;
  queryKey: string;
  bounds: MapBox | undefined;
  settings: MapSettings;
  /** The map while it exists. */
  map: RefObject<PlacesMap | undefined>;
  chosenIds: ReadonlySet<number> | undefined;
  /** Called with the locations of a marker, or undefined for none. */
  onChoose(places: readonly Place[] | undefined): void;
  onBounds(bounds: MapBox): void;
};

/** Renders the map; before tiles of another host the consent. */
export function MapSlot(props: Props) {
  const { client } = usePortal();
  const tiles = absoluteUrl(props.settings.tiles, client.host);
  const labels = absoluteUrl(props.settings.labels, client.host);
  const { isGiven, isNew, give } = useConsent('map', tiles, !isKnownHost(tiles, client.host));
  if (isGiven)
    return <OpenMap {...props} {...{ tiles, isNew }} labels={hostOf(labels) === hostOf(tiles) ? labels : undefined} />;
  return <MapPlaceholder tiles={tiles} onOpen={give} />;
}

type OpenProps = Props & { tiles: string; labels: string | undefined; isNew: boolean };

/** Renders the opened map. A failure shows in its place; the list beside it stays. */
function OpenMap({ placesQuery, isNew, tiles, labels, ...props }: OpenProps) {
  const { t } = useLingui();
  const places = usePlacesQuery<Places>({ path: 'events/places', query: placesQuery, read: toPlaces });
  const { part: board, hasFailed, retry: again } = useLazyPartState(mapBoard, true);
  const { attribution } = props.settings;
  const unplacedCount = places.value?.unplacedCount ?? 0;
  return (
    <div className="map-slot">
      {board ? (
        <board.MapBoard key={tiles} {...props} {...{ places, tiles, labels, isNew }} />
      ) : (
        <MapLoading
          hasFailed={hasFailed}
          failure={t`Die Karte ließ sich nicht laden. Die Liste zeigt alle Veranstaltungen.`}
          onRetry={again}
        />
      )}
      <Attribution html={attribution} site={clientSite(usePortal())} />
      {unplacedCount > 0 && <UnplacedNote count={unplacedCount} />}
    </div>
  );
}

function UnplacedNote({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <p className="hint">
      {t`${plural(count, { one: '# Veranstaltung hat keinen Ort auf der Karte und erscheint nur in der Liste.', other: '# Veranstaltungen haben keinen Ort auf der Karte und erscheinen nur in der Liste.' })}`}
    </p>
  );
}

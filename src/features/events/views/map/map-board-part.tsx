import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useState } from 'react';
import { formatEventCount } from '../../../../cards/format-results';
import { useTranslation } from '../../../../i18n/use-translation';
import type { Place, Places } from '../../../../model/answers/places';
import type { EventFilter } from '../../../../model/event-filter';
import type { MapSettings } from '../../../../settings/to-map-settings';
import { Icon } from '../../../../ui/icon';
import type { MapBox } from '../../../../ui/map/map-box';
import { MapFrame } from '../../../../ui/map/map-frame';
import { positionOfDevice } from '../../list/device-position';
import type { Cluster } from './clusters';
import type { PlacesMap } from './create-places-map';
import { MapNotice } from './map-notice';
import { usePlacesMap } from './use-places-map';
import type { PlacesResult } from './use-places-query';

type Props = {
  filter: EventFilter;
  places: PlacesResult<Places>;
  queryKey: string;
  bounds: MapBox | undefined;
  settings: MapSettings;
  tiles: string;
  labels: string | undefined;
  map: RefObject<PlacesMap | undefined>;
  chosenIds: ReadonlySet<number> | undefined;
  /** True if the visitor has just opened the map. */
  isNew: boolean;
  onChoose(places: readonly Place[] | undefined): void;
  onBounds(bounds: MapBox): void;
};

const PAN_STEP_PX = 80;
const LARGE_PAN_STEP_PX = 240;
/** The zoom for a part of a town. */
const USER_POSITION_ZOOM = 13;
const NO_PLACES: readonly Place[] = [];

/** Renders the map of all locations and its controls. */
export function MapBoard({ places, map, isNew, onBounds, ...mapInput }: Props) {
  const { t } = useLingui();
  const helpId = useId();
  // The notice above the map: the button that searches the moved map, or an error.
  const [notice, setNotice] = useState<true | string>();
  const hasFailed = places.error !== undefined;
  const loadedPlaces = places.value?.places ?? (hasFailed ? NO_PLACES : undefined);
  const { surface, tileState } = usePlacesMap(map, {
    ...mapInput,
    places: loadedPlaces,
    nameOf: useMarkerName(),
    onMoved: () => setNotice(true),
  });
  // The button that opened the map is gone.
  useEffect(() => {
    if (isNew) surface.current?.focus({ preventScroll: true });
  }, [isNew, surface]);
  const locate = useLocate(map, setNotice);

  return (
    <>
      <MapFrame
        surface={surface}
        describedBy={helpId}
        labels={{ map: t`Karte`, nearer: t`Karte vergrößern`, farther: t`Karte verkleinern` }}
        onArrow={(right, down, isLarge) => {
          const step = isLarge ? LARGE_PAN_STEP_PX : PAN_STEP_PX;
          map.current?.panBy(right * step, down * step);
        }}
        onZoom={(steps) => map.current?.zoomBy(steps)}
        buttons={
          <button type="button" aria-label={t`Meinen Standort zeigen`} onClick={locate}>
            <Icon name="locate" />
          </button>
        }
      >
        {notice === true ? (
          <button
            type="button"
            className="button map-search"
            onClick={() => {
              setNotice(undefined);
              if (map.current) onBounds(map.current.bounds());
              surface.current?.focus({ preventScroll: true });
            }}
          >
            {t`In diesem Ausschnitt suchen`}
          </button>
        ) : (
          notice && (
            <p className="map-search map-notice" role="status">
              {notice}
            </p>
          )
        )}
      </MapFrame>
      <p id={helpId} className="visually-hidden">
        {t`Die Pfeiltasten bewegen die Karte, + und − vergrößern und verkleinern sie. Die Liste danach zeigt ebenfalls alle Veranstaltungen.`}
      </p>
      {hasFailed && (
        <MapNotice onRetry={places.retry}>
          {t`Die Orte lassen sich gerade nicht laden. Die Liste zeigt alle Veranstaltungen.`}
        </MapNotice>
      )}
      {tileState === 'failed' && (
        <MapNotice onRetry={() => map.current?.reload()}>
          {t`Die Bilder der Karte lassen sich gerade nicht laden. Die Punkte zeigen trotzdem die richtigen Orte.`}
        </MapNotice>
      )}
    </>
  );
}

/** Returns a function that names markers. */
function useMarkerName() {
  const { t } = useLingui();
  const translation = useTranslation();
  return ({ count, places: { length } }: Pick<Cluster, 'count' | 'places'>) => {
    const events = formatEventCount(count, translation);
    return length > 1 ? t`${events} an ${length} Orten` : t`${events} an diesem Ort`;
  };
}

/** Shows the visitor's position on the map, after the browser's permission prompt. */
function useLocate(map: RefObject<PlacesMap | undefined>, onResult: (outcome: true | string) => void) {
  const { t } = useLingui();
  return async () => {
    const result = await positionOfDevice();
    if ('position' in result) {
      map.current?.setUserPosition(result.position);
      map.current?.show({ middle: result.position, zoom: USER_POSITION_ZOOM });
      onResult(true);
    } else if (result.problem === 'denied') onResult(t`Ihr Browser gibt den Standort nicht frei.`);
    else onResult(t`Ihr Standort ließ sich nicht bestimmen.`);
  };
}

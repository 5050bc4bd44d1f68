import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useState } from 'react';
import { countWords } from '../../../../cards/result-words';
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
  name: string;
  section: MapBox | undefined;
  settings: MapSettings;
  tiles: string;
  map: RefObject<PlacesMap | undefined>;
  chosenIds: ReadonlySet<number> | undefined;
  /** True if the visitor has just opened the map. */
  isNew: boolean;
  onChoose(places: readonly Place[] | undefined): void;
  onSection(section: MapBox): void;
};

const STEP = 80;
const LARGE_STEP = 240;
/** The zoom for a part of a town. */
const HERE_ZOOM = 13;
const NO_PLACES: readonly Place[] = [];

/** Renders the map of all locations and its controls. */
export function MapBoard({ places, map, isNew, onSection, ...wanted }: Props) {
  const { t } = useLingui();
  const helpId = useId();
  // The notice above the map: the button that searches the moved map, or an error.
  const [above, setAbove] = useState<true | string>();
  const hasFailed = places.error !== undefined;
  const known = places.value?.places ?? (hasFailed ? NO_PLACES : undefined);
  const { surface, tileState } = usePlacesMap(map, {
    ...wanted,
    places: known,
    nameOf: useMarkerName(),
    onMoved: () => setAbove(true),
  });
  // The button that opened the map is gone.
  useEffect(() => {
    if (isNew) surface.current?.focus({ preventScroll: true });
  }, [isNew, surface]);
  const locate = useLocate(map, setAbove);

  return (
    <>
      <MapFrame
        surface={surface}
        describedBy={helpId}
        labels={{ map: t`Karte`, nearer: t`Karte vergrößern`, farther: t`Karte verkleinern` }}
        onArrow={(right, down, isLarge) => {
          const step = isLarge ? LARGE_STEP : STEP;
          map.current?.panBy(right * step, down * step);
        }}
        onZoom={(steps) => map.current?.zoomBy(steps)}
        buttons={
          <button type="button" aria-label={t`Meinen Standort zeigen`} onClick={locate}>
            <Icon name="locate" />
          </button>
        }
      >
        {above === true ? (
          <button
            type="button"
            className="button map-search"
            onClick={() => {
              setAbove(undefined);
              if (map.current) onSection(map.current.section());
              surface.current?.focus({ preventScroll: true });
            }}
          >
            {t`In diesem Ausschnitt suchen`}
          </button>
        ) : (
          above && (
            <p className="map-search map-notice" role="status">
              {above}
            </p>
          )
        )}
      </MapFrame>
      <p id={helpId} className="visually-hidden">
        {t`Die Pfeiltasten bewegen die Karte, + und − vergrößern und verkleinern sie. Alle Veranstaltungen stehen auch in der Liste danach.`}
      </p>
      {hasFailed && (
        <MapNotice onRetry={places.retry}>
          {t`Die Orte lassen sich gerade nicht laden. In der Liste stehen alle Veranstaltungen.`}
        </MapNotice>
      )}
      {tileState === 'failed' && (
        <MapNotice onRetry={() => map.current?.reload()}>
          {t`Die Bilder der Karte lassen sich gerade nicht laden. Die Punkte stehen trotzdem richtig.`}
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
    const events = countWords(count, translation);
    return length > 1 ? t`${events} an ${length} Orten` : t`${events} an diesem Ort`;
  };
}

/** Shows the visitor's position on the map, after the browser's permission prompt. */
function useLocate(map: RefObject<PlacesMap | undefined>, tell: (outcome: true | string) => void) {
  const { t } = useLingui();
  return async () => {
    const answer = await positionOfDevice();
    if ('position' in answer) {
      map.current?.setHere(answer.position);
      map.current?.show({ middle: answer.position, zoom: HERE_ZOOM });
      tell(true);
    } else if (answer.problem === 'denied') tell(t`Ihr Browser gibt den Standort nicht frei.`);
    else tell(t`Ihr Standort ließ sich nicht feststellen.`);
  };
}

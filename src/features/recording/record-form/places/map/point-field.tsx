import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { ClientText } from '../../../../../app/client-text';
import { useConsent } from '../../../../../app/consent';
import { usePortal } from '../../../../../app/portal';
import { useMapSettings } from '../../../../../app/use-map-settings';
import { useFormContent, useFormPart } from '../../../../../forms/engine/form-context';
import { TextField } from '../../../../../forms/fields/text-field';
import type { SuggestionDraft } from '../../../../../forms/suggest-address/suggestion';
import { lazyModule } from '../../../../../lib/lazy-module';
import { absoluteUrl } from '../../../../../lib/urls';
import type { Position } from '../../../../../model/answers/community';
import { parsePosition, positionText } from '../../../../../model/position-text';
import type { MapSettings } from '../../../../../settings/to-map-settings';
import { useCodeFailure } from '../../../../../ui/code-failure';
import { Icon } from '../../../../../ui/icon';
import { useLazyPartState } from '../../../../../ui/lazy-part';
import { hostOf, isKnownHost } from '../../../../../ui/map/host-of';
import type { MapView } from '../../../../../ui/map/map-box';
import { MapConsent } from '../../../../../ui/map/map-consent';
import { Notice } from '../../../../../ui/notice';
import { pointOf } from './located-suggestion';
import { MapSpace, PointBox } from './map-layout';
import { useFirstView } from './use-first-view';

/** The lazy map with its library, loaded on request. */
const pointMap = lazyModule(async () => (await import('./point-map-view')).PointMapView);

const PAUSE_MS = 700;
const POINT_ZOOM = 16;

/**
 * Renders the position of a new address on the client's map, if it has one. Nothing is requested from the map before
 * the user opens it.
 */
export function PointField() {
  const { t } = useLingui();
  const map = useMapSettings();
  const [isOpen, setOpen] = useState(false);
  if (map.tiles === '') return null;
  if (isOpen) return <MapAfterConsent {...map} />;
  return (
    <PointBox>
      <button type="button" className="button is-quiet" onClick={() => setOpen(true)}>
        <Icon name="place" />
        {t`Auf der Karte zeigen`}
      </button>
    </PointBox>
  );
}

/** Renders the opened map; before tiles of another host the consent. */
function MapAfterConsent(map: MapSettings) {
  const { t } = useLingui();
  const { client } = usePortal();
  const tiles = absoluteUrl(map.tiles, client.host);
  const { isGiven, give } = useConsent('map', tiles, !isKnownHost(tiles, client.host));
  if (isGiven) return <OpenMap {...map} />;
  const host = hostOf(tiles);
  return (
    <PointBox>
      <MapConsent label={t`Karte laden`} onOpen={give}>
        {t`Die Karte kommt von ${host}. Wenn Sie sie laden, erfährt dieser Server Ihre IP-Adresse und welchen Ausschnitt Sie ansehen.`}
      </MapConsent>
    </PointBox>
  );
}

function OpenMap({ tiles, attribution }: MapSettings) {
  const { t } = useLingui();
  const { client } = usePortal();
  const { form, announce } = useFormContent();
  const helpId = useId();
  const point = useFormPart(form, () => pointOf(form.values()));
  const community = useFormPart(form, () => (form.values() as SuggestionDraft).community);
  const position = parsePosition(point);
  const first = useFirstView(community);
  const view = first ?? (position && { middle: position, zoom: POINT_ZOOM });
  const announceLater = useDebounced(announce);
  const heading = useRef<HTMLParagraphElement>(null);
  // The pressed button is removed, so the focus moves here.
  useEffect(() => heading.current?.focus(), []);

  function setPoint(next: Position) {
    const text = positionText(next);
    form.set('point', text);
    announceLater(t`Punkt: ${text}`);
  }

  return (
    <PointBox role="group" aria-labelledby={`${helpId}-title`}>
      <p id={`${helpId}-title`} ref={heading} tabIndex={-1}>
        <strong>{t`Lage auf der Karte`}</strong>
      </p>
      {view ? (
        <>
          <p className="hint" id={helpId}>
            {t`Tippen Sie auf das Haus, oder ziehen Sie den Punkt dorthin. Mit der Tastatur: Pfeiltasten verschieben den Punkt, mit der Umschalttaste in größeren Schritten; + und − ändern den Ausschnitt.`}
          </p>
          <LazyPointMap
            {...{ view, describedBy: helpId, onPoint: setPoint }}
            tiles={absoluteUrl(tiles, client.host)}
            point={position}
          />
          {attribution && (
            <div className="hint">
              <ClientText html={attribution} />
            </div>
          )}
        </>
      ) : (
        <p className="hint">{t`Wählen Sie die Gemeinde, dann erscheint hier die Karte.`}</p>
      )}
      <div className="wide">
        <TextField
          path="point"
          autoComplete="off"
          hint={t`Breite und Länge, zum Beispiel 48,4914 9,2043. Freiwillig.`}
        />
      </div>
      {point !== '' && (
        <button
          type="button"
          className="button is-quiet"
          onClick={() => {
            form.set('point', '');
            heading.current?.focus();
          }}
        >
          {t`Punkt entfernen`}
        </button>
      )}
    </PointBox>
  );
}

type MapProps = {
  tiles: string;
  view: MapView;
  point: Position | undefined;
  describedBy: string;
  onPoint(point: Position): void;
};

/** Renders the map; a placeholder while its code loads, and an error with a retry if it fails. */
function LazyPointMap(props: MapProps) {
  const { t } = useLingui();
  const { part: PointMap, hasFailed, retry } = useLazyPartState(pointMap, true);
  const { advice, label, act } = useCodeFailure(retry);
  if (PointMap) return <PointMap {...props} />;
  if (!hasFailed) return <MapSpace aria-busy />;
  return (
    <Notice kind="warning" role="status" title={t`Die Karte ließ sich nicht laden`}>
      <p>
        {t`Sie können die Koordinaten eingeben oder die Adresse ohne Punkt vorschlagen.`} {advice}
      </p>
      <button type="button" className="button is-quiet" onClick={act}>
        {label}
      </button>
    </Notice>
  );
}

/** Returns a debounced callback, so that a key held down causes one announcement only. */
function useDebounced(callback: (text: string) => void): (text: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => callback(text), PAUSE_MS);
  };
}

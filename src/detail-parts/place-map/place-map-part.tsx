import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useConsent } from '../../app/consent';
import { usePortal } from '../../app/portal';
import { clientSite } from '../../app/settings-href';
import { TextsProvider } from '../../i18n/locale-provider';
import { eventTexts } from '../../i18n/texts';
import { lazyModule } from '../../lib/lazy-module';
import { absoluteUrl } from '../../lib/urls';
import type { Position } from '../../model/answers/community';
import type { MapSettings } from '../../settings/to-map-settings';
import { useLazyPartState } from '../../ui/lazy-part';
import { Attribution } from '../../ui/map/attribution';
import { hostOf, isKnownHost } from '../../ui/map/host-of';
import { MapConsent, MapLoading } from '../../ui/map/map-consent';

/** The lazy map with its library, loaded once a visitor opens it. */
const placeBoard = lazyModule(() => import('./place-board-part'));

const Box = styled.div`
  /* A narrow column has no room beside the text. */
  > .map-waiting {
    height: auto;
    min-height: 280px;
  }
  > .map-credits {
    margin-top: 8px;
  }
`;

type Props = { settings: MapSettings; position: Position };

/** Renders the map of a location; before tiles of another host the consent. */
export function PlaceMapPart(props: Props) {
  return (
    <Suspense>
      <TextsProvider texts={eventTexts}>
        <MapAfterConsent {...props} />
      </TextsProvider>
    </Suspense>
  );
}

function MapAfterConsent({ settings: { tiles: tilesSetting, attribution }, position }: Props) {
  const { t } = useLingui();
  const portal = usePortal();
  const { client } = portal;
  const tiles = absoluteUrl(tilesSetting, client.host);
  const { isGiven, isNew, give } = useConsent('map', tiles, !isKnownHost(tiles, client.host));
  const { part: board, hasFailed, retry } = useLazyPartState(placeBoard, isGiven);
  return (
    <Box className="only-screen">
      {!isGiven && <TileConsent tiles={tiles} onOpen={give} />}
      {isGiven && !board && (
        <MapLoading
          hasFailed={hasFailed}
          failure={t`Die Karte ließ sich nicht laden. Die Adresse finden Sie darüber.`}
          onRetry={retry}
        />
      )}
      {board && (
        <>
          <board.PlaceBoard key={tiles} {...{ tiles, position }} isNew={isNew} />
          <Attribution html={attribution} site={clientSite(portal)} />
        </>
      )}
    </Box>
  );
}

/** Renders the consent: which server delivers the images of the map, and what data that server gets. */
function TileConsent({ tiles, onOpen }: { tiles: string; onOpen(): void }) {
  const { t } = useLingui();
  const host = hostOf(tiles);
  return (
    <MapConsent label={t`Karte laden`} onOpen={onOpen}>
      {t`Die Karte kommt von ${host}. Wenn Sie sie laden, erfährt dieser Server Ihre IP-Adresse und welchen Ausschnitt Sie ansehen.`}
    </MapConsent>
  );
}

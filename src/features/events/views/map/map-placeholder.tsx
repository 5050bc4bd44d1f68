import { useLingui } from '@lingui/react/macro';
import { hostOf } from '../../../../ui/map/host-of';
import { MapConsent } from '../../../../ui/map/map-consent';

type Props = {
  /** The address of the tiles. */
  tiles: string;
  onOpen(): void;
};

/** Renders the consent in place of the map: which other server delivers its images, and what data it gets. */
export function MapPlaceholder({ tiles, onOpen }: Props) {
  const { t } = useLingui();
  const host = hostOf(tiles);
  return (
    <div className="map-slot">
      <MapConsent label={t`Karte laden`} onOpen={onOpen}>
        {t`Die Karte kommt von ${host}. Wenn Sie sie laden, erfährt dieser Server Ihre IP-Adresse und welchen Ausschnitt Sie ansehen.`}
      </MapConsent>
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { PickedCommunity } from '../../../../../model/picks';
import { loadCommunity } from '../../../../../portal/catalogue/communities';
import { usePortal } from '../../../../../portal/portal';
import type { MapView } from '../../../../../ui/map/map-box';

const COMMUNITY_ZOOM = 13;
const DISTRICT_ZOOM = 14;

/** What the map shows first: the picked community; undefined without one, and where it cannot be asked for. */
export function useFirstView(community: PickedCommunity | undefined): MapView | undefined {
  const { client } = usePortal();
  const { communityId, districtId } = community ?? {};
  const key = `${communityId} ${districtId}`;
  const [known, setKnown] = useState<{ key: string; view: MapView }>();
  useEffect(() => {
    const isDistrict = districtId !== undefined;
    const id = districtId ?? communityId;
    if (id === undefined) return;
    const abort = new AbortController();
    loadCommunity(client, { id, type: isDistrict ? 'district' : 'community' }, abort.signal).then(
      ({ position }) => {
        if (position && !abort.signal.aborted)
          setKnown({ key, view: { middle: position, zoom: isDistrict ? DISTRICT_ZOOM : COMMUNITY_ZOOM } });
      },
      // Typed coordinates show the map all the same.
      () => undefined,
    );
    return () => abort.abort();
  }, [client, communityId, districtId, key]);
  return known?.key === key ? known.view : undefined;
}

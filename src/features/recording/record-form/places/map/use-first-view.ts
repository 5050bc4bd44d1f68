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
  const [view, setView] = useState<MapView>();
  const { communityId, districtId } = community ?? {};
  useEffect(() => {
    const isDistrict = districtId !== undefined;
    const id = districtId ?? communityId;
    setView(undefined);
    if (id === undefined) return;
    const abort = new AbortController();
    loadCommunity(client, { id, type: isDistrict ? 'district' : 'community' }, abort.signal).then(
      ({ position }) => {
        if (position && !abort.signal.aborted)
          setView({ middle: position, zoom: isDistrict ? DISTRICT_ZOOM : COMMUNITY_ZOOM });
      },
      // Typed coordinates show the map all the same.
      () => undefined,
    );
    return () => abort.abort();
  }, [client, communityId, districtId]);
  return view;
}

import { loadCommunity } from '../../../../../app/catalogue/communities';
import { usePortal } from '../../../../../app/portal';
import { useQuery } from '../../../../../app/use-query';
import type { PickedCommunity } from '../../../../../model/picked-options';
import type { MapView } from '../../../../../ui/map/map-box';

const COMMUNITY_ZOOM = 13;
const DISTRICT_ZOOM = 14;

/** Loads the initial view of the map: the picked community; undefined without one, or if loading fails. */
export function useFirstView(community: PickedCommunity | undefined): MapView | undefined {
  const { client } = usePortal();
  const { communityId, districtId } = community ?? {};
  const isDistrict = districtId !== undefined;
  const id = districtId ?? communityId;
  const query = id !== undefined && {
    key: ['first view', id, isDistrict],
    async load(signal: AbortSignal): Promise<MapView | undefined> {
      const { position } = await loadCommunity(client, { id, type: isDistrict ? 'district' : 'community' }, signal);
      return position && { middle: position, zoom: isDistrict ? DISTRICT_ZOOM : COMMUNITY_ZOOM };
    },
  };
  // Quiet, because typed coordinates show the map, too.
  return useQuery(query || undefined, { quiet: true }).value;
}

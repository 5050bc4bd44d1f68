import type { Community } from '../../model/community';
import { type PickedAddress, type PickedCommunity, pickAddress, pickCommunity } from '../../model/picks';
import type { SearchOption } from '../../ui/fields/search-field';
import type { Source } from '../answer-cache';
import { findAddresses } from '../catalogue/addresses';
import { findCommunities } from '../catalogue/communities';

const communityOption = (community: Community): SearchOption<PickedCommunity> => ({
  icon: 'place',
  name: community.name,
  ...(community.zip && { hint: community.zip }),
  value: pickCommunity(community),
});

/** What a search field offers for a community or a district. */
export const findCommunityOptions = async (source: Source, text: string, signal: AbortSignal) =>
  (await findCommunities(source, text, signal)).communities.map(communityOption);

/** What a search field offers for an address. */
export const findAddressOptions = async (
  source: Source,
  text: string,
  signal: AbortSignal,
): Promise<SearchOption<PickedAddress>[]> =>
  (await findAddresses(source, text, signal)).map((address) => ({ icon: 'place', value: pickAddress(address) }));

import type { Community } from '../../model/community';
import { type PickedAddress, type PickedPlace, pickAddress, pickPlace } from '../../model/picks';
import type { SearchOption } from '../../ui/fields/search-field';
import type { Source } from '../answer-cache';
import { findAddresses } from '../catalogue/addresses';
import { findCommunities } from '../catalogue/communities';

const placeOption = (community: Community): SearchOption<PickedPlace> => ({
  icon: 'place',
  name: community.name,
  ...(community.zip && { hint: community.zip }),
  value: pickPlace(community),
});

/** What a search field offers for a community or a district. */
export const findPlaceOptions = async (source: Source, text: string, signal: AbortSignal) =>
  (await findCommunities(source, text, signal)).communities.map(placeOption);

/** What a search field offers for an address. */
export const findAddressOptions = async (
  source: Source,
  text: string,
  signal: AbortSignal,
): Promise<SearchOption<PickedAddress>[]> =>
  (await findAddresses(source, text, signal)).map((address) => ({ icon: 'place', value: pickAddress(address) }));

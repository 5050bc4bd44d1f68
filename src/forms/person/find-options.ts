import { findAddresses } from '../../app/catalogue/addresses';
import { findCommunities } from '../../app/catalogue/communities';
import type { Source } from '../../app/query-cache';
import { type Address, addressName } from '../../model/answers/address';
import { type Community, communityHint } from '../../model/answers/community';
import { type PickedAddress, type PickedCommunity, pickAddress, pickCommunity } from '../../model/picked-options';
import type { SearchOption } from '../fields/search-field';

/** A community or a district as a search field offers it. */
export const communityOption = (community: Community): SearchOption<PickedCommunity> => ({
  icon: 'place',
  name: community.name,
  hint: communityHint(community),
  value: pickCommunity(community),
});

/** Leads with the name; the label, which goes on to street and place, stands behind it. */
function addressOption(address: Address): SearchOption<PickedAddress> {
  const name = addressName(address);
  const value = pickAddress(address);
  return { icon: 'place', name, hint: value.label.slice(name.length).replace(/^, /, ''), value };
}

/** What a search field offers for a community or a district. */
export const findCommunityOptions = async (source: Source, text: string, signal: AbortSignal) =>
  (await findCommunities(source, text, signal)).communities.map(communityOption);

/** What a search field offers for an address. */
export async function findAddressOptions(
  source: Source,
  text: string,
  signal: AbortSignal,
  /** Hears the addresses themselves. */
  hear?: (address: Address) => void,
): Promise<SearchOption<PickedAddress>[]> {
  const found = await findAddresses(source, text, signal);
  for (const address of found) hear?.(address);
  return found.map(addressOption);
}

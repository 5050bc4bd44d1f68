import { findAddresses } from '../../app/catalogue/addresses';
import { findCommunities } from '../../app/catalogue/communities';
import type { QuerySource } from '../../app/query-cache';
import { type Address, addressName } from '../../model/answers/address';
import { type Community, communityHint } from '../../model/answers/community';
import { type PickedAddress, type PickedCommunity, pickAddress, pickCommunity } from '../../model/picked-options';
import type { SearchOption } from '../fields/search-field';

/** Converts a community or a district to a search option. */
export const communityOption = (community: Community): SearchOption<PickedCommunity> => ({
  icon: 'place',
  name: community.name,
  hint: communityHint(community),
  value: pickCommunity(community),
});

/** Converts an address to a search option: its name, and the rest of its label as a hint. */
function addressOption(address: Address): SearchOption<PickedAddress> {
  const name = addressName(address);
  const value = pickAddress(address);
  return { icon: 'place', name, hint: value.label.slice(name.length).replace(/^, /, ''), value };
}

/** Finds communities and districts as search options. */
export const findCommunityOptions = async (source: QuerySource, text: string, signal: AbortSignal) =>
  (await findCommunities(source, text, signal)).communities.map(communityOption);

/** Finds addresses as search options. */
export async function findAddressOptions(
  source: QuerySource,
  text: string,
  signal: AbortSignal,
  /** Called with each found address. */
  onAddress?: (address: Address) => void,
): Promise<SearchOption<PickedAddress>[]> {
  const addresses = await findAddresses(source, text, signal);
  for (const address of addresses) onAddress?.(address);
  return addresses.map(addressOption);
}

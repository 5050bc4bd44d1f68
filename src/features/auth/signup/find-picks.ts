import { array, unknown } from 'superstruct';
import type { Api } from '../../../api/api';
import { parse } from '../../../lib/parse';
import { type Address, addressLabel, toAddress } from '../../../model/address';
import { type Community, communityKey, communityLabel, toCommunity } from '../../../model/community';
import type { SearchOption } from '../../../ui/fields/search-field';
import type { PickedCommunity, PickedOrganization } from './signup-draft';

/** The entries that can be read; the others are reported and left out. */
function readable<Value>(data: unknown, entity: string, toValue: (entry: unknown) => Value): Value[] {
  return parse(data, array(unknown()), entity).flatMap((entry) => {
    try {
      return [toValue(entry)];
    } catch (error) {
      console.warn('[event-portal] An entry of an answer could not be read and is left out.', error);
      return [];
    }
  });
}

const communityOption = (community: Community): SearchOption<PickedCommunity> => {
  const { communityId, districtId, name, zip } = community;
  const kind = districtId === undefined ? 'community' : 'district';
  return {
    icon: 'place',
    ...(zip !== undefined && { hint: zip }),
    value: {
      key: `${kind} ${communityKey(community)}`,
      label: communityLabel(community) || name,
      communityId,
      ...(districtId !== undefined && { districtId }),
    },
  };
};

const organizationOption = (address: Address): SearchOption<PickedOrganization> => ({
  icon: 'place',
  value: { key: String(address.addressId), label: addressLabel(address), addressId: address.addressId },
});

/** Communities and districts for a search text. GET communities */
export async function findCommunities(api: Api, search: string, signal: AbortSignal) {
  const { data } = await api.get('communities', { search }, signal);
  return readable(data, 'CommunityList', toCommunity).map(communityOption);
}

/** Organisations for a search text. GET addresses */
export async function findOrganizations(api: Api, search: string, signal: AbortSignal) {
  const { data } = await api.get('addresses', { search }, signal);
  return readable(data, 'AddressList', toAddress).map(organizationOption);
}

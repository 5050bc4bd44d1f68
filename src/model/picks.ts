import { type Address, addressLabel } from './address';
import { type Community, communityKey, communityLabel } from './community';

/** A community or district that was picked in a search, as plain data for a form and its draft. */
export type PickedPlace = { key: string; label: string; communityId: number; districtId?: number | undefined };

/** An address that was picked in a search. */
export type PickedAddress = { key: string; label: string; addressId: number };

/** A place as a search field keeps it. */
export const pickPlace = (community: Community): PickedPlace => ({
  key: `${community.districtId === undefined ? 'community' : 'district'} ${communityKey(community)}`,
  label: communityLabel(community) || community.name,
  communityId: community.communityId,
  districtId: community.districtId,
});

/** An address as a search field keeps it. */
export const pickAddress = (address: Address): PickedAddress => ({
  key: String(address.addressId),
  label: addressLabel(address),
  addressId: address.addressId,
});

/** A picked place as the server wants it; null for none. */
export const placePayload = (place: PickedPlace | undefined) =>
  place
    ? { community_id: place.communityId, ...(place.districtId !== undefined && { district_id: place.districtId }) }
    : null;

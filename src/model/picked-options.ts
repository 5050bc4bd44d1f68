import { type Address, addressLabel } from './answers/address';
import { type Community, communityKey, communityLabel } from './answers/community';
import type { PlacePayload } from './payloads/address-payload';

/** A community or district that was picked in a search, as plain data for a form and its draft. */
export type PickedCommunity = {
  key: string;
  /** The name path, by which the rules of a client know it. */
  label: string;
  /** What a field shows; picks in older drafts have none. */
  name?: string | undefined;
  communityId: number;
  districtId?: number | undefined;
  /** The postcode that has chosen it, as long as the user has not. */
  postcode?: string | undefined;
};

/** An address that was picked in a search. */
export type PickedAddress = { key: string; label: string; addressId: number };

/** A community or district as a search field keeps it. */
export const pickCommunity = (community: Community): PickedCommunity => ({
  key: `${community.districtId === undefined ? 'community' : 'district'} ${communityKey(community)}`,
  label: communityLabel(community) || community.name,
  name: community.name,
  communityId: community.communityId,
  districtId: community.districtId,
});

/** An address as a search field keeps it. */
export const pickAddress = (address: Address): PickedAddress => ({
  key: String(address.addressId),
  label: addressLabel(address),
  addressId: address.addressId,
});

/** A picked community as the server wants it; null for none. */
export const communityPayload = (community: PickedCommunity | undefined): PlacePayload | null =>
  community
    ? {
        community_id: community.communityId,
        ...(community.districtId !== undefined && { district_id: community.districtId }),
      }
    : null;

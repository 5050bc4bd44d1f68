import { type Address, addressLabel } from './answers/address';
import { type Community, communityKey, communityLabel } from './answers/community';
import type { PlacePayload } from './payloads/address-payload';

/** A community or district picked in a search, as plain data for a form and its draft. */
export type PickedCommunity = {
  key: string;
  /** The name path, by which the client's rules identify it. */
  label: string;
  /** The text in the field; absent in older drafts. */
  name?: string | undefined;
  communityId: number;
  districtId?: number | undefined;
  /** The postcode that filled the field in, until the user picks another community. */
  postcode?: string | undefined;
};

/** An address picked in a search. */
export type PickedAddress = { key: string; label: string; addressId: number };

/** Converts a community or district to the value of a search field. */
export const pickCommunity = (community: Community): PickedCommunity => ({
  key: `${community.districtId === undefined ? 'community' : 'district'} ${communityKey(community)}`,
  label: communityLabel(community) || community.name,
  name: community.name,
  communityId: community.communityId,
  districtId: community.districtId,
});

/** Converts an address to the value of a search field. */
export const pickAddress = (address: Address): PickedAddress => ({
  key: String(address.addressId),
  label: addressLabel(address),
  addressId: address.addressId,
});

/** Converts a picked community to its payload; null for none. */
export const communityPayload = (community: PickedCommunity | undefined): PlacePayload | null =>
  community
    ? {
        community_id: community.communityId,
        ...(community.districtId !== undefined && { district_id: community.districtId }),
      }
    : null;

import { type Addresses, type AddressKind, organizationPath } from '../../model/address-problems';
import type { ProfilePayload } from '../../model/payloads/profile-payload';
import { communityPayload, type PickedAddress, type PickedCommunity } from '../../model/picked-options';

/** The address of a person as the form holds it. */
export type AddressDraft = { street: string; plz: string; community: PickedCommunity | undefined; phone: string };

/** The organisation and addresses in every form about a person. */
export type AddressesDraft = Record<AddressKind, AddressDraft> & {
  /** The typed organisation. */
  freeOrganization: string;
  /** The picked organisation. */
  organization: PickedAddress | undefined;
};

const EMPTY_ADDRESS: AddressDraft = { street: '', plz: '', community: undefined, phone: '' };

/** Returns empty organisation and addresses. */
export const emptyAddresses = (): AddressesDraft => ({
  official: { ...EMPTY_ADDRESS },
  freeOrganization: '',
  organization: undefined,
  private: { ...EMPTY_ADDRESS },
});

/** Clears all addresses but one; the organisation belongs to the official one. */
export const withAddressOnly = <Draft extends AddressesDraft>(draft: Draft, kind: AddressKind | undefined): Draft => ({
  ...draft,
  ...(kind !== 'official' && { official: EMPTY_ADDRESS, freeOrganization: '', organization: undefined }),
  ...(kind !== 'private' && { private: EMPTY_ADDRESS }),
});

/** Converts the addresses for validation. */
export const addressValues = ({ official, private: home, ...organization }: AddressesDraft): Addresses => ({
  official: { ...official, community: official.community?.label },
  private: { ...home, community: home.community?.label },
  freeOrganization: organization.freeOrganization,
  hasOrganization: organization.organization !== undefined,
});

/** Converts the addresses to the payload; names without prefix are those of the official one. */
export const addressesPayload = ({ official, private: home, freeOrganization, organization }: AddressesDraft) =>
  ({
    organization: organization?.addressId ?? null,
    freeOrganization: freeOrganization.trim(),
    street: official.street.trim(),
    plz: official.plz.trim(),
    community: communityPayload(official.community),
    phone: official.phone.trim(),
    private_street: home.street.trim(),
    private_plz: home.plz.trim(),
    private_community: communityPayload(home.community),
    private_phone: home.phone.trim(),
  }) satisfies Partial<ProfilePayload>;

type OrganizationRules = Parameters<typeof organizationPath>[0];

/** Returns the field for the organisation: text, or the search unless a name was typed and not picked. */
export function shownOrganization({ organization, freeOrganization }: AddressesDraft, settings: OrganizationRules) {
  const isTyped = organization === undefined && freeOrganization.trim() !== '';
  return isTyped ? 'freeOrganization' : organizationPath(settings);
}

/** Matches the path of an address field in the payload. */
const PAYLOAD_PATH = /^(private_)?(street|plz|community|phone)(?:\.(?:community|district)_id)?$/;

/** Maps a path of the payload to the path in the form; paths outside of addresses stay. */
export function addressPath(path: string, draft: AddressesDraft, settings: OrganizationRules): string {
  if (path === 'organization' || path === 'freeOrganization') return shownOrganization(draft, settings);
  const [, prefix, name] = PAYLOAD_PATH.exec(path) ?? [];
  return name ? `${prefix ? 'private' : 'official'}.${name}` : path;
}

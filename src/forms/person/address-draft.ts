import { type Addresses, type AddressKind, organizationPath } from '../../model/address-problems';
import type { ProfilePayload } from '../../model/payloads/profile-payload';
import { communityPayload, type PickedAddress, type PickedCommunity } from '../../model/picked-options';

/** Where a person can be reached, as a form holds it. */
export type AddressDraft = { street: string; plz: string; community: PickedCommunity | undefined; phone: string };

/** What every form about a person holds of organisation and addresses. */
export type AddressesDraft = Record<AddressKind, AddressDraft> & {
  /** The organisation as typed. */
  freeOrganization: string;
  /** The organisation as picked. */
  organization: PickedAddress | undefined;
};

const NOTHING: AddressDraft = { street: '', plz: '', community: undefined, phone: '' };

/** Nothing filled in yet. */
export const emptyAddresses = (): AddressesDraft => ({
  official: { ...NOTHING },
  freeOrganization: '',
  organization: undefined,
  private: { ...NOTHING },
});

/** The draft with one of its addresses alone; to the official one belongs the organisation. */
export const withAddressOnly = <Draft extends AddressesDraft>(draft: Draft, kind: AddressKind | undefined): Draft => ({
  ...draft,
  ...(kind !== 'official' && { official: NOTHING, freeOrganization: '', organization: undefined }),
  ...(kind !== 'private' && { private: NOTHING }),
});

/** The addresses as the rules know them. */
export const addressValues = ({ official, private: home, ...organization }: AddressesDraft): Addresses => ({
  official: { ...official, community: official.community?.label },
  private: { ...home, community: home.community?.label },
  freeOrganization: organization.freeOrganization,
  hasOrganization: organization.organization !== undefined,
});

/** The addresses as they are sent: what has no prefix is the official one. */
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

/** The field in which the organisation stands: a text, or a search until a name is typed that nobody has picked. */
export function shownOrganization({ organization, freeOrganization }: AddressesDraft, settings: OrganizationRules) {
  const isTyped = organization === undefined && freeOrganization.trim() !== '';
  return isTyped ? 'freeOrganization' : organizationPath(settings);
}

/** A field of an address where it is sent, and what of it is wrong. */
const SENT = /^(private_)?(street|plz|community|phone)(?:\.(?:community|district)_id)?$/;

/** Where a form has what is sent at a path: for a field of an address its own place, for others the same. */
export function addressPath(path: string, draft: AddressesDraft, settings: OrganizationRules): string {
  if (path === 'organization' || path === 'freeOrganization') return shownOrganization(draft, settings);
  const [, prefix, name] = SENT.exec(path) ?? [];
  return name ? `${prefix ? 'private' : 'official'}.${name}` : path;
}

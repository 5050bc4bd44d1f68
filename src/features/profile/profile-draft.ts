import { type AddressDraft, type AddressesDraft, addressesPayload } from '../../forms/person/address-draft';
import type { RowId } from '../../lib/value-at';
import type { Person, PersonAddress } from '../../model/answers/person';
import type { RoleRelation } from '../../model/answers/role-relation';
import type { ProfilePayload, RelationPayload } from '../../model/payloads/profile-payload';
import { pickAddress, pickCommunity } from '../../model/picked-options';
import type { RelationDraft } from '../../model/relation-problems';

/** A relation as a row of the form: with the server's id, or one of the form until it is saved. */
export type RelationRow = Omit<RelationDraft, 'id'> & { id: RowId };

/** The values of the profile's form; an incomplete profile is valid. */
export type ProfileDraft = AddressesDraft & {
  /** '1' to '3', for a choice field; '' for none. */
  salutation: string;
  firstName: string;
  lastName: string;
  email: string;
  /** The current password, required for a new e-mail address. Always empty after loading and saving. */
  passwordOld: string;
  acceptConditions: boolean;
  acceptPrivacyPolicy: boolean;
  acceptAds: boolean;
  url: string;
  roleRelations: RelationRow[];
};

const addressDraft = ({ street, plz, community, phone }: PersonAddress): AddressDraft => ({
  street,
  plz,
  community: community && pickCommunity(community),
  phone,
});

/** Converts a stored relation to a row of the form. */
export const relationDraft = ({ id, role, address, community, district, status }: RoleRelation): RelationRow => ({
  id,
  role,
  address,
  community,
  district,
  status,
});

/** Returns the initial values of the form for a person. */
export const profileDraft = (person: Person): ProfileDraft => ({
  salutation: String(person.salutation ?? ''),
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  passwordOld: '',
  official: addressDraft(person.official),
  freeOrganization: person.freeOrganization,
  organization: person.organization && pickAddress(person.organization),
  private: addressDraft(person.private),
  acceptConditions: person.acceptConditions,
  acceptPrivacyPolicy: person.acceptPrivacyPolicy,
  acceptAds: person.acceptAds,
  url: person.url,
  roleRelations: person.roleRelations.map(relationDraft),
});

/** Checks whether the form has another e-mail address; upper and lower case are equal. */
export const isEmailChanged = ({ email }: Pick<ProfileDraft, 'email'>, stored: string): boolean =>
  email.trim().toLowerCase() !== stored.trim().toLowerCase();

/** Removes the id of a relation if only the form uses it. */
export const withoutFormId = ({ id, ...relation }: RelationRow): RelationDraft => ({
  ...(typeof id === 'number' && { id }),
  ...relation,
});

/** Returns the payload of a relation: id, role, address, community, district, status (spec section 3). */
const relationPayload = ({ id, role, address, community, district, status }: RelationDraft): RelationPayload => ({
  ...(id !== undefined && { id }),
  role: role ?? null,
  address: address ?? null,
  community: community ?? null,
  district: district ?? null,
  status,
});

/** Returns the payload of PUT persons. @param stored the e-mail address of the record */
export function profilePayload(draft: ProfileDraft, stored: string) {
  return {
    salutation: Number(draft.salutation) || null,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    ...(isEmailChanged(draft, stored) && { passwordOld: draft.passwordOld }),
    ...addressesPayload(draft),
    acceptConditions: draft.acceptConditions,
    acceptPrivacyPolicy: draft.acceptPrivacyPolicy,
    acceptAds: draft.acceptAds,
    url: draft.url.trim(),
    roleRelations: draft.roleRelations.map(withoutFormId).map(relationPayload),
  } satisfies ProfilePayload;
}

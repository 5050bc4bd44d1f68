import type { PlacePayload } from '../../../src/model/payloads/address-payload';
import type { ProfilePayload, RelationPayload, SignupPayload } from '../../../src/model/payloads/profile-payload';
import type { RelationDraft } from '../../../src/model/relation-problems';
import type { Readable } from '../platform/http/body';

/** A community, or one of its districts. */
export type Community = { community: number; district: number | undefined };

/** The contact data of a person, official or private. */
export type ContactInput = { street: string; plz: string; community: Community | undefined; phone: string };

/** A sent profile, trimmed; not yet validated by the client's rules. */
export type ProfileInput = {
  salutation: number | null;
  firstName: string;
  lastName: string;
  email: string;
  passwordOld: string;
  official: ContactInput;
  freeOrganization: string;
  organization: number | undefined;
  private: ContactInput;
  acceptPrivacyPolicy: boolean;
  acceptConditions: boolean;
  acceptAds: boolean;
  url: string;
  relations: RelationDraft[];
};

/** The readable fields of a profile or a sign-up. */
type SentProfile = Readable<Omit<ProfilePayload & SignupPayload, 'roleRelations'>>;

/** Returns a profile from the sent fields, trimmed; missing fields are blank. */
export const profileOf = (sent: SentProfile, relations: readonly RelationPayload[]): ProfileInput => ({
  salutation: sent.salutation ?? null,
  firstName: trimmed(sent.firstName),
  lastName: trimmed(sent.lastName),
  // One form of equal letters (composed, normal width), so that the address is found however it is typed.
  email: trimmed(sent.email).normalize('NFKC'),
  passwordOld: sent.passwordOld ?? '',
  official: {
    street: trimmed(sent.street),
    plz: trimmed(sent.plz),
    community: communityOf(sent.community),
    phone: trimmed(sent.phone),
  },
  freeOrganization: trimmed(sent.freeOrganization),
  organization: sent.organization ?? undefined,
  private: {
    street: trimmed(sent.private_street),
    plz: trimmed(sent.private_plz),
    community: communityOf(sent.private_community),
    phone: trimmed(sent.private_phone),
  },
  acceptPrivacyPolicy: sent.acceptPrivacyPolicy ?? false,
  acceptConditions: sent.acceptConditions ?? false,
  acceptAds: sent.acceptAds ?? false,
  url: trimmed(sent.url),
  relations: relations.map(relationOf),
});

/** Returns the trimmed text of a line; '' for none. */
export const trimmed = (sent: string | null | undefined): string => sent?.trim() ?? '';

/** Returns the sent community, if any. */
export const communityOf = (sent: PlacePayload | null | undefined): Community | undefined =>
  sent ? { community: sent.community_id, district: sent.district_id ?? undefined } : undefined;

const relationOf = ({ id, role, address, community, district, status }: RelationPayload): RelationDraft => ({
  ...(id != null && { id }),
  role: role ?? undefined,
  address: address ?? undefined,
  community: community ?? undefined,
  district: district ?? undefined,
  status: trimmed(status),
});

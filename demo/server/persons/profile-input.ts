import type { PlacePayload } from '../../../src/model/payloads/address-payload';
import type { ProfilePayload, RelationPayload, SignupPayload } from '../../../src/model/payloads/profile-payload';
import type { RelationDraft } from '../../../src/model/relation-problems';
import type { Readable } from '../platform/http/body';

/** A community, or one of its districts. */
export type Place = { community: number; district: number | undefined };

/** The contact data of a person, official or private. */
export type ReachInput = { street: string; plz: string; community: Place | undefined; phone: string };

/** A sent profile, trimmed; not yet validated by the client's rules. */
export type ProfileInput = {
  salutation: number | null;
  firstName: string;
  lastName: string;
  email: string;
  passwordOld: string;
  official: ReachInput;
  freeOrganization: string;
  organization: number | undefined;
  private: ReachInput;
  acceptPrivacyPolicy: boolean;
  acceptConditions: boolean;
  acceptAds: boolean;
  url: string;
  relations: RelationDraft[];
};

/** The readable fields of a profile or a sign-up. */
type Sent = Readable<Omit<ProfilePayload & SignupPayload, 'roleRelations'>>;

/** Returns a profile from the sent fields, trimmed; missing fields are blank. */
export const profileOf = (sent: Sent, relations: readonly RelationPayload[]): ProfileInput => ({
  salutation: sent.salutation ?? null,
  firstName: textOf(sent.firstName),
  lastName: textOf(sent.lastName),
  // One form of equal letters (composed, normal width), so that the address is found however it is typed.
  email: textOf(sent.email).normalize('NFKC'),
  passwordOld: sent.passwordOld ?? '',
  official: {
    street: textOf(sent.street),
    plz: textOf(sent.plz),
    community: placeOfInput(sent.community),
    phone: textOf(sent.phone),
  },
  freeOrganization: textOf(sent.freeOrganization),
  organization: sent.organization ?? undefined,
  private: {
    street: textOf(sent.private_street),
    plz: textOf(sent.private_plz),
    community: placeOfInput(sent.private_community),
    phone: textOf(sent.private_phone),
  },
  acceptPrivacyPolicy: sent.acceptPrivacyPolicy ?? false,
  acceptConditions: sent.acceptConditions ?? false,
  acceptAds: sent.acceptAds ?? false,
  url: textOf(sent.url),
  relations: relations.map(relationOf),
});

/** Returns the trimmed text of a line; '' for none. */
export const textOf = (sent: string | null | undefined): string => sent?.trim() ?? '';

/** Returns the sent community, if any. */
export const placeOfInput = (sent: PlacePayload | null | undefined): Place | undefined =>
  sent ? { community: sent.community_id, district: sent.district_id ?? undefined } : undefined;

const relationOf = ({ id, role, address, community, district, status }: RelationPayload): RelationDraft => ({
  ...(id != null && { id }),
  role: role ?? undefined,
  address: address ?? undefined,
  community: community ?? undefined,
  district: district ?? undefined,
  status: textOf(status),
});

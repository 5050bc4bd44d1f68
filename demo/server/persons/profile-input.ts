import type { PlacePayload } from '../../../src/model/payloads/address-payload';
import type { ProfilePayload, RelationPayload, SignupPayload } from '../../../src/model/payloads/profile-payload';
import type { RelationDraft } from '../../../src/model/relation-problems';
import type { Readable } from '../platform/http/body';

/** A community, or one of its districts. */
export type Place = { community: number; district: number | undefined };

/** One of the two ways to reach a person. */
export type ReachInput = { street: string; plz: string; community: Place | undefined; phone: string };

/** A profile as it was sent, trimmed; the rules of the client are not checked yet. */
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

/** A profile or a sign-up as far as its fields could be read. */
type Sent = Readable<Omit<ProfilePayload & SignupPayload, 'roleRelations'>>;

/** Takes over what was sent, trimmed; what is missing is blank. */
export const profileOf = (sent: Sent, relations: readonly RelationPayload[]): ProfileInput => ({
  salutation: sent.salutation ?? null,
  firstName: textOf(sent.firstName),
  lastName: textOf(sent.lastName),
  // One form of equal letters (composed, normal width), so that the address is found however somebody types it.
  email: textOf(sent.email).normalize('NFKC'),
  passwordOld: sent.passwordOld ?? '',
  official: {
    street: textOf(sent.street),
    plz: textOf(sent.plz),
    community: placeOf(sent.community),
    phone: textOf(sent.phone),
  },
  freeOrganization: textOf(sent.freeOrganization),
  organization: sent.organization ?? undefined,
  private: {
    street: textOf(sent.private_street),
    plz: textOf(sent.private_plz),
    community: placeOf(sent.private_community),
    phone: textOf(sent.private_phone),
  },
  acceptPrivacyPolicy: sent.acceptPrivacyPolicy ?? false,
  acceptConditions: sent.acceptConditions ?? false,
  acceptAds: sent.acceptAds ?? false,
  url: textOf(sent.url),
  relations: relations.map(relationOf),
});

/** The text of a line; '' for none. */
export const textOf = (sent: string | null | undefined): string => sent?.trim() ?? '';

/** The place that was sent, if any. */
export const placeOf = (sent: PlacePayload | null | undefined): Place | undefined =>
  sent ? { community: sent.community_id, district: sent.district_id ?? undefined } : undefined;

const relationOf = ({ id, role, address, community, district, status }: RelationPayload): RelationDraft => ({
  ...(id != null && { id }),
  role: role ?? undefined,
  address: address ?? undefined,
  community: community ?? undefined,
  district: district ?? undefined,
  status: textOf(status),
});

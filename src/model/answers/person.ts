import { array, boolean, defaulted, define, string, type, unknown } from 'superstruct';
import { instant, maybe, parse, ShapeError } from '../../lib/parse';
import { type Address, toAddress } from './address';
import { type Community, toCommunity } from './community';
import { type RoleRelation, toRoleRelation } from './role-relation';

/** Returns a struct that fails with the message of the invalid part. */
const nestedStruct = (name: string, toPart: (answer: unknown) => unknown) =>
  define<object>('worded', (value) => {
    try {
      toPart(value);
      return true;
    } catch (error) {
      return error instanceof ShapeError ? `Invalid ${name}: ${error.message}` : `Invalid ${name}.`;
    }
  });

const optionalText = () => maybe(string());
const consent = () => maybe(boolean());

const PersonAnswer = type({
  id: defaulted(string(), '0'),
  username: optionalText(),
  salutation: maybe(define('salutation', (value) => typeof value === 'number' || typeof value === 'string')),
  firstName: optionalText(),
  lastName: optionalText(),
  email: optionalText(),
  pendingEmail: optionalText(),
  street: optionalText(),
  plz: optionalText(),
  community: maybe(nestedStruct('community', toCommunity)),
  phone: optionalText(),
  freeOrganization: optionalText(),
  organization: maybe(nestedStruct('organization', toAddress)),
  private_street: optionalText(),
  private_plz: optionalText(),
  private_community: maybe(nestedStruct('private_community', toCommunity)),
  private_phone: optionalText(),
  acceptPrivacyPolicy: consent(),
  acceptConditions: consent(),
  acceptAds: consent(),
  url: optionalText(),
  deletionDue: maybe(instant()),
  roleRelations: maybe(array(unknown())),
});

/** 2 is Herr, 3 is Frau, 1 is Diverse. */
export type Salutation = 1 | 2 | 3;

/** The contact data of a person: as part of an organisation, or at home. */
export type PersonAddress = { street: string; plz: string; community?: Community; phone: string };

/** A registered person with profile and role relations (spec section 3, "Person"). */
export type Person = {
  id: string;
  username: string;
  /** Absent where none was chosen. */
  salutation?: Salutation;
  firstName: string;
  lastName: string;
  email: string;
  /** The new email address, not yet confirmed. */
  pendingEmail?: string;
  official: PersonAddress;
  /** The organisation as typed text. */
  freeOrganization: string;
  /** The organisation picked from the addresses. */
  organization?: Address;
  private: PersonAddress;
  acceptPrivacyPolicy: boolean;
  acceptConditions: boolean;
  acceptAds: boolean;
  url: string;
  /** The instant of the account's deletion that its owner requested, ISO 8601. */
  deletionDue?: string;
  roleRelations: RoleRelation[];
};

/** Reads a salutation: none stays none, every value but Herr and Frau becomes Diverse (spec section 3). */
export function toSalutation(value: unknown): Salutation | undefined {
  if (value == null || value === '') return undefined;
  return Number(value) === 2 ? 2 : Number(value) === 3 ? 3 : 1;
}

/**
 * Reads a person. @throws {ShapeError} naming the field of a wrong type, also inside community, organisation and
 * relations
 */
export function toPerson(answer: unknown): Person {
  const raw = parse(answer, PersonAnswer, 'Person');
  const { pendingEmail, organization, deletionDue } = raw;
  const salutation = toSalutation(raw.salutation);
  return {
    id: raw.id,
    username: raw.username ?? '',
    ...(salutation && { salutation }),
    firstName: raw.firstName ?? '',
    lastName: raw.lastName ?? '',
    email: raw.email ?? '',
    ...(pendingEmail && { pendingEmail }),
    official: addressOf(raw.street, raw.plz, raw.community, raw.phone),
    freeOrganization: raw.freeOrganization ?? '',
    ...(organization && { organization: toAddress(organization) }),
    private: addressOf(raw.private_street, raw.private_plz, raw.private_community, raw.private_phone),
    acceptPrivacyPolicy: raw.acceptPrivacyPolicy ?? false,
    acceptConditions: raw.acceptConditions ?? false,
    acceptAds: raw.acceptAds ?? false,
    url: raw.url ?? '',
    ...(deletionDue && { deletionDue }),
    roleRelations: (raw.roleRelations ?? []).map(toRoleRelation),
  };
}

type OptionalText = string | null | undefined;

const addressOf = (
  street: OptionalText,
  plz: OptionalText,
  community: object | null | undefined,
  phone: OptionalText,
): PersonAddress => ({
  street: street ?? '',
  plz: plz ?? '',
  ...(community && { community: toCommunity(community) }),
  phone: phone ?? '',
});

/** Returns the full name, 'Erika Muster', or the user name if there is none. */
export const personName = ({ firstName, lastName, username }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

import { array, boolean, defaulted, define, string, type, unknown } from 'superstruct';
import { instant, maybe, parse, ShapeError } from '../../lib/parse';
import { type Address, toAddress } from './address';
import { type Community, toCommunity } from './community';
import { type RoleRelation, toRoleRelation } from './role-relation';

/** Fails with the words of the part that is wrong. */
const part = (name: string, toPart: (answer: unknown) => unknown) =>
  define<object>('worded', (value) => {
    try {
      toPart(value);
      return true;
    } catch (error) {
      return error instanceof ShapeError ? `Invalid ${name}: ${error.message}` : `Invalid ${name}.`;
    }
  });

const words = () => maybe(string());
const consent = () => maybe(boolean());

const PersonAnswer = type({
  id: defaulted(string(), '0'),
  username: words(),
  salutation: maybe(define('salutation', (value) => typeof value === 'number' || typeof value === 'string')),
  firstName: words(),
  lastName: words(),
  email: words(),
  pendingEmail: words(),
  street: words(),
  plz: words(),
  community: maybe(part('community', toCommunity)),
  phone: words(),
  freeOrganization: words(),
  organization: maybe(part('organization', toAddress)),
  private_street: words(),
  private_plz: words(),
  private_community: maybe(part('private_community', toCommunity)),
  private_phone: words(),
  acceptPrivacyPolicy: consent(),
  acceptConditions: consent(),
  acceptAds: consent(),
  url: words(),
  deletionDue: maybe(instant()),
  roleRelations: maybe(array(unknown())),
});

/** 2 is Herr, 3 is Frau, 1 is Diverse. */
export type Salutation = 1 | 2 | 3;

/** Where a person can be reached: as part of an organisation, or at home. */
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
  /** The new address that is not confirmed yet. */
  pendingEmail?: string;
  official: PersonAddress;
  /** The organisation as typed. */
  freeOrganization: string;
  /** The organisation as picked from the addresses. */
  organization?: Address;
  private: PersonAddress;
  acceptPrivacyPolicy: boolean;
  acceptConditions: boolean;
  acceptAds: boolean;
  url: string;
  /** ISO 8601: when the account will be deleted, as its owner has asked for. */
  deletionDue?: string;
  roleRelations: RoleRelation[];
};

/** Reads a salutation: none stays none, and every value but Herr and Frau is Diverse (spec section 3). */
export function toSalutation(value: unknown): Salutation | undefined {
  if (value == null || value === '') return undefined;
  return Number(value) === 2 ? 2 : Number(value) === 3 ? 3 : 1;
}

/** @throws {ShapeError} naming the field of a wrong type, also inside community, organisation and relations */
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

type Word = string | null | undefined;

const addressOf = (street: Word, plz: Word, community: object | null | undefined, phone: Word): PersonAddress => ({
  street: street ?? '',
  plz: plz ?? '',
  ...(community && { community: toCommunity(community) }),
  phone: phone ?? '',
});

/** 'Erika Muster', or the user name of somebody who has given none. */
export const personName = ({ firstName, lastName, username }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

import { LONGEST_NAME } from '../../../src/model/profile-problems';
import type { RelationDraft } from '../../../src/model/relation-problems';
import type { Body } from '../http/body';

const MOST_RELATIONS = 100;
const LONGEST_STATUS = 50;

/** A community, or one of its districts. */
export type Place = { community: number; district: number | undefined };

/** One of the two ways to reach a person. */
export type ReachInput = { street: string; plz: string; community: Place | undefined; phone: string };

/** A profile as it was sent, read and trimmed; the rules of the client are not checked yet. */
export type ProfileInput = {
  salutation: number;
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

/** Reads a profile; what is wrong with single fields is collected in the body. */
export const readProfile = (body: Body): ProfileInput => ({
  salutation: body.integer('salutation', 1, 3) ?? 1,
  firstName: body.text('firstName', { max: LONGEST_NAME }),
  lastName: body.text('lastName', { max: LONGEST_NAME }),
  // As it is looked for by whoever types it: composed, and in no other width.
  email: body.text('email', { max: 254 }).normalize('NFKC'),
  passwordOld: body.secret('passwordOld'),
  official: readReach(body, ''),
  freeOrganization: body.text('freeOrganization'),
  organization: body.id('organization'),
  private: readReach(body, 'private_'),
  acceptPrivacyPolicy: body.flag('acceptPrivacyPolicy'),
  acceptConditions: body.flag('acceptConditions'),
  acceptAds: body.flag('acceptAds'),
  url: body.text('url', { max: 2000 }),
  relations: body.list('roleRelations', MOST_RELATIONS).map(readRelation),
});

const readReach = (body: Body, prefix: '' | 'private_'): ReachInput => ({
  street: body.text(`${prefix}street`),
  plz: body.text(`${prefix}plz`, { max: 20 }),
  community: readPlace(body, `${prefix}community`),
  phone: body.text(`${prefix}phone`, { max: 50 }),
});

/** Reads `{ community_id, district_id? }`; undefined when there is none. */
export function readPlace(body: Body, name: string): Place | undefined {
  const place = body.object(name);
  const community = place?.id('community_id');
  if (!place) return undefined;
  if (community === undefined) return place.has('community_id') ? undefined : place.wrong('community_id', 'required');
  return { community, district: place.id('district_id') };
}

const readRelation = (relation: Body): RelationDraft => {
  const id = relation.id('id');
  return {
    ...(id !== undefined && { id }),
    role: relation.id('role'),
    address: relation.id('address'),
    community: relation.id('community'),
    district: relation.id('district'),
    status: relation.text('status', { max: LONGEST_STATUS }),
  };
};

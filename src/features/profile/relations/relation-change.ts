import { type RoleRelation, statusBeforeRemoval, wasApproved } from '../../../model/answers/role-relation';
import type { Settings } from '../../../settings/settings-schema';
import { type RelationRow, relationDraft } from '../profile-draft';

/** What saving will do to a relation: nothing, add, change, remove at once, ask for its removal, withdraw that. */
export type RelationChange = 'none' | 'added' | 'changed' | 'removed' | 'removal' | 'withdrawn';

/** What a relation links. */
export type RelationLinks = Pick<RelationRow, 'role' | 'address' | 'community' | 'district'>;

/** The same of a record, which leaves out what it does not link. */
type StoredLinks = Pick<RoleRelation, 'role' | 'address' | 'community' | 'district'>;

/** The statuses that the client's settings give to what a person does. */
export type StatusWords = Pick<Settings['authenticatedArea'], 'initialStatus' | 'changedStatus'>;

const isSame = (one: RelationLinks, other: StoredLinks) =>
  one.role === other.role &&
  one.address === other.address &&
  one.community === other.community &&
  one.district === other.district;

/** The record that a relation of the form stands for. */
export const storedOf = (draft: RelationRow, stored: readonly RoleRelation[]): RoleRelation | undefined =>
  stored.find(({ id }) => id === draft.id);

/** What saving the form will do to a relation. */
export function relationChange(draft: RelationRow, stored: RoleRelation | undefined): RelationChange {
  if (!stored) return 'added';
  if (draft.status === 'delete' && stored.status !== 'delete') return wasApproved(stored) ? 'removal' : 'removed';
  if (draft.status !== 'delete' && stored.status === 'delete') return 'withdrawn';
  return isSame(draft, stored) ? 'none' : 'changed';
}

/** A new relation, which the form gives its id. */
export const addedRelation = (links: RelationLinks, { initialStatus }: StatusWords): Omit<RelationRow, 'id'> => ({
  ...links,
  status: initialStatus,
});

/** A relation with other links; the record's own links bring back its own status. */
export function changedRelation(
  draft: RelationRow,
  links: RelationLinks,
  { stored, words }: { stored: RoleRelation | undefined; words: StatusWords },
): RelationRow {
  if (!stored) return { ...draft, ...links };
  const isBack = isSame(links, stored) && stored.status !== 'delete';
  return { ...draft, ...links, status: isBack ? stored.status : words.changedStatus };
}

/** A relation of which the removal is asked for; the record's links come back, so that nothing else is changed. */
export const removedRelation = (stored: RoleRelation): RelationRow => ({
  ...relationDraft(stored),
  status: 'delete',
});

/** A relation that is to stay after all. */
export const keptRelation = (stored: RoleRelation, { changedStatus }: StatusWords): RelationRow => ({
  ...relationDraft(stored),
  status: stored.status === 'delete' ? statusBeforeRemoval(stored, changedStatus) : stored.status,
});

/** Which fields a relation shows and which of them it needs, by the mode and the role (spec section 6). */
export type RelationFields = {
  role: { isShown: boolean; isRequired: boolean };
  community: { isShown: boolean; isRequired: boolean };
  address: { isShown: boolean; isRequired: boolean };
};

/** The fields for the settings and the chosen role; `typeOfRole` undefined where no role is chosen. */
export function relationFields(
  settings: Pick<Settings['authenticatedArea'], 'rightsManagement' | 'showRoleField' | 'showCommunityField'>,
  typeOfRole: 'address' | 'private' | undefined,
): RelationFields {
  const { rightsManagement: mode, showRoleField, showCommunityField } = settings;
  const needsAddress = mode === 'flexible' || mode === 'restrictive';
  const needsRole = mode === 'restrictive';
  const needsCommunity = mode === 'community';
  const isPrivate = typeOfRole === 'private';
  return {
    role: { isShown: showRoleField || needsRole, isRequired: needsRole },
    community: { isShown: showCommunityField || needsCommunity, isRequired: needsCommunity },
    address: { isShown: !isPrivate, isRequired: needsAddress && !isPrivate },
  };
}

/** How many relations the client allows at most, when that many are there; undefined when one can be added. */
export function mostRelations(
  relations: readonly Pick<RelationRow, 'status'>[],
  { maxRelations }: Pick<Settings['authenticatedArea'], 'maxRelations'>,
): number | undefined {
  const count = relations.filter(({ status }) => status !== 'delete').length;
  return maxRelations > 0 && count >= maxRelations ? maxRelations : undefined;
}

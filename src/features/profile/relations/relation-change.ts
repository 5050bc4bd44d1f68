import { type RoleRelation, statusBeforeRemoval, wasApproved } from '../../../model/answers/role-relation';
import type { Settings } from '../../../settings/settings-schema';
import { type RelationRow, relationDraft } from '../profile-draft';

/**
 * The effect of saving on a relation: none, added, changed, removed at once, removal requested, or that request
 * withdrawn.
 */
export type RelationChange = 'none' | 'added' | 'changed' | 'removed' | 'removal' | 'withdrawn';

/** The links of a relation. */
export type RelationLinks = Pick<RelationRow, 'role' | 'address' | 'community' | 'district'>;

/** The links of a record, where missing ones are absent. */
type StoredLinks = Pick<RoleRelation, 'role' | 'address' | 'community' | 'district'>;

/** The client's statuses for new and changed relations. */
export type StatusSettings = Pick<Settings['authenticatedArea'], 'initialStatus' | 'changedStatus'>;

const isSame = (one: RelationLinks, other: StoredLinks) =>
  one.role === other.role &&
  one.address === other.address &&
  one.community === other.community &&
  one.district === other.district;

/** Returns the record of a relation in the form. */
export const storedOf = (draft: RelationRow, stored: readonly RoleRelation[]): RoleRelation | undefined =>
  stored.find(({ id }) => id === draft.id);

/** Returns the effect of saving the form on a relation. */
export function relationChange(draft: RelationRow, stored: RoleRelation | undefined): RelationChange {
  if (!stored) return 'added';
  if (draft.status === 'delete' && stored.status !== 'delete') return wasApproved(stored) ? 'removal' : 'removed';
  if (draft.status !== 'delete' && stored.status === 'delete') return 'withdrawn';
  return isSame(draft, stored) ? 'none' : 'changed';
}

/** Creates a relation; the form assigns its id. */
export const addedRelation = (links: RelationLinks, { initialStatus }: StatusSettings): Omit<RelationRow, 'id'> => ({
  ...links,
  status: initialStatus,
});

/** Changes the links of a relation; the record's links restore its status. */
export function changedRelation(
  draft: RelationRow,
  links: RelationLinks,
  { stored, statusSettings }: { stored: RoleRelation | undefined; statusSettings: StatusSettings },
): RelationRow {
  if (!stored) return { ...draft, ...links };
  const isRestored = isSame(links, stored) && stored.status !== 'delete';
  return { ...draft, ...links, status: isRestored ? stored.status : statusSettings.changedStatus };
}

/** Requests the removal of a relation; its links are reset to the record's, so that nothing else changes. */
export const removedRelation = (stored: RoleRelation): RelationRow => ({
  ...relationDraft(stored),
  status: 'delete',
});

/** Withdraws the removal of a relation. */
export const restoredRelation = (stored: RoleRelation, { changedStatus }: StatusSettings): RelationRow => ({
  ...relationDraft(stored),
  status: stored.status === 'delete' ? statusBeforeRemoval(stored, changedStatus) : stored.status,
});

/** The visible and required fields of a relation, by mode and role (spec section 6). */
export type RelationFields = {
  role: { isShown: boolean; isRequired: boolean };
  community: { isShown: boolean; isRequired: boolean };
  address: { isShown: boolean; isRequired: boolean };
};

/** Returns the fields for the settings and the chosen role; `typeOfRole` undefined without a role. */
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

/** Returns the client's maximum if it is reached; undefined if a relation can be added. */
export function reachedMaximum(
  relations: readonly Pick<RelationRow, 'status'>[],
  { maxRelations }: Pick<Settings['authenticatedArea'], 'maxRelations'>,
): number | undefined {
  const count = relations.filter(({ status }) => status !== 'delete').length;
  return maxRelations > 0 && count >= maxRelations ? maxRelations : undefined;
}

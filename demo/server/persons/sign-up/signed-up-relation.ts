import { defaultRoleOf } from '../../../../src/model/default-role';
import type { RelationAnswer } from '../../../../src/model/payloads/relation-answer';
import type { Queryable } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';
import { loadRoles, makeRelation, type RelationOwner } from '../make-relation';

/**
 * Makes the relation of a new account from the organisation of its sign-up. Makes none where nothing can be recorded,
 * or where role or community are still open: the form of the first record asks then.
 */
export async function makeSignedUpRelation(transaction: Queryable, owner: RelationOwner, now: Date): Promise<void> {
  const { key, settings } = owner.client;
  const { activateEventsRecording, activateArticles } = settings.applicationSettings;
  if (!activateEventsRecording && !activateArticles) return;
  if (defaultRoleOf(await loadRoles(transaction, key), settings) === undefined) return;
  const answer = await loadAnswer(transaction, owner.accountId);
  if (!answer) return;
  try {
    await makeRelation(transaction, owner, answer, now);
  } catch (error) {
    // An address that was removed since the sign-up must not keep anybody from confirming.
    if (!(error instanceof Problem)) throw error;
  }
}

/** Loads for whom a new person records; undefined if they have not said so completely. */
async function loadAnswer(transaction: Queryable, accountId: number): Promise<RelationAnswer | undefined> {
  const [row] = await transaction.query<{
    organization: number | null;
    name: string;
    community: number | null;
    district: number | null;
    plz: string;
    street: string;
  }>(
    `select organization_id as organization, free_organization as name, community_id as community,
       district_id as district, plz, street from accounts where id = $1`,
    [accountId],
  );
  if (!row) return undefined;
  const { organization, name, community, district, plz, street } = row;
  if (organization !== null) return { organization };
  if (name === '' || community === null) return undefined;
  return { name, community: { community_id: community, district_id: district }, plz, street };
}

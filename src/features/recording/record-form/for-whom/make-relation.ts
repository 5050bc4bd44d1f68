import type { Client } from '../../../../app/client';
import { type RoleRelation, toRoleRelation } from '../../../../model/answers/role-relation';
import type { RelationAnswer } from '../../../../model/payloads/relation-answer';

/**
 * Makes a role relation of the person from their answer. POST /api/my/roleRelations
 *
 * @throws {ApiError} with `fields` when the answer cannot be accepted (422)
 */
export async function makeRelation(
  { api, queryCache }: Pick<Client, 'api' | 'queryCache'>,
  answer: RelationAnswer,
  idempotencyKey: string,
): Promise<RoleRelation> {
  const { data } = await api.post('my/roleRelations', answer, { idempotencyKey });
  // Cached responses of earlier searches lack the new address.
  queryCache.forget('addresses');
  return toRoleRelation(data);
}

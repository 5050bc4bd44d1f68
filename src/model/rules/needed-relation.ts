import { relationUse } from '../relation-problems';
import { type EventProblem, type EventRules, problemIf } from './event-rules';

/**
 * Returns the problem of a role relation: unless rights are free, a record needs one. It must be approved, or new, so
 * that the record waits with it.
 */
export function neededRelationProblems(
  { content, relationStatus }: { content: { relation?: number | undefined }; relationStatus?: string | undefined },
  { authenticatedArea }: Pick<EventRules, 'authenticatedArea'>,
): EventProblem[] {
  if (content.relation === undefined)
    return problemIf(authenticatedArea.rightsManagement !== 'free', 'relation', 'required');
  if (relationStatus === undefined) return [{ path: 'relation', code: 'unknown' }];
  const use = relationUse(relationStatus, authenticatedArea);
  return use === 'usable' || use === 'sendOnly' ? [] : [{ path: 'relation', code: `relation_${use}` }];
}

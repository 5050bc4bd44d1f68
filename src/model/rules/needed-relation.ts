import { unusableReason } from '../relation-problems';
import { type EventProblem, type EventRules, problemIf } from './event-rules';

/** Returns the problem of a role relation: unless rights are free, a record needs one, and it must be approved. */
export function neededRelationProblems(
  { content, relationStatus }: { content: { relation?: number | undefined }; relationStatus?: string | undefined },
  { authenticatedArea }: Pick<EventRules, 'authenticatedArea'>,
): EventProblem[] {
  if (content.relation === undefined)
    return problemIf(authenticatedArea.rightsManagement !== 'free', 'relation', 'required');
  const reason = relationStatus === undefined ? 'unknown' : unusableReason(relationStatus);
  return reason ? [{ path: 'relation', code: reason === 'unknown' ? reason : `relation_${reason}` }] : [];
}

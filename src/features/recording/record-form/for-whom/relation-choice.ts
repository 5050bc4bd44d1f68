import type { RoleRelation } from '../../../../model/answers/role-relation';
import { relationUse } from '../../../../model/relation-problems';
import type { RecordRules } from '../../record-kind';

/** The choice for whom a record is posted, as far as the role relations of the person decide it. */
export type RelationChoice = {
  /** The relations to choose from: approved ones, and new ones, with which a record is sent for approval. */
  selectable: readonly RoleRelation[];
  /** The only one that needs no question. */
  settled: RoleRelation | undefined;
  /** True if the person must first say for whom they post. */
  asksNew: boolean;
};

/** Returns who can post a record. An approved relation goes before new ones. */
export function relationChoice(
  relations: readonly RoleRelation[],
  { authenticatedArea: area }: Pick<RecordRules, 'authenticatedArea'>,
): RelationChoice {
  const withUse = (use: 'usable' | 'sendOnly') => relations.filter(({ status }) => relationUse(status, area) === use);
  const [usable, waiting] = [withUse('usable'), withUse('sendOnly')];
  const [first, ...others] = usable.length > 0 ? usable : waiting;
  return {
    selectable: [...usable, ...waiting],
    settled: others.length === 0 ? first : undefined,
    asksNew: first === undefined && area.rightsManagement !== 'free',
  };
}

import { useRef } from 'react';
import type { ApiError } from '../../../../api/api-error';
import { createIdempotencyKeys } from '../../../../app/idempotency-keys';
import { personStoreOf } from '../../../../app/person-store';
import { usePortal } from '../../../../app/portal';
import type { FieldProblem } from '../../../../forms/engine/form-problems';
import { isSame } from '../../../../lib/value-at';
import type { RoleRelation } from '../../../../model/answers/role-relation';
import type { RelationAnswer } from '../../../../model/payloads/relation-answer';
import {
  EMPTY_FOR_WHOM,
  type ForWhomDraft,
  type ForWhomNeeds,
  forWhomProblems,
  relationAnswer,
  toForWhomPath,
} from './for-whom-draft';
import { makeRelation } from './make-relation';

type NewRelation = {
  /**
   * Makes the relation of an answer, once for each answer: if the record cannot be saved afterwards, it is used again.
   *
   * @returns undefined without a complete answer
   * @throws {ApiError}
   */
  make(answer: ForWhomDraft | undefined): Promise<RoleRelation | undefined>;
  /** Called after the record was saved with it. */
  done(): void;
  /** Returns the problems of a failed answer by the paths of the form; undefined if something else failed. */
  problemsOf(error: ApiError, answer: ForWhomDraft | undefined): FieldProblem[] | undefined;
};

/** Makes the role relation of a person who has none to choose, before their record is saved. */
export function useNewRelation(needs: ForWhomNeeds): NewRelation {
  const { client } = usePortal();
  const attempts = useRef(createIdempotencyKeys());
  const made = useRef<{ answer: RelationAnswer; relation: RoleRelation }>(undefined);
  const failure = useRef<unknown>(undefined);
  return {
    async make(draft = EMPTY_FOR_WHOM) {
      if (forWhomProblems(draft, needs).length > 0) return undefined;
      const answer = relationAnswer(draft, needs);
      if (made.current && isSame(made.current.answer, answer)) return made.current.relation;
      try {
        const { idempotencyKey } = attempts.current.next(answer, undefined);
        const relation = await makeRelation(client, answer, idempotencyKey);
        attempts.current.succeeded();
        made.current = { answer, relation };
        return relation;
      } catch (error) {
        attempts.current.failed(error);
        failure.current = error;
        throw error;
      }
    },
    done() {
      if (made.current) void personStoreOf(client).load({ reload: true });
      made.current = undefined;
    },
    problemsOf: (error, answer = EMPTY_FOR_WHOM) =>
      error === failure.current
        ? error.fields.map((problem) => ({ ...problem, path: toForWhomPath(problem.path, answer) }))
        : undefined,
  };
}

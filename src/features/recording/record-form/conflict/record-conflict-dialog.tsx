import type { Structure } from '../../../../forms/engine/field-definitions';
import { ConflictDialog } from '../../../../forms/layout/conflict-dialog';
import type { Conflict } from '../../../../forms/saving/form-control';
import type { Rubric } from '../../../../model/answers/rubric';
import { useConflictWords } from './conflict-words';

type Props = {
  conflict: Conflict<object>;
  structure: Structure;
  rubrics: readonly Rubric[];
  onClose(): void;
};

/** The record was changed elsewhere meanwhile: field by field, theirs or mine. */
export const RecordConflictDialog = ({ conflict, rubrics, ...props }: Props) => (
  <ConflictDialog conflict={conflict} show={useConflictWords(rubrics)} {...props} />
);

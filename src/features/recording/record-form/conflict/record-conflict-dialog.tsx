import type { Rubric } from '../../../../model/rubric';
import type { Conflict } from '../../../../portal/form/form-control';
import { ConflictDialog } from '../../../../portal/form-parts/conflict-dialog';
import type { Structure } from '../../../../ui/form/describe-form';
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

import type { Structure } from '../../../../forms/engine/field-definitions';
import { ConflictDialog } from '../../../../forms/layout/conflict-dialog';
import type { Conflict } from '../../../../forms/saving/form-control';
import type { Rubric } from '../../../../model/answers/rubric';
import { useRecordConflictLabels } from './conflict-words';

type Props = {
  conflict: Conflict<object>;
  structure: Structure;
  rubrics: readonly Rubric[];
  /** The name of the other member who changed it; absent for the same person elsewhere. */
  by?: string | undefined;
  onClose(): void;
};

/** Renders the dialog for a record that was changed elsewhere, to choose between both versions of each field. */
export const RecordConflictDialog = ({ conflict, rubrics, ...props }: Props) => (
  <ConflictDialog conflict={conflict} show={useRecordConflictLabels(rubrics)} {...props} />
);

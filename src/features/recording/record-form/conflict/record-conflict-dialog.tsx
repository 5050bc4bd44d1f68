import type { Rubric } from '../../../../model/rubric';
import type { Conflict } from '../../../../portal/form/form-control';
import { ConflictDialog } from '../../../../portal/form-parts/conflict-dialog';
import type { Structure } from '../../../../ui/form/describe-form';
import type { EventDraft } from '../../event-form/event-draft';
import { useConflictWords } from './conflict-words';

type Props = {
  conflict: Conflict<EventDraft>;
  structure: Structure;
  rubrics: readonly Rubric[];
  onClose(): void;
};

/** The event was changed elsewhere meanwhile: field by field, theirs or mine. */
export const EventConflictDialog = ({ conflict, rubrics, ...props }: Props) => (
  <ConflictDialog conflict={conflict as unknown as Conflict<object>} show={useConflictWords(rubrics)} {...props} />
);

import type { FieldProblem } from '../../../forms/engine/form-store';
import type { EventContent } from '../../../model/records/event-content';
import { atSharedField, problemsBy, type RecordContext } from '../record-form/record-problems';
import { datesPath } from './dates/new-rows';
import { type EventDraft, eventOfDraft } from './event-draft';

/** The inputs of the rules beside the draft. */
export type EventContext = RecordContext<EventContent>;

/** Maps a problem from a path of the payload to the field of the form. */
export function atEventField(problem: FieldProblem, draft: EventDraft): FieldProblem {
  const [name = '', place = ''] = problem.path.split('.');
  const at = (path: string): FieldProblem => ({ ...problem, path });
  switch (name) {
    case 'rubrics':
      return at(problem.code === 'required' || place === '0' ? 'rubric' : 'addRubrics');
    case 'dates':
    case 'series':
      return at(datesPath(problem.path, problem.code, draft));
    default:
      return atSharedField(problem, draft, () => eventOfDraft(draft));
  }
}

/** Finds the problems that prevent saving a draft or publishing it, depending on its state. */
export const eventProblems = problemsBy<EventDraft, EventContent>({ contentOf: eventOfDraft, atField: atEventField });

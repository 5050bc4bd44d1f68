import type { FieldProblem } from '../../../forms/engine/form-store';
import type { EventContent } from '../../../model/records/event-content';
import { problemsBy, type RecordContext, toSharedFormField } from '../record-form/record-problems';
import { datesPath } from './dates/new-rows';
import { type EventDraft, eventOfDraft } from './event-draft';

/** The inputs of the rules beside the draft. */
export type EventContext = RecordContext<EventContent>;

/** Maps a problem from a path of the payload to the field of the form. */
export function toEventFormField(problem: FieldProblem, draft: EventDraft): FieldProblem {
  const [name = '', index = ''] = problem.path.split('.');
  const withPath = (path: string): FieldProblem => ({ ...problem, path });
  switch (name) {
    case 'rubrics':
      return withPath(problem.code === 'required' || index === '0' ? 'rubric' : 'addRubrics');
    case 'dates':
    case 'series':
      return withPath(datesPath(problem.path, problem.code, draft));
    default:
      return toSharedFormField(problem, draft, () => eventOfDraft(draft));
  }
}

/** Finds the problems that prevent saving a draft or publishing it, depending on its state. */
export const eventProblems = problemsBy<EventDraft, EventContent>({
  contentOf: eventOfDraft,
  toFormField: toEventFormField,
});

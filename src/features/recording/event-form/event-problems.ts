import type { FieldProblem } from '../../../forms/engine/form-store';
import type { EventContent } from '../../../model/records/event-content';
import { atSharedField, problemsBy, type Given as RecordGiven } from '../record-form/record-problems';
import { datesPath } from './dates/new-rows';
import { contentOfDraft, type EventDraft } from './event-draft';

/** What the rules need besides the draft. */
export type Given = RecordGiven<EventContent>;

/** The problem at the field of the form that stands for a path of the payload. */
export function atField(problem: FieldProblem, draft: EventDraft): FieldProblem {
  const [name = '', place = ''] = problem.path.split('.');
  const at = (path: string): FieldProblem => ({ ...problem, path });
  switch (name) {
    case 'rubrics':
      return at(problem.code === 'required' || place === '0' ? 'rubric' : 'addRubrics');
    case 'dates':
    case 'series':
      return at(datesPath(problem.path, problem.code, draft));
    default:
      return atSharedField(problem, draft, () => contentOfDraft(draft));
  }
}

/** What keeps a draft from being saved as its author wants: kept for later, or shown to visitors. */
export const eventProblems = problemsBy<EventDraft, EventContent>({ contentOf: contentOfDraft, atField });

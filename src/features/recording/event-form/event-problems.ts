import type * as EventChecks from '../../../model/rules/event-problems';
import type { EventContent } from '../../../model/written/event-content';
import type { FieldProblem } from '../../../ui/form/form-store';
import type { RecordingRules } from '../use-recording-rules';
import { datesPath } from './dates/new-rows';
import { contentOfDraft, type EventDraft } from './event-draft';

/** What the rules need besides the draft. */
export type Given = {
  rules: RecordingRules;
  /** 'YYYY-MM-DD' in Berlin. */
  today: string;
  /** The status of a role relation of the person. */
  statusOf(relation: number): string | undefined;
  /** Undefined until they are loaded: then only a title is asked for here, and the rest by the server. */
  checks: Pick<typeof EventChecks, 'draftProblems' | 'publishProblems'> | undefined;
};

/** Contents that were made before: drafts are never changed, only replaced. */
const contents = new WeakMap<EventDraft, EventContent>();

function contentOf(draft: EventDraft): EventContent {
  const content = contents.get(draft) ?? contentOfDraft(draft);
  contents.set(draft, content);
  return content;
}

/** What keeps a draft from being saved as its author wants: kept for later, or shown to visitors. */
export function eventProblems(
  draft: EventDraft,
  before: EventDraft,
  { rules, today, statusOf, checks }: Given,
): FieldProblem[] {
  if (!checks) return draft.title.trim() === '' ? [{ path: 'title', code: 'required' }] : [];
  const content = contentOf(draft);
  const problems =
    draft.state === 'draft'
      ? checks.draftProblems(content, { today, media: draft.media })
      : checks.publishProblems(
          {
            content,
            media: draft.media,
            relationStatus: content.relation === undefined ? undefined : statusOf(content.relation),
            published: before.state === 'published' ? contentOf(before) : undefined,
          },
          { rules, today },
        );
  return problems.map((problem) => atField(problem, draft));
}

/** The problem at the field of the form that stands for a path of the payload. */
export function atField(problem: FieldProblem, draft: EventDraft): FieldProblem {
  const [name = '', place = ''] = problem.path.split('.');
  const at = (path: string): FieldProblem => ({ ...problem, path });
  switch (name) {
    case 'rubrics':
      return at(problem.code === 'required' || place === '0' ? 'rubric' : 'addRubrics');
    case 'tags':
      return at('tags');
    case 'dates':
    case 'series':
      return at(datesPath(problem.path, problem.code, draft));
    case 'freeFields':
      return /^\d+$/.test(place) && !(place in draft.freeFields)
        ? at(`freeFields.${contentOfDraft(draft).freeFields[Number(place)]?.name ?? ''}`)
        : problem;
    default:
      return problem;
  }
}

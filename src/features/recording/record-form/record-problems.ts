import type { FieldProblem } from '../../../forms/engine/form-problems';
import type { RoleRelation } from '../../../model/answers/role-relation';
import type { WrittenContent } from '../../../model/records/event-content';
import type { EventProblem } from '../../../model/rules/event-rules';
import type { MediumTexts } from '../../../model/rules/media-problems';
import type { RecordingRules } from '../record-kind';
import { isVisible, type RecordDraft } from './record-draft';

/** A record as its rules see it. */
type ValidatedRecord<Content> = {
  content: Content;
  media: readonly MediumTexts[];
  relationStatus: string | undefined;
  /** What visitors know already. */
  published: Content | undefined;
};

/** The rules of a kind of record, which the server checks as well. */
export type RecordChecks<Content> = {
  /** What keeps it from being kept as a draft. */
  draftProblems(content: Content, given: { today: string; media: readonly MediumTexts[] }): EventProblem[];
  /** What keeps it from being published. */
  publishProblems(judged: ValidatedRecord<Content>, given: { rules: RecordingRules; today: string }): EventProblem[];
};

/** What the rules need besides the draft. */
export type Given<Content> = {
  rules: RecordingRules;
  /** 'YYYY-MM-DD' in Berlin. */
  today: string;
  /** The status of a role relation of the person. */
  statusOf(relation: number): string | undefined;
  /** What there is to choose from, where that is known: the role relations of the person, and the rubrics of the client. */
  relations?: readonly Pick<RoleRelation, 'status'>[];
  rubrics?: readonly unknown[];
  checks: RecordChecks<Content>;
};

/** How the drafts of a kind of record are judged. */
type Judge<Draft, Content> = {
  contentOf(draft: Draft): Content;
  /** The problem at the field of the form that stands for a path of the payload. */
  atField(problem: FieldProblem, draft: Draft): FieldProblem;
};

/** Makes what finds the problems of a kind of record: kept for later, or shown to visitors. */
export function problemsBy<Draft extends RecordDraft, Content extends WrittenContent>({
  contentOf,
  atField,
}: Judge<Draft, Content>) {
  /** Contents that were made before: drafts are never changed, only replaced. */
  const contents = new WeakMap<Draft, Content>();
  function known(draft: Draft): Content {
    const content = contents.get(draft) ?? contentOf(draft);
    contents.set(draft, content);
    return content;
  }

  /** What keeps a draft from being saved as its author wants. */
  return (draft: Draft, before: Draft, { rules, today, statusOf, checks }: Given<Content>): FieldProblem[] => {
    const content = known(draft);
    const problems =
      draft.state !== 'published'
        ? checks.draftProblems(content, { today, media: draft.media })
        : checks.publishProblems(
            {
              content,
              media: draft.media,
              relationStatus: content.relation === undefined ? undefined : statusOf(content.relation),
              published: isVisible(before) ? known(before) : undefined,
            },
            { rules, today },
          );
    return problems.map((problem) => atField(problem, draft));
  };
}

/** The field for a problem of what every record has. @param content gives the record as it is sent */
export function atSharedField(
  problem: FieldProblem,
  draft: RecordDraft,
  content: () => Pick<WrittenContent, 'freeFields'>,
): FieldProblem {
  const [name = '', place = ''] = problem.path.split('.');
  if (name === 'tags') return { ...problem, path: name };
  if (name === 'freeFields' && /^\d+$/.test(place) && !(place in draft.freeFields))
    return { ...problem, path: `freeFields.${content().freeFields[Number(place)]?.name ?? ''}` };
  return problem;
}

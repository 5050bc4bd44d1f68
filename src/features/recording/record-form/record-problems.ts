import type { FieldProblem } from '../../../forms/engine/form-problems';
import type { RecordContent } from '../../../model/records/event-content';
import type { EventProblem } from '../../../model/rules/event-rules';
import type { MediumTexts } from '../../../model/rules/media-problems';
import type { RecordRules } from '../record-kind';
import { EMPTY_FOR_WHOM, type ForWhomNeeds, forWhomProblems, hasOrganization } from './for-whom/for-whom-draft';
import { isVisible, type RecordDraft } from './record-draft';

/** A record as its rules see it. */
type ValidatedRecord<Content> = {
  content: Content;
  media: readonly MediumTexts[];
  relationStatus: string | undefined;
  /** The content that visitors see now. */
  published: Content | undefined;
};

/** The rules of a kind of record, which the server validates as well. */
export type RecordChecks<Content> = {
  /** Finds the problems that prevent storing a draft. */
  draftProblems(content: Content, context: { today: string; media: readonly MediumTexts[] }): EventProblem[];
  /** Finds the problems that prevent publishing. */
  publishProblems(record: ValidatedRecord<Content>, context: { rules: RecordRules; today: string }): EventProblem[];
};

/** The inputs of the rules beside the draft. */
export type RecordContext<Content> = {
  rules: RecordRules;
  /** The current day in Berlin, 'YYYY-MM-DD'. */
  today: string;
  /** Returns the status of one of the person's role relations. */
  statusOf(relation: number): string | undefined;
  /** The loaded rubrics of the client. */
  rubrics?: readonly unknown[];
  /** The questions to a person who has no role relation to choose; undefined for others. */
  forWhom?: ForWhomNeeds | undefined;
  checks: RecordChecks<Content>;
};

const isMissing = ({ path, code }: FieldProblem, field: string) => path === field && code === 'required';

/** The functions that validate the drafts of a kind of record. */
type RecordValidator<Draft, Content> = {
  contentOf(draft: Draft): Content;
  /** Maps a problem from a path of the payload to the field of the form. */
  toFormField(problem: FieldProblem, draft: Draft): FieldProblem;
};

/** Returns a function that validates drafts of a kind of record, depending on the state to save. */
export function problemsBy<Draft extends RecordDraft, Content extends RecordContent>({
  contentOf,
  toFormField,
}: RecordValidator<Draft, Content>) {
  /** The converted contents, cached because drafts are immutable. */
  const contents = new WeakMap<Draft, Content>();
  function cachedContent(draft: Draft): Content {
    const content = contents.get(draft) ?? contentOf(draft);
    contents.set(draft, content);
    return content;
  }

  /** Finds the problems that prevent saving the draft in its state. */
  return (draft: Draft, initial: Draft, context: RecordContext<Content>): FieldProblem[] => {
    const { rules, today, statusOf, checks, forWhom } = context;
    const content = cachedContent(draft);
    const problems =
      draft.state !== 'published'
        ? checks.draftProblems(content, { today, media: draft.media })
        : checks.publishProblems(
            {
              content,
              media: draft.media,
              relationStatus: content.relation === undefined ? undefined : statusOf(content.relation),
              published: isVisible(initial) ? cachedContent(initial) : undefined,
            },
            { rules, today },
          );
    const answer = draft.forWhom ?? EMPTY_FOR_WHOM;
    return problems.flatMap((problem) => {
      if (forWhom && isMissing(problem, 'relation')) return forWhomProblems(answer, forWhom);
      // The organisation of the answer becomes the promoter.
      const isPromoter = isMissing(problem, 'promoter') || problem.code === 'location_or_promoter';
      return forWhom && isPromoter && hasOrganization(answer) ? [] : toFormField(problem, draft);
    });
  };
}

/**
 * Maps a problem of a field that all records have to the field of the form.
 *
 * @param content returns the content as it is sent
 */
export function toSharedFormField(
  problem: FieldProblem,
  draft: RecordDraft,
  content: () => Pick<RecordContent, 'freeFields'>,
): FieldProblem {
  const [name = '', index = ''] = problem.path.split('.');
  if (name === 'tags') return { ...problem, path: name };
  if (name === 'freeFields' && /^\d+$/.test(index) && !(index in draft.freeFields))
    return { ...problem, path: `freeFields.${content().freeFields[Number(index)]?.name ?? ''}` };
  return problem;
}

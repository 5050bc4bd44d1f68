import type { FieldProblem } from '../../../forms/engine/form-store';
import type { ArticleContent } from '../../../model/records/event-content';
import { problemsBy, type RecordContext, toSharedFormField } from '../record-form/record-problems';
import { type ArticleDraft, articleOfDraft } from './article-draft';

/** The inputs of the rules beside the draft. */
export type ArticleContext = RecordContext<ArticleContent>;

/** Maps a problem from a path of the payload to the field of the form. */
export const toArticleFormField = (problem: FieldProblem, draft: ArticleDraft): FieldProblem =>
  problem.path.startsWith('events.')
    ? { ...problem, path: 'events' }
    : toSharedFormField(problem, draft, () => articleOfDraft(draft));

/** Finds the problems that prevent saving a draft or publishing it, depending on its state. */
export const articleFormProblems = problemsBy<ArticleDraft, ArticleContent>({
  contentOf: articleOfDraft,
  toFormField: toArticleFormField,
});

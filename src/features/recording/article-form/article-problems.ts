import type { FieldProblem } from '../../../forms/engine/form-store';
import type { ArticleContent } from '../../../model/records/event-content';
import { atSharedField, problemsBy, type Given as RecordGiven } from '../record-form/record-problems';
import { type ArticleDraft, contentOfDraft } from './article-draft';

/** What the rules need besides the draft. */
export type Given = RecordGiven<ArticleContent>;

/** The problem at the field of the form that stands for a path of the payload. */
export const atField = (problem: FieldProblem, draft: ArticleDraft): FieldProblem =>
  problem.path.startsWith('events.')
    ? { ...problem, path: 'events' }
    : atSharedField(problem, draft, () => contentOfDraft(draft));

/** What keeps a draft from being saved as its author wants: kept for later, or shown to visitors. */
export const articleFormProblems = problemsBy<ArticleDraft, ArticleContent>({ contentOf: contentOfDraft, atField });

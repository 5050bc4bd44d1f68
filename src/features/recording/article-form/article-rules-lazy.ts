import { lazily } from '../../../lib/lazily';
import type { ArticleContent } from '../../../model/written/event-content';
import type { RecordChecks } from '../record-form/record-problems';

/** The rules of an article, which the server checks as well: the form does not wait for them. */
export const articleChecks = lazily<RecordChecks<ArticleContent>>(async () => {
  const { articleDraftProblems, articleProblems } = await import('../../../model/rules/article-problems');
  return { draftProblems: articleDraftProblems, publishProblems: articleProblems };
});

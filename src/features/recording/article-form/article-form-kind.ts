import { lazyDialog } from '../../../forms/layout/lazy-dialog';
import { isDay } from '../../../lib/days';
import { isSame } from '../../../lib/value-at';
import { toWrittenArticle, type WrittenArticle } from '../../../model/answers/article-record';
import type { ArticleContent } from '../../../model/records/event-content';
import { articleDraftProblems, articleProblems } from '../../../model/rules/article-problems';
import { articleKind } from '../article-kind';
import type { FormKind } from '../record-form/form-kind';
import { ARTICLE_SCHEMA, type ArticleDraft, articleDraft, emptyDraft, payloadOf } from './article-draft';
import { atField } from './article-problems';
import { ARTICLE_WORDS } from './article-words';
import { describeArticle } from './describe-article';
import { sectionLines } from './section-lines';

/** The lazy preview dialog, which shows the article as visitors will read it. */
const PreviewDialog = lazyDialog(async () => (await import('./preview/article-preview-dialog')).ArticlePreviewDialog);

const EMPTY: Readonly<Record<string, unknown>> = emptyDraft();

/** The configuration of the article form. */
export const articleForm: FormKind<ArticleDraft, ArticleContent, WrittenArticle> = {
  kind: articleKind,
  words: ARTICLE_WORDS,
  read: toWrittenArticle,
  schema: ARTICLE_SCHEMA,
  emptyDraft,
  draftOf: articleDraft,
  payloadOf,
  describe: describeArticle,
  checks: { draftProblems: articleDraftProblems, publishProblems: articleProblems },
  atField,
  lines: sectionLines,
  isFilled: (draft, name) => !isSame(draft[name as keyof ArticleDraft], EMPTY[name]),
  placeOf: (name) => name,
  Preview: PreviewDialog,
  appearsOn({ publicationDates }, today) {
    const [first] = publicationDates.flatMap(({ date }) => (isDay(date) ? date : [])).sort();
    return first !== undefined && first > today ? first : undefined;
  },
  saved: (articleId) => ({ type: 'portal-article-saved', detail: { articleId } }),
};
